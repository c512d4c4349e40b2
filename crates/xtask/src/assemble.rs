//! Puts `dist/` together: the site, and the whole product and each game in one file.

use crate::linker::{Chunk, Linked, link, squeeze};
use crate::release::{PROGRAM as LINKED, Site, WORKER, release};
use crate::single::{self, Inline};
use crate::tools::{files_below, in_root, write_if_new};
use crate::{data, styles, wasm};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

/// The first module of the program in the pages.
const PROGRAM: &str = "web/main.js";
/// The engine's side of the conversation with the page.
const HOST: &str = "web/engine/host.js";
/// The element that other pages show a board with, and its script on the site.
const ELEMENT: [&str; 2] = ["web/embed/element.js", "zermelo-embed.js"];
/// What keeps the site for the time without a network.
const KEEPER: &str = "web/sw.js";
/// What leads a frame without an origin to the product in one file, and its
/// script on the site.
const OPAQUE: [&str; 2] = ["web/embed/opaque.js", "embed-opaque.js"];
/// Where index.html wants named what a browser should fetch at once.
const PRELOAD: &str = "<!-- modulepreload -->";

/// Builds what changed and assembles `dist/`. With `dev` modules and style
/// sheets stay as they are; else they become few files, which load sooner.
pub fn build(dev: bool) -> Result<()> {
    let start = Instant::now();
    let short = |code: String| if dev { Ok(code) } else { squeeze(&code) };
    let games = data::catalogue()?;
    let host = link(HOST, &load)?;
    let engines = engines(&games, &host, dev)?;
    let whole = engine(wasm::WHOLE, &host, dev)?;
    let mut program = link(PROGRAM, &load)?;
    let script = short(format!(
        "(() => {{\n'use strict';\n{}}})();\n",
        program.code
    ))?;
    for chunk in &mut program.chunks {
        chunk.script = short(std::mem::take(&mut chunk.script))?;
    }

    let mut site = Site::new();
    for path in files_below(&in_root("www"))? {
        put(&mut site, name_in("www", &path)?, std::fs::read(&path)?)?;
    }
    let named = games.iter().map(|(game, _)| game.as_str());
    let parts: Vec<_> = named.chain(data::SCREENS).collect();
    let sheets = styles::split(&mut site, &parts, dev)?;
    if !dev {
        styles::join(&mut site)?;
    }
    let data = data::all(&games)?;
    let inline = Inline {
        game: None,
        engines: vec![&whole],
        sheets: sheets.iter().map(String::as_str).collect(),
        data: data.clone(),
        chunks: program.chunks.iter().collect(),
        // There would be no room for them.
        weights: None,
    };
    let mut singles = Site::new();
    let page = single::page(&site, &inline, &script)?;
    singles.insert("zermelo.html".into(), page.into_bytes());
    for (game, _) in &games {
        let asks = data::asks_for_values(game)?;
        let is_asked = |part: &str| part == game || (asks && part == wasm::VALUES);
        let inline = Inline {
            game: Some(game),
            engines: engines
                .iter()
                .filter(|engine| is_asked(&engine.part))
                .collect(),
            sheets: parts
                .iter()
                .zip(&sheets)
                .filter(|(part, _)| *part == game || data::SCREENS.contains(part))
                .map(|(_, sheet)| sheet.as_str())
                .collect(),
            data: data::of_game(&data, &games, game),
            chunks: chunks_of(&program, &games, game),
            weights: weights(&site, game)?,
        };
        let page = single::page(&site, &inline, &script)?;
        singles.insert(format!("zermelo-{game}.html"), page.into_bytes());
    }
    for (name, data) in &data {
        put(&mut site, format!("{name}.json"), serde_json::to_vec(data)?)?;
    }
    let index = site
        .remove("index.html")
        .context("www/index.html is missing")?;
    let index = finish_index(&String::from_utf8(index)?, &program.modules, dev);
    put(
        &mut site,
        "embed.html".into(),
        embed_page(&index).into_bytes(),
    )?;
    put(&mut site, "index.html".into(), index.into_bytes())?;
    for [source, place] in [ELEMENT, OPAQUE] {
        let code = link(source, &load)?.code;
        let code = short(format!("(() => {{\n'use strict';\n{code}}})();\n"))?;
        put(&mut site, place.into(), code.into_bytes())?;
    }
    put_program(&mut site, program, script, dev)?;
    for engine in engines {
        let script = engine_script(&engine.part, &engine.function);
        put(&mut site, engine.file("js"), script.into_bytes())?;
        put(&mut site, engine.file("wasm"), engine.module)?;
        if let Some(module) = engine.simd128 {
            let name = format!("engine/{}-simd128.wasm", engine.part);
            put(&mut site, name, module)?;
        }
    }
    // Modules that are served as they are find each other by their names.
    if !dev {
        let worker = short(load(KEEPER).context("there is no service worker")?)?;
        put(&mut site, WORKER.into(), worker.into_bytes())?;
        site = release(site)?;
    }
    site.extend(singles);

    let written = write_site(&in_root("dist"), &site)?;
    println!(
        "dist/: {} files, {written} changed, {:.1} s",
        site.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// The file that makes the engine of a game stronger, where it has one.
fn weights<'a>(site: &'a Site, game: &str) -> Result<Option<&'a [u8]>> {
    let Some(name) = data::weights_of(game)? else {
        return Ok(None);
    };
    let file = site.get(&name);
    let file =
        file.with_context(|| format!("www/{name} is missing: `cargo xtask train` makes it"))?;
    Ok(Some(file))
}

