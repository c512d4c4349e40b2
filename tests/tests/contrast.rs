//! The colours of the theme, light and dark, by the measure of WCAG 2.2: text
//! 4.5 : 1, signs and edges of things on a board 3 : 1.

use std::collections::BTreeMap;
use zermelo_tests::in_root;

type Colours = BTreeMap<String, [u8; 3]>;

/// The tokens of a rule that begins with this selector, in both sheets.
fn tokens(selector: &str) -> Colours {
    let mut colours = Colours::new();
    for sheet in ["www/css/theme.css", "www/css/board.css"] {
        let text = std::fs::read_to_string(in_root(sheet)).expect("the sheet");
        let rules = text.split('}').filter(|rule| {
            let head = rule.split('{').next().unwrap_or_default();
            !head.contains('@')
                && head
                    .lines()
                    .any(|line| line.trim().trim_end_matches(',') == selector)
        });
        for line in rules.flat_map(str::lines) {
            let pair = line
                .trim()
                .strip_prefix("--")
                .and_then(|line| line.split_once(": #"));
            if let Some((name, value)) = pair
                && let Ok(number) = u32::from_str_radix(&value[..6], 16)
            {
                let [_, red, green, blue] = number.to_be_bytes();
                colours.insert(name.to_owned(), [red, green, blue]);
            }
        }
    }
    colours
}

/// Relative luminance, as WCAG has it.
fn luminance(colour: [u8; 3]) -> f64 {
    let [red, green, blue] = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

/// Text, and what it stands on.
const TEXT: [(&str, &[&str]); 16] = [
    (
        "ink",
        &[
            "paper",
            "surface",
            "panel",
            "sunk",
            "accent-soft",
            "win-soft",
            "draw-soft",
            "loss-soft",
            "first-soft",
            "second-soft",
            "third-soft",
        ],
    ),
    ("muted", &["paper", "surface", "panel", "sunk"]),
    ("first", &["paper", "surface"]),
    ("second", &["paper", "surface"]),
    ("third", &["paper", "surface"]),
    ("accent", &["paper", "surface"]),
    ("win", &["paper", "surface", "win-soft"]),
    ("draw", &["paper", "surface", "draw-soft"]),
    ("loss", &["paper", "surface", "loss-soft"]),
    ("on-first", &["first"]),
    ("on-second", &["second"]),
    ("on-accent", &["accent"]),
    ("paper", &["ink"]),
    ("board-ink", &["board-rim"]),
    ("black", &["white"]),
    ("white", &["black"]),
];

/// Signs, edges and focus, and what they have to be told from.
const SIGNS: [(&str, &[&str]); 12] = [
    ("edge", &["paper", "surface"]),
    ("focus", &["paper", "surface", "sunk"]),
    ("first", &["paper"]),
    ("second", &["paper"]),
    ("third", &["paper"]),
    ("stone", &["paper"]),
    ("stone-slate", &["paper"]),
    ("stone-sand", &["paper"]),
    ("black", &["white"]),
    ("white-rim", &["white"]),
    ("focus-board", &["board"]),
    ("hint-board", &["board"]),
];

#[track_caller]
fn assert_contrast(colours: &Colours, theme: &str, pairs: &[(&str, &[&str])], least: f64) {
    let colour = |name: &str| {
        *colours
            .get(name)
            .unwrap_or_else(|| panic!("{theme}: there is no --{name}"))
    };
    let mut low = String::new();
    for (name, grounds) in pairs {
        for ground in *grounds {
            let found = contrast(colour(name), colour(ground));
            if found < least {
                low += &format!("{theme}: {name} on {ground} {found:.2}, wants {least}\n");
            }
        }
    }
    assert!(low.is_empty(), "\n{low}");
}

#[test]
fn measured_as_wcag_has_it() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast([119; 3], [255; 3]) - 4.478).abs() < 0.001);
}

#[test]
fn colours_can_be_told_apart() {
    let light = tokens(":root");
    let mut dark = light.clone();
    dark.extend(tokens("[data-theme='dark']"));
    dark.extend(tokens(":root[data-theme='dark']"));
    assert!(dark != light, "the dark theme has not been found");
    for (theme, colours) in [("light", &light), ("dark", &dark)] {
        assert_contrast(colours, theme, &TEXT, 4.5);
        assert_contrast(colours, theme, &SIGNS, 3.0);
    }
}
