//! The three languages say the same things.

use std::collections::BTreeSet;
use zermelo_tests::in_root;
use zermelo_tests::words::{Words, placeholders, read_language};

const LANGUAGES: [&str; 3] = ["en", "es", "pt"];

fn words(language: &str) -> Words {
    read_language(&in_root("web/i18n").join(language))
        .unwrap_or_else(|error| panic!("{language}/{error}"))
}

#[test]
fn every_language_has_every_key() {
    let english: BTreeSet<String> = words("en").into_keys().collect();
    for language in LANGUAGES {
        let keys: BTreeSet<String> = words(language).into_keys().collect();
        let missing: Vec<_> = english.difference(&keys).collect();
        let extra: Vec<_> = keys.difference(&english).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{language}: missing {missing:?}, extra {extra:?}"
        );
    }
}

/// A plural form may leave a placeholder out ("one heap"), so it is the forms
/// of a text together that are compared.
#[test]
fn every_text_has_the_same_placeholders_in_every_language() {
    let english = words("en");
    for language in LANGUAGES {
        for (key, forms) in words(language) {
            let names = |forms: &std::collections::BTreeMap<String, String>| -> BTreeSet<String> {
                forms
                    .values()
                    .flat_map(|text| placeholders(text))
                    .map(str::to_owned)
                    .collect()
            };
            let Some(original) = english.get(&key) else {
                continue;
            };
            assert_eq!(names(&forms), names(original), "{language}: {key}");
        }
    }
}

#[test]
fn plurals_have_a_form_for_everything_else_and_no_text_is_empty() {
    for language in LANGUAGES {
        for (key, forms) in words(language) {
            assert!(
                forms.contains_key("") || forms.contains_key("other"),
                "{language}: {key} has no form `other`"
            );
            assert!(
                forms.values().all(|text| !text.trim().is_empty()),
                "{language}: {key} is empty"
            );
        }
    }
}

#[test]
fn every_sentence_of_the_core_can_be_said() {
    for language in LANGUAGES {
        let words = words(language);
        let missing: Vec<_> = zermelo_core::message::keys()
            .filter(|key| !words.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

/// Names, and words that are the same in these languages.
const SAME: [&str; 30] = [
    "convexity.family.column.misere",
    "convexity.family.column.normal",
    "convexity.family.misere",
    "convexity.summary.misere",
    "edit.board",
    "hackenbush.board",
    "hackenbush.name",
    "help.key.enter",
    "help.key.escape",
    "nim.name",
    "nim.preset.marienbad",
    "othello.name",
    "othello.preset.start",
    "player.alice",
    "player.bob",
    "robot.trakis",
    "robot.trikis",
    "robot.trukis",
    "share.format.cgsuite",
    "share.format.digraph6",
    "share.format.dot",
    "share.format.ggf",
    "share.format.graph6",
    "share.format.obf",
    "share.format.tikz",
    "share.link",
    "sim.name",
    "sim.preset.classic",
    "table.title",
    "tokens.preset.kayles",
];

/// A text without a word, such as "{elo} ± {error}", cannot be translated.
fn has_words(text: &str) -> bool {
    let outside = text.split('{').enumerate().map(|(place, part)| {
        let after = if place == 0 {
            Some(part)
        } else {
            part.split_once('}').map(|(_, rest)| rest)
        };
        after.unwrap_or_default()
    });
    outside
        .flat_map(|part| part.split(|letter: char| !letter.is_alphabetic()))
        .any(|word| word.chars().count() > 1)
}

#[test]
fn what_is_the_same_as_in_english_is_meant() {
    let english = words("en");
    for language in ["es", "pt"] {
        let same: Vec<_> = words(language)
            .into_iter()
            .filter(|(key, forms)| {
                english.get(key) == Some(forms) && forms.values().any(|text| has_words(text))
            })
            .map(|(key, _)| key)
            .filter(|key| !SAME.contains(&key.as_str()))
            .collect();
        assert!(same.is_empty(), "{language}: not translated: {same:?}");
    }
    // A list that nobody prunes allows too much.
    let idle: Vec<_> = SAME
        .into_iter()
        .filter(|key| {
            ["es", "pt"]
                .into_iter()
                .all(|language| words(language).get(*key) != english.get(*key))
        })
        .collect();
    assert!(idle.is_empty(), "translated after all: {idle:?}");
}

/// In Spanish and Portuguese a million stones are "a million *of* stones".
#[test]
fn plurals_are_those_of_the_language() {
    for (language, forms) in [
        ("en", &["one", "other"][..]),
        ("es", &["one", "many", "other"]),
        ("pt", &["one", "many", "other"]),
    ] {
        let words = words(language);
        for (key, texts) in &words {
            let unknown: Vec<_> = texts
                .keys()
                .filter(|form| !form.is_empty() && !forms.contains(&form.as_str()))
                .collect();
            assert!(
                unknown.is_empty(),
                "{language}: {key} has forms {unknown:?}"
            );
        }
        for key in ["nim.group", "nim.say"] {
            let found: BTreeSet<_> = words[key].keys().map(String::as_str).collect();
            assert_eq!(found, forms.iter().copied().collect(), "{language}: {key}");
        }
    }
}
