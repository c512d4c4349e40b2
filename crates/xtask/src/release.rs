//! A release of the site: every file under a name that says what is in it.
//!
//! `games/nim.js` becomes `games/nim.3f2a91c0.js`, and the program is told so. A
//! page can then never meet a file of another version, wherever it comes from. What
//! others find by its name keeps it: the pages, the icons, the element. The service
//! worker is told of all files, and keeps them for the time without a network.
//!
//! The tests make a second release of the site with this file too.

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The files of the site, by their place in it.
pub type Site = BTreeMap<String, Vec<u8>>;

/// The program: it is told the names of all other files.
pub const PROGRAM: &str = "app.js";
/// The pages that load it.
pub const PAGES: [&str; 2] = ["index.html", "embed.html"];
/// It is told all names, and what the program is called.
pub const WORKER: &str = "sw.js";
/// What other sites load by its name.
const ELEMENT: &str = "zermelo-embed.js";
/// Pages about the product, with what belongs to them.
const EXAMPLES: &str = "examples/";

/// Gives files their names and tells the program, the pages and the worker.
///
/// # Errors
/// A page or a program that is missing, or is not text.
pub fn release(mut plain: Site) -> Result<Site> {
    let program = text(&mut plain, PROGRAM)?;
    let worker = text(&mut plain, WORKER)?;
    let mut names = BTreeMap::new();
    let mut site = Site::new();
    for (name, bytes) in plain {
        let place = if is_named_by_content(&name) {
            by_content(&name, &bytes)
        } else {
            name.clone()
        };
        if place != name {
            names.insert(name, place.clone());
        }
        site.insert(place, bytes);
    }
    let list = serde_json::to_string(&names)?;
    let program = format!("globalThis.ZERMELO_FILES={list};\n{program}").into_bytes();
    names.insert(PROGRAM.into(), by_content(PROGRAM, &program));
    site.insert(names[PROGRAM].clone(), program);
    for page in PAGES {
        let mut html = text(&mut site, page)?;
        for (name, place) in &names {
            html = html.replace(&format!("\"{name}\""), &format!("\"{place}\""));
        }
        site.insert(page.into(), html.into_bytes());
    }
    let worker = told(&site, &names[PROGRAM], &worker);
    site.insert(WORKER.into(), worker.into_bytes());
    Ok(site)
}

/// The worker with the list of what it keeps, under a version that is another one
/// when any of that, or the worker itself, changes.
fn told(site: &Site, program: &str, worker: &str) -> String {
    let is_kept = |name: &&String| *name != ELEMENT && !name.starts_with(EXAMPLES);
    let files: Vec<_> = site.keys().filter(is_kept).collect();
    let mut digest = Sha256::new_with_prefix(worker);
    for name in &files {
        digest.update(name.as_bytes());
        digest.update(Sha256::digest(&site[*name]));
    }
    let version = &format!("{:x}", digest.finalize())[..8];
    let told = serde_json::json!({ "version": version, "program": program, "files": files });
    format!("self.ZERMELO_RELEASE={told};\n{worker}")
}

fn is_named_by_content(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    ["js", "css", "wasm", "json", "weights"].contains(&ending)
        && name != ELEMENT
        && !name.starts_with(EXAMPLES)
}

/// A name with the beginning of the content's digest before its ending.
fn by_content(name: &str, bytes: &[u8]) -> String {
    let digest = format!("{:x}", Sha256::digest(bytes));
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}.{}.{ending}", &digest[..8])
}

fn text(site: &mut Site, name: &str) -> Result<String> {
    let bytes = site
        .remove(name)
        .with_context(|| format!("{name} is missing"))?;
    String::from_utf8(bytes).with_context(|| format!("{name} is not text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(style: &str) -> Site {
        let page =
            "<link href=\"app.css\"><link href=\"icon.svg\"><script src=\"app.js\"></script>";
        [
            ("index.html", page),
            ("embed.html", page),
            ("app.js", "run();"),
            ("sw.js", "keep();"),
            ("app.css", style),
            ("game.weights", "heavy"),
            ("icon.svg", "<svg/>"),
            ("zermelo-embed.js", "define();"),
            ("examples/course.js", "teach();"),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into()
    }

    fn made(style: &str) -> BTreeMap<String, String> {
        let text = |bytes| String::from_utf8(bytes).expect("text");
        let made = release(site(style)).expect("a release").into_iter();
        made.map(|(name, bytes)| (name, text(bytes))).collect()
    }

    #[test]
    fn files_are_named_by_content_and_pages_know_it() {
        let made = made("a { color: red }");
        let named = |ending: &str| {
            let mut names = made.keys().filter(|name| name.starts_with("app."));
            names.find(|name| name.ends_with(ending)).expect("a name")
        };
        let (style, program) = (named(".css"), named(".js"));
        let weights = &by_content("game.weights", b"heavy");
        assert_eq!(style, &by_content("app.css", b"a { color: red }"));
        assert_eq!(program, &by_content("app.js", made[program].as_bytes()));
        assert!(made[program].starts_with(&format!(
            "globalThis.ZERMELO_FILES={{\"app.css\":\"{style}\",\"game.weights\":\"{weights}\"}};\n"
        )));
        for page in PAGES {
            for name in [style, program, "icon.svg"] {
                assert!(made[page].contains(&format!("\"{name}\"")), "{name}");
            }
        }
        for name in ["zermelo-embed.js", "examples/course.js"] {
            assert!(made.contains_key(name) && !made["sw.js"].contains(name));
        }
        for name in [
            "index.html",
            "embed.html",
            "icon.svg",
            style,
            weights,
            program,
        ] {
            assert!(made["sw.js"].contains(&format!("\"{name}\"")), "{name}");
        }
    }

    #[test]
    fn another_content_is_another_version() {
        let versions = ["a { color: red }", "a { color: red }", "b { color: red }"]
            .map(|style| made(style)["sw.js"].clone());
        assert_eq!(versions[0], versions[1]);
        assert_ne!(versions[0], versions[2]);
    }
}
