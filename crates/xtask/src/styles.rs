//! The style sheets of the site: the common ones as one file, those of each game
//! as another, without what only writers need.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;

/// The name of the common style sheet.
const NAME: &str = "app.css";
/// Where style sheets are written.
const FOLDER: &str = "css/";

/// The files of the site, by their place in it.
type Site = BTreeMap<String, Vec<u8>>;

/// The sheets of one game, or of a screen apart, are those under its name:
/// `css/sim.css`, `css/sim-lesson.css`. They become what the page loads with it,
/// `games/sim.css`; with `dev` that only names them. Gives what they say.
///
/// # Errors
/// A sheet that is not text.
pub fn split(site: &mut Site, parts: &[&str], dev: bool) -> Result<Vec<String>> {
    let mut sheets = Vec::new();
    for part in parts {
        let mut names: Vec<_> = site
            .keys()
            .filter(|name| is_of(part, name))
            .cloned()
            .collect();
        names.sort_by(|one, other| stem(one).cmp(&stem(other)));
        let (mut sheet, mut imports) = (String::new(), String::new());
        for name in &names {
            sheet +=
                std::str::from_utf8(&site[name]).with_context(|| format!("{name} is not text"))?;
            imports += &format!("@import '../{name}';\n");
        }
        let loaded = if dev {
            imports
        } else {
            site.retain(|name, _| !names.contains(name));
            sheet = squeeze(&sheet);
            sheet.clone()
        };
        site.insert(format!("games/{part}.css"), loaded.into_bytes());
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// The name of a sheet without folder and ending.
fn stem(name: &str) -> Option<&str> {
    name.strip_prefix(FOLDER)?.strip_suffix(".css")
}

fn is_of(part: &str, name: &str) -> bool {
    let rest = stem(name).and_then(|stem| stem.strip_prefix(part));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// Puts the sheets that `index.html` links into one, in their order.
///
/// # Errors
/// A link to a sheet that is not there, or a sheet that nothing loads.
pub fn join(site: &mut Site) -> Result<()> {
    let mut html = String::from_utf8(
        site.get("index.html")
            .context("www/index.html is missing")?
            .clone(),
    )?;
    let mut sheet = String::new();
    let (before, after) = ("<link rel=\"stylesheet\" href=\"", "\">");
    let mut place = None;
    while let Some(start) = html.find(before) {
        let rest = &html[start + before.len()..];
        let end = rest
            .find(after)
            .context("index.html: a link does not end")?;
        let name = rest[..end].to_owned();
        let Some(bytes) = site.remove(&name) else {
            bail!("index.html: {name} is missing")
        };
        sheet += &squeeze(&String::from_utf8(bytes)?);
        html.replace_range(start..start + before.len() + end + after.len(), "");
        place.get_or_insert(start);
    }
    let place = place.context("index.html links no style sheet")?;
    if let Some(name) = site.keys().find(|name| stem(name).is_some()) {
        bail!("{name} is linked by no page and has the name of no game or screen")
    }
    html.insert_str(place, &format!("{before}{NAME}{after}"));
    let lines: Vec<_> = html
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    site.insert("index.html".into(), lines.join("\n").into_bytes());
    site.insert(NAME.into(), sheet.into_bytes());
    Ok(())
}

/// Comments go, and blanks beside braces, semicolons and commas. Texts stay.
fn squeeze(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    let mut gap = false;
    while let Some(letter) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            gap = true;
            continue;
        }
        let length = match letter {
            '"' | '\'' => rest[1..].find(letter).map_or(rest.len(), |end| end + 2),
            _ => letter.len_utf8(),
        };
        if letter.is_whitespace() {
            gap = true;
        } else {
            let beside_sign =
                "{};,".contains(letter) || out.ends_with(['{', '}', ';', ',']) || out.is_empty();
            if gap && !beside_sign {
                out.push(' ');
            }
            gap = false;
            out.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::{Site, join, split, squeeze};

    #[test]
    fn only_what_writers_need_goes() {
        let css = "/* why */\n.a > .b:hover ,\n.c {\n  margin: 0 calc(1px + 2px); /* x */\n  content: ' ; {  ';\n}\n";
        assert_eq!(
            squeeze(css),
            ".a > .b:hover,.c{margin: 0 calc(1px + 2px);content: ' ; {  ';}\n"
        );
    }

    fn site(files: &[(&str, &str)]) -> Site {
        let file = |(name, text): &(&str, &str)| (name.to_string(), text.as_bytes().to_vec());
        files.iter().map(file).collect()
    }

    const INDEX: &str = "<head>\n<link rel=\"stylesheet\" href=\"css/b.css\">\n<link rel=\"stylesheet\" href=\"css/a.css\">\n</head>";

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let mut site = site(&[
            ("index.html", INDEX),
            ("css/a.css", "a { }"),
            ("css/b.css", "b { }"),
        ]);
        join(&mut site).expect("joined");
        assert_eq!(site["app.css"], b"b{}\na{}\n");
        assert_eq!(
            site["index.html"],
            b"<head>\n<link rel=\"stylesheet\" href=\"app.css\">\n</head>"
        );
        assert_eq!(site.len(), 2);
    }

    #[test]
    fn a_sheet_that_nothing_loads_is_refused() {
        let mut site = site(&[
            ("index.html", INDEX),
            ("css/a.css", ""),
            ("css/b.css", ""),
            ("css/c.css", ""),
        ]);
        let why = join(&mut site).expect_err("refused").to_string();
        assert!(why.contains("css/c.css"), "{why}");
    }

    #[test]
    fn a_game_has_the_sheets_under_its_name() {
        let games = ["nim", "sim"];
        let all = site(&[
            ("css/a.css", "a { }"),
            ("css/nimble.css", "b { }"),
            ("css/sim-lesson.css", "d { }\n"),
            ("css/sim.css", "c { }\n"),
        ]);
        let mut built = all.clone();
        let sheets = split(&mut built, &games, false).expect("sheets");
        assert_eq!(sheets, ["\n", "c{}d{}\n"]);
        assert_eq!(built["games/nim.css"], b"\n");
        assert_eq!(built["games/sim.css"], b"c{}d{}\n");
        assert!(built.contains_key("css/nimble.css") && built.contains_key("css/a.css"));
        assert_eq!(built.len(), 4);

        let mut plain = all.clone();
        let sheets = split(&mut plain, &games, true).expect("sheets");
        assert_eq!(sheets, ["", "c { }\nd { }\n"]);
        assert_eq!(
            plain["games/sim.css"],
            b"@import '../css/sim.css';\n@import '../css/sim-lesson.css';\n"
        );
        assert!(all.keys().all(|name| plain.contains_key(name)));
    }
}
