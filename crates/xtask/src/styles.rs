//! The style sheets of the site as one file, without what only writers need.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;

/// The name of the one style sheet.
const NAME: &str = "app.css";

/// Puts the sheets that `index.html` links into one, in their order.
///
/// # Errors
/// A link to a sheet that is not there.
pub fn join(site: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
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
    use super::{join, squeeze};

    #[test]
    fn only_what_writers_need_goes() {
        let css = "/* why */\n.a > .b:hover ,\n.c {\n  margin: 0 calc(1px + 2px); /* x */\n  content: ' ; {  ';\n}\n";
        assert_eq!(
            squeeze(css),
            ".a > .b:hover,.c{margin: 0 calc(1px + 2px);content: ' ; {  ';}\n"
        );
    }

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let index = "<head>\n<link rel=\"stylesheet\" href=\"css/b.css\">\n<link rel=\"stylesheet\" href=\"css/a.css\">\n</head>";
        let mut site = [
            ("index.html", index),
            ("css/a.css", "a { }"),
            ("css/b.css", "b { }"),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into();
        join(&mut site).expect("joined");
        assert_eq!(site["app.css"], b"b{}\na{}\n");
        assert_eq!(
            site["index.html"],
            b"<head>\n<link rel=\"stylesheet\" href=\"app.css\">\n</head>"
        );
        assert_eq!(site.len(), 2);
    }
}
