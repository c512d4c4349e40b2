//! The whole product, or one game of it, in one html file, for `file://` and
//! sandboxed frames.
//!
//! Styles, program, engine and icon go into the page; a content security
//! policy with the digests of exactly those scripts and styles keeps out
//! everything else.

use crate::assemble::Engine;
use crate::linker::Chunk;
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compression, write::GzEncoder};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;

/// What the page finds inside itself instead of fetching it.
pub struct Inline<'a> {
    /// The game, where it is the only one.
    pub game: Option<&'a str>,
    /// The whole engine (in parts much of it would be there several times), or
    /// those parts that the game needs.
    pub engines: Vec<&'a Engine>,
    /// The style sheets of the games.
    pub sheets: Vec<&'a str>,
    /// Words and cards, by the name that the page asks for.
    pub data: BTreeMap<String, Value>,
    /// The parts of the program that the site loads later.
    pub chunks: Vec<&'a Chunk>,
    /// What makes the engine of the game stronger, compressed already.
    pub weights: Option<&'a [u8]>,
}

impl Inline<'_> {
    fn script(&self) -> Result<String> {
        let game = serde_json::to_string(&self.game)?;
        let weights = self.weights.map(|weights| STANDARD.encode(weights));
        let weights = serde_json::to_string(&weights)?;
        let data = STANDARD.encode(compressed(&serde_json::to_vec(&self.data)?)?);
        let mut engines = String::new();
        for Engine {
            part,
            module,
            function,
            ..
        } in &self.engines
        {
            let module = STANDARD.encode(compressed(module)?);
            engines += &format!("{part}: {{ wasm: '{module}', host: {function} }},\n");
        }
        let chunks: BTreeMap<_, _> = self
            .chunks
            .iter()
            .map(|chunk| (&chunk.file, &chunk.script))
            .collect();
        let chunks = STANDARD.encode(compressed(&serde_json::to_vec(&chunks)?)?);
        Ok(format!(
            "globalThis.ZERMELO_INLINE = {{ game: {game}, data: '{data}', chunks: '{chunks}', engines: {{ {engines} }}, weights: {weights} }};\n"
        ))
    }
}

/// As a stream that every browser can undo.
fn compressed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// Makes the page from the site's own `index.html`.
///
/// # Errors
/// Where the page uses something that cannot be put into one file.
pub fn page(site: &BTreeMap<String, Vec<u8>>, inline: &Inline, program: &str) -> Result<String> {
    let html = text(site, "index.html")?;
    let sheets = &inline.sheets;
    let chunks = inline.chunks.iter().map(|chunk| digest(&chunk.script));
    let inline = inline.script()?;
    let mut page = Page {
        site,
        styles: Vec::new(),
        scripts: 0,
        policy: None,
    };
    let mut out = String::with_capacity(html.len() + inline.len() + program.len());
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let end = start
            + rest[start..]
                .find('>')
                .context("index.html: a tag does not end")?
            + 1;
        out.push_str(&rest[..start]);
        let tag = &rest[start..end];
        rest = &rest[end..];
        if let Some(comment) = tag.strip_prefix("<!--") {
            if !comment.ends_with("--") && !comment.ends_with("-->") {
                rest = &rest[rest
                    .find("-->")
                    .context("index.html: a comment does not end")?
                    + 3..];
            }
            continue;
        }
        match Tag::read(tag).name {
            "script" => {
                rest = rest
                    .trim_start()
                    .strip_prefix("</script>")
                    .context("index.html: a script is not empty")?;
                page.script(&Tag::read(tag))?;
            }
            "/head" => {
                for sheet in sheets {
                    out.push_str(&page.style(sheet)?);
                }
                out.push_str(tag);
            }
            "/body" => {
                for script in [inline.as_str(), program] {
                    out.push_str(&element("script", script)?);
                }
                out.push_str(tag);
            }
            _ => out.push_str(&page.tag(tag)?),
        }
    }
    out.push_str(rest);
    if page.scripts != 1 {
        bail!("index.html: {} scripts where one is expected", page.scripts);
    }
    let mark = page
        .policy
        .context("index.html: there is no content security policy")?;
    let styles: Vec<_> = page.styles.iter().map(|style| digest(style)).collect();
    let scripts: Vec<_> = [digest(&inline), digest(program)]
        .into_iter()
        .chain(chunks)
        .collect();
    Ok(out.replacen(mark, &policy(&scripts, &styles), 1))
}

