//! What the pages load as data: the words of each language, in packs, the
//! positions that the cards of the games show, and the exercises.

use crate::tools::{files_below, in_root};
use anyhow::{Context, Result, anyhow};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::Path;

/// The games that the pages offer, and the line that each begins with.
const CATALOGUE: &str = "web/games/catalogue.js";
/// The exercises that come with the product.
const EXERCISES: &str = "web/exercises/ready.js";
/// Screens that, like games, have words and a style sheet of their own, loaded
/// when they are opened.
pub const SCREENS: [&str; 1] = ["exercises"];
const LANGUAGES: [&str; 3] = ["en", "es", "pt"];

/// Words that the shell itself needs only now and then.
const SELDOM: [&str; 1] = ["pictures"];

/// The games of the catalogue and their lines.
pub fn catalogue() -> Result<Vec<(String, String)>> {
    let games = read(&in_root(CATALOGUE))?;
    let line = |game: &str, entry: &Value| -> Result<String> {
        let line = entry["line"].as_str();
        Ok(line
            .with_context(|| format!("{CATALOGUE}: {game} has no line"))?
            .to_owned())
    };
    games
        .iter()
        .map(|(game, entry)| Ok((game.clone(), line(game, entry)?)))
        .collect()
}

/// Everything by the name that the page asks for, which on the site is a file
/// with the ending `.json`: `i18n/en`, `i18n/en/nim`, `i18n/en/learn-nim`, `cards`,
/// `exercises`.
pub fn all(games: &[(String, String)]) -> Result<BTreeMap<String, Value>> {
    let mut data = BTreeMap::from([
        ("cards".to_owned(), cards(games)?),
        ("exercises".to_owned(), read(&in_root(EXERCISES))?.into()),
    ]);
    for language in LANGUAGES {
        for path in files_below(&in_root("web/i18n").join(language))? {
            let name = match pack(&path, games) {
                Some(pack) => format!("i18n/{language}/{pack}"),
                None => format!("i18n/{language}"),
            };
            let words = data
                .entry(name)
                .or_insert_with(|| Value::Object(Map::new()));
            if let Value::Object(words) = words {
                words.extend(read(&path)?);
            }
        }
    }
    Ok(data)
}

/// Of all that, what a page of one game needs.
pub fn of_game(
    data: &BTreeMap<String, Value>,
    games: &[(String, String)],
    game: &str,
) -> BTreeMap<String, Value> {
    let is_of_another = |name: &str| {
        let pack = pack(Path::new(name), games).unwrap_or_default();
        let of = pack.strip_prefix("learn-").unwrap_or(pack);
        of != game && games.iter().any(|(other, _)| other == of)
    };
    let mut data = data.clone();
    data.retain(|name, _| !is_of_another(name));
    if let Some(Value::Object(cards)) = data.get_mut("cards") {
        cards.retain(|name, _| name == game);
    }
    data
}

/// Whether the panels of a game ask the calculator of values.
pub fn asks_for_values(game: &str) -> Result<bool> {
    Ok(read(&in_root(CATALOGUE))?[game]["values"] == true)
}

/// The file of `www/` that makes the engine of a game stronger, where it has one.
pub fn weights_of(game: &str) -> Result<Option<String>> {
    let name = &read(&in_root(CATALOGUE))?[game]["weights"];
    Ok(name.as_str().map(str::to_owned))
}

/// The words of a game, those of its lesson, those of a screen apart and those that
/// few ever read are loaded with them, by the name of the file; the others are the
/// shell's.
fn pack<'a>(path: &'a Path, games: &[(String, String)]) -> Option<&'a str> {
    let name = path.file_stem()?.to_str()?;
    let of = name.strip_prefix("learn-").unwrap_or(name);
    let apart = SELDOM.contains(&name)
        || SCREENS.contains(&name)
        || games.iter().any(|(game, _)| game == of);
    apart.then_some(name)
}

/// The table of each game's card, or else of its first line, as the engine would
/// give it: the cards show real positions before any engine is loaded.
fn cards(games: &[(String, String)]) -> Result<Value> {
    let mut cards = Map::new();
    let entries = read(&in_root(CATALOGUE))?;
    for (game, line) in games {
        let line = entries[game]["card"].as_str().unwrap_or(line);
        let table = zermelo_core::games::read(line)
            .map_err(|fault| anyhow!("{CATALOGUE}: {line}: {fault}"))?;
        cards.insert(game.clone(), serde_json::to_value(table.view())?);
    }
    Ok(cards.into())
}

/// JSON behind `export default`, so that editors and tools read it as code and
/// the pages load it as data.
fn read(path: &Path) -> Result<Map<String, Value>> {
    let source =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let json = source
        .split_once("export default")
        .and_then(|(_, rest)| rest.trim().strip_suffix(';'))
        .with_context(|| format!("{}: expected `export default {{…}};`", path.display()))?;
    serde_json::from_str(json).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_game_are_known_by_their_file() {
        let games = [("nim".to_owned(), "nim:3".to_owned())];
        for (file, expected) in [
            ("en/nim.js", Some("nim")),
            ("en/learn-nim.js", Some("learn-nim")),
            ("en/pictures.js", Some("pictures")),
            ("en/exercises.js", Some("exercises")),
            ("en/learn-chess.js", None),
            ("en/shell.js", None),
            ("en/games.js", None),
        ] {
            assert_eq!(pack(Path::new(file), &games), expected, "{file}");
        }
    }

    #[test]
    fn every_game_of_the_catalogue_has_a_card_and_words() {
        let games = catalogue().expect("a catalogue");
        let data = all(&games).expect("data");
        for (game, line) in &games {
            // A card may show the game later than its first line, but not another.
            assert_eq!(data["cards"][game]["start"], line.as_str());
            for language in LANGUAGES {
                for pack in [game.clone(), format!("learn-{game}")] {
                    let words = &data[&format!("i18n/{language}/{pack}")];
                    assert!(words.as_object().is_some_and(|words| !words.is_empty()));
                }
                let shell = &data[&format!("i18n/{language}")];
                assert!(shell[format!("{game}.name")].is_string(), "{game}");
            }
        }
    }
}
