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