/// The page for frames: the same, which knows that it is one.
fn embed_page(index: &str) -> String {
    let head = format!("<head>\n  <script src=\"{}\"></script>", OPAQUE[1]);
    index
        .replacen("<head>", &head, 1)
        .replacen("<body>", "<body data-embed=\"true\">", 1)
}

/// A part of the engine: the module, and the function that runs it in a scope.
pub struct Engine {
    pub part: String,
    pub module: Vec<u8>,
    /// Only for the site: a single file has room for one.
    pub simd128: Option<Vec<u8>>,
    pub function: String,
}

impl Engine {
    /// Where the page looks for it on the site.
    fn file(&self, ending: &str) -> String {
        format!("engine/{}.{ending}", self.part)
    }
}

/// A part for each game, and one for the calculator of values.
fn engines(games: &[(String, String)], host: &Linked, dev: bool) -> Result<Vec<Engine>> {
    let parts = games.iter().map(|(game, _)| game.as_str());
    let parts = parts.chain([wasm::VALUES]);
    parts.map(|part| engine(part, host, dev)).collect()
}

fn engine(part: &str, host: &Linked, dev: bool) -> Result<Engine> {
    let built = wasm::build(part, dev)?;
    let function = engine_function(&built.glue, &host.code, &host.entry);
    Ok(Engine {
        part: part.to_owned(),
        module: built.wasm,
        simd128: built.simd128,
        function: if dev { function } else { squeeze(&function)? },
    })
}

/// What can be loaded where only one of the games is shown.
fn chunks_of<'a>(program: &'a Linked, games: &[(String, String)], game: &str) -> Vec<&'a Chunk> {
    let mut seen = BTreeSet::new();
    let is_other = |file: &str| {
        let named = file
            .strip_prefix("games/")
            .and_then(|name| name.strip_suffix(".js"));
        named.is_some_and(|named| named != game && games.iter().any(|(other, _)| other == named))
    };
    let mut open: Vec<&str> = program.loads.iter().map(String::as_str).collect();
    while let Some(file) = open.pop() {
        if is_other(file) || !seen.insert(file) {
            continue;
        }
        let chunk = program.chunks.iter().find(|chunk| chunk.file == file);
        open.extend(
            chunk
                .into_iter()
                .flat_map(|chunk| &chunk.loads)
                .map(String::as_str),
        );
    }
    let chunks = program.chunks.iter();
    chunks
        .filter(|chunk| seen.contains(chunk.file.as_str()))
        .collect()
}

fn load(path: &str) -> Option<String> {
    std::fs::read_to_string(in_root(path)).ok()
}

/// The place of a file below one of our folders, with forward slashes.
fn name_in(folder: &str, path: &Path) -> Result<String> {
    let name = path.strip_prefix(in_root(folder))?;
    Ok(name.to_string_lossy().replace('\\', "/"))
}

/// Two files of one name would be a silent loss.
fn put(site: &mut Site, name: String, bytes: Vec<u8>) -> Result<()> {
    if site.contains_key(&name) {
        bail!("{name} would be in the site twice");
    }
    site.insert(name, bytes);
    Ok(())
}

/// The program as linked scripts, or as the modules that it is made of.
fn put_program(site: &mut Site, program: Linked, script: String, dev: bool) -> Result<()> {
    if !dev {
        put(site, LINKED.into(), script.into_bytes())?;
        for chunk in program.chunks {
            put(site, chunk.file, chunk.script.into_bytes())?;
        }
        return Ok(());
    }
    let later = program.chunks.into_iter().flat_map(|chunk| chunk.modules);
    for module in program.modules.into_iter().chain(later) {
        let source = std::fs::read(in_root(&module))?;
        put(site, module, source)?;
    }
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
    html.replace(&format!("{PRELOAD}\n"), "")
        .replace(&format!("src=\"{PROGRAM}\""), &format!("src=\"{LINKED}\""))
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
fn engine_script(part: &str, function: &str) -> String {
    format!(
        "(globalThis.zermeloEngines ??= {{}}).{part} = {function};\n\
         if (typeof document === 'undefined') globalThis.zermeloEngines.{part}(globalThis);\n"
    )
}

fn write_site(dist: &Path, site: &Site) -> Result<usize> {
    let mut changed = 0;
    for (name, bytes) in site {
        changed += usize::from(write_if_new(&dist.join(name), bytes)?);
    }
    for path in files_below(dist)? {
        let name = name_in("dist", &path)?;
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
