//! Puts `dist/` together: the site, and the whole product in one file.

use crate::linker::{link, squeeze};
use crate::tools::{files_below, in_root, write_if_new};
use crate::{single, styles, wasm};
use anyhow::{Context, Result};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

/// The first module of the program in the pages.
const PROGRAM: &str = "web/main.js";
/// The engine's side of the conversation with the page.
const HOST: &str = "web/engine/host.js";
/// The program as the site ships it.
const LINKED: &str = "app.js";
/// Where index.html wants named what a browser should fetch at once.
const PRELOAD: &str = "<!-- modulepreload -->";
const LANGUAGES: [&str; 3] = ["en", "es", "pt"];

/// Builds what changed and assembles `dist/`. With `dev` modules and style
/// sheets stay as they are; else each becomes one file, which loads sooner.
pub fn build(dev: bool) -> Result<()> {
    let start = Instant::now();
    let load = |path: &str| std::fs::read_to_string(in_root(path)).ok();
    let short = |code: String| if dev { Ok(code) } else { squeeze(&code) };
    let host = link(HOST, &load)?;
    let mut engines = Vec::new();
    for part in &wasm::PARTS {
        let engine = wasm::build(part, dev)?;
        let function = short(engine_function(&engine.glue, &host.code, &host.entry))?;
        engines.push((part, engine.wasm, function));
    }
    let program = link(PROGRAM, &load)?;
    let script = short(format!(
        "(() => {{\n'use strict';\n{}}})();\n",
        program.code
    ))?;

    let mut site: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for path in files_below(&in_root("www"))? {
        let name = path
            .strip_prefix(in_root("www"))?
            .to_string_lossy()
            .replace('\\', "/");
        site.insert(name, std::fs::read(&path)?);
    }
    if !dev {
        styles::join(&mut site)?;
    }
    let words = words()?;
    let inline = single::Inline {
        engines: &engines,
        words: &words,
    };
    let page = single::page(&site, &inline, &script)?;
    for (language, words) in words.as_object().into_iter().flatten() {
        site.insert(format!("i18n/{language}.json"), serde_json::to_vec(words)?);
    }
    let index = site
        .remove("index.html")
        .context("www/index.html is missing")?;
    let index = finish_index(&String::from_utf8(index)?, &program.modules, dev);
    site.insert("index.html".into(), index.into_bytes());
    if dev {
        for module in &program.modules {
            site.insert(module.clone(), std::fs::read(in_root(module))?);
        }
    } else {
        site.insert(LINKED.into(), script.into_bytes());
    }
    for (part, module, function) in engines {
        let script = engine_script(part.name, &function);
        site.insert(part.script.into(), script.into_bytes());
        site.insert(part.module.into(), module);
    }
    site.insert("zermelo.html".into(), page.into_bytes());

    let written = write_site(&in_root("dist"), &site)?;
    println!(
        "dist/: {} files, {written} changed, {:.1} s",
        site.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Names in the page what is to be fetched at once, and the program's one file
/// where there is one.
fn finish_index(html: &str, modules: &[String], dev: bool) -> String {
    if dev {
        let links = modules
            .iter()
            .map(|module| format!("<link rel=\"modulepreload\" href=\"{module}\">"));
        return html.replace(PRELOAD, &links.collect::<Vec<_>>().join("\n  "));
    }
    let engine = "<link rel=\"preload\" href=\"zermelo_bg.wasm\" as=\"fetch\" type=\"application/wasm\" crossorigin>";
    html.replace(PRELOAD, engine)
        .replace(&format!("src=\"{PROGRAM}\""), &format!("src=\"{LINKED}\""))
}

/// Every text of every language. The files are JSON behind `export default`, so
/// that editors and tools read them as code and the page loads them as data.
fn words() -> Result<Value> {
    let mut languages = Map::new();
    for language in LANGUAGES {
        let mut words = Map::new();
        for path in files_below(&in_root("web/i18n").join(language))? {
            let source = std::fs::read_to_string(&path)?;
            let json = source
                .split_once("export default")
                .and_then(|(_, rest)| rest.trim().strip_suffix(';'));
            let json = json
                .with_context(|| format!("{}: expected `export default {{…}};`", path.display()))?;
            let part: Map<String, Value> =
                serde_json::from_str(json).with_context(|| path.display().to_string())?;
            words.extend(part);
        }
        languages.insert(language.into(), words.into());
    }
    Ok(languages.into())
}

/// The engine as a function of the scope it speaks through. Glue and host are
/// inside, so that each call has its own instance: that is how it starts anew.
fn engine_function(glue: &str, host: &str, entry: &str) -> String {
    format!(
        "function (scope) {{\n'use strict';\n{glue}\n{host}{entry}.startHost(scope, wasm_bindgen);\n}}"
    )
}

/// On the site the engine is a script: a worker starts it at once, a page that
/// was refused a worker finds it by its name.
fn engine_script(name: &str, function: &str) -> String {
    format!(
        "(globalThis.zermeloEngines ??= {{}}).{name} = {function};\n\
         if (typeof document === 'undefined') globalThis.zermeloEngines.{name}(globalThis);\n"
    )
}

fn write_site(dist: &Path, site: &BTreeMap<String, Vec<u8>>) -> Result<usize> {
    let mut changed = 0;
    for (name, bytes) in site {
        changed += usize::from(write_if_new(&dist.join(name), bytes)?);
    }
    for path in files_below(dist)? {
        let name = path
            .strip_prefix(dist)?
            .to_string_lossy()
            .replace('\\', "/");
        if !site.contains_key(&name) {
            std::fs::remove_file(&path)
                .with_context(|| format!("cannot remove {}", path.display()))?;
            changed += 1;
            // A folder that is now empty goes too; one that is not, stays.
            let parents = path
                .ancestors()
                .skip(1)
                .take_while(|folder| *folder != dist);
            let _ = parents
                .map(std::fs::remove_dir)
                .take_while(Result::is_ok)
                .count();
        }
    }
    Ok(changed)
}
