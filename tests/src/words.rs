//! Reads the translations: JSON behind `export default`, one file for each part
//! of the product. A text may have plural forms, and placeholders in braces.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Every text of a language: key, then the forms (one, without a name, where
/// there is no plural).
pub type Words = BTreeMap<String, BTreeMap<String, String>>;

/// Reads every file of a language.
///
/// # Errors
/// A file that cannot be read, or a key that comes twice.
pub fn read_language(folder: &Path) -> Result<Words, String> {
    let mut words = Words::new();
    let entries =
        std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let source =
            std::fs::read_to_string(entry.path()).map_err(|error| format!("{name}: {error}"))?;
        let json = source
            .split_once("export default")
            .and_then(|(_, rest)| rest.trim().strip_suffix(';'));
        let json = json.ok_or_else(|| format!("{name}: expected `export default {{…}};`"))?;
        let part: BTreeMap<String, Value> =
            serde_json::from_str(json).map_err(|error| format!("{name}: {error}"))?;
        for (key, value) in part {
            let forms = read_forms(value)
                .ok_or_else(|| format!("{name}: {key} is neither a text nor plural forms"))?;
            if words.insert(key.clone(), forms).is_some() {
                return Err(format!("{name}: {key} comes twice"));
            }
        }
    }
    Ok(words)
}

fn read_forms(value: Value) -> Option<BTreeMap<String, String>> {
    match value {
        Value::String(text) => Some(BTreeMap::from([(String::new(), text)])),
        forms => serde_json::from_value(forms).ok(),
    }
}

/// The names of the placeholders: `{count}`, or `{values:and}` with a format.
pub fn placeholders(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .filter_map(|rest| rest.split(['}', ':']).next())
        .collect()
}