fn policy(scripts: &[String], styles: &[String]) -> String {
    format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         script-src {} 'wasm-unsafe-eval'; worker-src blob:; style-src {}; \
         img-src data: blob:; base-uri 'none'; form-action 'none'\">",
        scripts.join(" "),
        styles.join(" ")
    )
}

fn digest(content: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(content)))
}

/// An element with text inside that no parser can take for its end.
fn element(name: &str, content: &str) -> Result<String> {
    let lower = content.to_ascii_lowercase();
    for mark in [&format!("</{name}"), "<!--", "<script"] {
        if let Some(at) = lower.find(mark) {
            let line = content[..at].rsplit('\n').next().unwrap_or_default();
            bail!(
                "{mark} inside the {name} would end it in the single file: write it in two parts (after `{line}`)"
            );
        }
    }
    Ok(format!("<{name}>{content}</{name}>\n"))
}

struct Page<'a> {
    site: &'a BTreeMap<String, Vec<u8>>,
    styles: Vec<String>,
    scripts: usize,
    /// Stands where the policy goes once everything is known.
    policy: Option<&'static str>,
}

impl Page<'_> {
    fn script(&mut self, tag: &Tag) -> Result<()> {
        if tag.get("type") != Some("module") || tag.get("src") != Some("web/main.js") {
            bail!("index.html: the only script is <script type=\"module\" src=\"web/main.js\">");
        }
        self.scripts += 1;
        Ok(())
    }

    fn style(&mut self, sheet: &str) -> Result<String> {
        let inside = sheet.replace("url(\"data:", "").replace("url(data:", "");
        if sheet.contains("@import") || inside.contains("url(") {
            bail!("a style sheet loads another file, which the single file cannot");
        }
        self.styles.push(sheet.to_owned());
        element("style", sheet)
    }

    fn tag(&mut self, text: &str) -> Result<String> {
        let tag = Tag::read(text);
        match (tag.name, tag.get("rel"), tag.get("http-equiv")) {
            ("meta", _, Some(name)) if name.eq_ignore_ascii_case("content-security-policy") => {
                self.policy = Some("<!--policy-->");
                Ok("<!--policy-->".into())
            }
            ("link", Some("stylesheet"), _) => {
                self.style(self::text(self.site, tag.get("href").unwrap_or_default())?)
            }
            ("link", Some("icon"), _) => {
                let href = tag.get("href").unwrap_or_default();
                let bytes = self
                    .site
                    .get(href)
                    .with_context(|| format!("index.html: {href} is missing"))?;
                let kind = crate::http::content_type(Path::new(href));
                Ok(text.replace(
                    href,
                    &format!("data:{kind};base64,{}", STANDARD.encode(bytes)),
                ))
            }
            // What makes a site installable or quicker has no meaning in one file.
            ("link", Some("manifest" | "apple-touch-icon" | "modulepreload" | "preload"), _) => {
                Ok(String::new())
            }
            ("link", rel, _) => {
                bail!("index.html: the single file cannot hold a link of kind {rel:?}")
            }
            (_, _, _) => {
                let outside = ["src", "href", "srcset", "poster"]
                    .iter()
                    .filter_map(|name| tag.get(name));
                match outside
                    .into_iter()
                    .find(|value| !value.starts_with('#') && !value.starts_with("data:"))
                {
                    Some(value) => bail!("index.html: the single file cannot hold {value}"),
                    None => Ok(text.to_owned()),
                }
            }
        }
    }
}

/// A tag read just well enough for our own page.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    fn read(text: &'a str) -> Self {
        let inner = text
            .trim_start_matches('<')
            .trim_end_matches('>')
            .trim_end_matches('/');
        let (name, mut rest) = inner.split_once(char::is_whitespace).unwrap_or((inner, ""));
        let mut attributes = Vec::new();
        while let Some((key, after)) = rest.split_once("=\"") {
            let Some((value, after)) = after.split_once('"') else {
                break;
            };
            attributes.push((
                key.split_whitespace().next_back().unwrap_or_default(),
                value,
            ));
            rest = after;
        }
        Tag { name, attributes }
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| *value)
    }
}

fn text<'a>(site: &'a BTreeMap<String, Vec<u8>>, name: &str) -> Result<&'a str> {
    let bytes = site
        .get(name)
        .with_context(|| format!("{name} is missing from www/"))?;
    std::str::from_utf8(bytes).with_context(|| format!("{name} is not text"))
}

#[cfg(test)]
mod tests;
