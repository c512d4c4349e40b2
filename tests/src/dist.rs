//! The files of `dist/` by the names they have without a digest, and a later
//! release of the same site.

use crate::in_root;
use crate::release::{PAGES, PROGRAM, WORKER, release};
use std::path::Path;

/// Files of a site, by their place in it.
pub use crate::release::Site as Files;

/// A name without the digest of the content before its ending, if it has one.
pub fn plain_name(name: &str) -> String {
    let mut parts: Vec<_> = name.split('.').collect();
    let digest = parts.len().checked_sub(2).filter(|at| *at > 0);
    if let Some(at) = digest
        && parts[at].len() == 8
        && parts[at].bytes().all(|letter| letter.is_ascii_hexdigit())
    {
        parts.remove(at);
    }
    parts.join(".")
}

/// The place of a file in `dist/`, by its name without a digest.
pub fn in_dist(plain: &str) -> String {
    let (folder, _) = plain.rsplit_once('/').unwrap_or_default();
    let entries = std::fs::read_dir(in_root("dist").join(folder));
    let entries = entries.unwrap_or_else(|error| panic!("dist/{folder}: {error}"));
    let names = entries.map(|entry| entry.expect("a file").file_name());
    let mut places = names.map(|name| {
        let name = name.to_string_lossy();
        if folder.is_empty() {
            name.into_owned()
        } else {
            format!("{folder}/{name}")
        }
    });
    let found = places.find(|place| plain_name(place) == plain);
    found.unwrap_or_else(|| panic!("dist/{plain} is not there: run `cargo xtask build` first"))
}

/// The site as it is in `dist/`, without the single files.
pub fn as_released() -> Files {
    let mut files = Files::new();
    read(&in_root("dist"), "", &mut files);
    files
}

fn read(folder: &Path, name: &str, files: &mut Files) {
    for entry in std::fs::read_dir(folder).expect("the site is built") {
        let path = entry.expect("a file").path();
        let last = path.file_name().expect("a name").to_string_lossy();
        let place = format!("{name}{last}");
        if path.is_dir() {
            read(&path, &format!("{place}/"), files);
        } else if !(place.starts_with("zermelo") && place.ends_with("html")) {
            files.insert(place, std::fs::read(&path).expect("a file"));
        }
    }
}

/// What the next release would be if these texts were others: file, text and what
/// stands in its place.
pub fn later_release(changes: &[(&str, &str, &str)]) -> Files {
    let released = as_released();
    let mut files = Files::new();
    for (place, bytes) in &released {
        let name = plain_name(place);
        let mut bytes = bytes.clone();
        if [PROGRAM, WORKER].contains(&name.as_str()) {
            // The first line is what the build told them.
            let end = bytes.iter().position(|byte| *byte == b'\n');
            bytes.drain(..=end.expect("a first line"));
        }
        if PAGES.contains(&name.as_str()) {
            let mut html = String::from_utf8(bytes).expect("a page");
            for place in released.keys() {
                html = html.replace(place, &plain_name(place));
            }
            bytes = html.into_bytes();
        }
        files.insert(name, bytes);
    }
    for (name, from, to) in changes {
        let text = String::from_utf8(files[*name].clone()).expect("a text");
        assert!(text.contains(from), "{name} does not say {from}");
        files.insert((*name).to_owned(), text.replace(from, to).into_bytes());
    }
    release(files).expect("a release")
}
