//! A small, strict linker: ES modules in, classic scripts out.
//!
//! It exists so that the product needs no bundler. It reads exactly the forms
//! below and refuses every other one by file and line:
//!
//! ```text
//! import { a, b as c } from './x.js';      export function f() {}
//! import * as x from './x.js';             export async function f() {}
//! import x from './x.js';                  export class C {}
//! import './x.js';                         export const a = …;
//! import('./x.js')  anywhere               export default <expression>;
//! ```
//!
//! Each module becomes a function called once, in the order in which a browser
//! would have run the modules. No cycles, no top-level await.
//!
//! A module that is named by `import()` begins a chunk: a script of its own,
//! loaded when that expression is first met, with all that only it needs. A
//! chunk may load others. What most chunks need is part of the program, what
//! some need is a script aside that comes with them.

mod graph;
mod module;
mod parts;
mod scan;
mod squeeze;

use anyhow::{Context, Result, anyhow};
use graph::{Graph, Read};
use module::{Binds, Import, Put};
use parts::Part;
pub use squeeze::squeeze;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// What loads a chunk, in the page.
const RUNTIME: &str = include_str!("linker/runtime.js");

/// What [`link`] made.
pub struct Linked {
    /// The program: a run of `const $m0 = …;` statements.
    pub code: String,
    /// Every module of the program, dependencies first.
    pub modules: Vec<String>,
    /// The variable that holds what the entry exports.
    pub entry: String,
    /// What is loaded later.
    pub chunks: Vec<Chunk>,
    /// The scripts that the program itself may load.
    pub loads: Vec<String>,
}

/// A part of the program that is loaded when it is asked for.
pub struct Chunk {
    /// The script, by the path of its first module below the program's folder.
    pub file: String,
    /// A whole script: it leaves word where the program looks for it.
    pub script: String,
    /// Its own modules, dependencies first.
    pub modules: Vec<String>,
    /// The scripts that come with it, or that it may load.
    pub loads: Vec<String>,
}

/// Links `entry` and all it imports. `load` gives the text of a module by its
/// path, which has forward slashes and no `..`.
///
/// # Errors
/// Anything the linker does not support, with file and line.
pub fn link(entry: &str, load: &dyn Fn(&str) -> Option<String>) -> Result<Linked> {
    let graph = Graph::read(entry, load)?;
    let parts = parts::split(&graph, entry)?;
    let (program, chunks) = parts.split_first().context("there is no program")?;
    let folder = entry.rsplit_once('/').map_or("", |(folder, _)| folder);
    let all = parts.iter().flat_map(|part| &part.modules);
    let linker = Linker {
        graph: &graph,
        variables: all
            .enumerate()
            .map(|(index, path)| (path.as_str(), format!("$m{index}")))
            .collect(),
        files: chunks
            .iter()
            .map(|chunk| (chunk.first.as_str(), below(folder, &chunk.first)))
            .collect(),
    };
    let shared: BTreeSet<_> = chunks.iter().flat_map(|part| linker.needed(part)).collect();
    let code = linker.emit_all(program)?;
    let runtime = RUNTIME
        .replace("$SHARED", &linker.given(program, &shared))
        .replace("$NEEDS", &linker.needs(chunks));
    Ok(Linked {
        entry: linker.variables[entry].clone(),
        code: if chunks.is_empty() {
            code
        } else {
            runtime + &code
        },
        modules: program.modules.clone(),
        chunks: chunks
            .iter()
            .map(|part| linker.chunk(part, chunks, &shared))
            .collect::<Result<_>>()?,
        loads: linker.later(program),
    })
}

/// A path as seen from a folder that holds it.
fn below<'a>(folder: &str, path: &'a str) -> &'a str {
    path.strip_prefix(folder)
        .map_or(path, |rest| rest.trim_start_matches('/'))
}

struct Linker<'a> {
    graph: &'a Graph,
    /// What each module's exports are called in the scripts.
    variables: BTreeMap<&'a str, String>,
    /// The script of each chunk, by its first module.
    files: BTreeMap<&'a str, &'a str>,
}

impl Linker<'_> {
    /// The modules that a part uses and does not hold.
    fn needed<'b>(&'b self, part: &'b Part) -> impl Iterator<Item = &'b str> {
        let modules = part.modules.iter().map(|path| self.graph.module(path));
        let imports = modules.flat_map(Read::at_the_top);
        let paths = imports.map(|import| import.path.as_str());
        paths.filter(|path| !part.modules.iter().any(|own| own == path))
    }

    /// The scripts aside that chunks come with, as the page looks them up.
    fn needs(&self, chunks: &[Part]) -> String {
        let mut lines = Vec::new();
        for chunk in chunks {
            let files = self.aside(chunk, chunks);
            let files: Vec<_> = files.iter().map(|file| format!("'{file}'")).collect();
            if !files.is_empty() {
                let file = self.files[chunk.first.as_str()];
                lines.push(format!("'{file}': [{}]", files.join(", ")));
            }
        }
        lines.join(", ")
    }

    /// The scripts aside that a chunk comes with.
    fn aside(&self, chunk: &Part, chunks: &[Part]) -> Vec<String> {
        let needed: BTreeSet<_> = self.needed(chunk).collect();
        let is_needed = |part: &&Part| {
            let mut modules = part.modules.iter();
            part.is_aside && modules.any(|path| needed.contains(path.as_str()))
        };
        let file = |part: &Part| self.files[part.first.as_str()].to_owned();
        chunks.iter().filter(is_needed).map(file).collect()
    }

    /// The scripts that a part names by `import()`.
    fn later(&self, part: &Part) -> Vec<String> {
        let modules = part.modules.iter().map(|path| self.graph.module(path));
        let files = modules.flat_map(Read::later);
        files
            .map(|import| self.files[import.path.as_str()].to_owned())
            .collect()
    }

    /// The variables of those modules of a part that others need.
    fn given(&self, part: &Part, shared: &BTreeSet<&str>) -> String {
        let modules = part.modules.iter().map(String::as_str);
        self.list(modules.filter(|path| shared.contains(path)))
    }

    fn list<'b>(&self, paths: impl Iterator<Item = &'b str>) -> String {
        let variables: BTreeSet<_> = paths.map(|path| self.variables[path].as_str()).collect();
        variables.into_iter().collect::<Vec<_>>().join(", ")
    }

    fn emit_all(&self, part: &Part) -> Result<String> {
        let mut code = String::new();
        for path in &part.modules {
            self.emit(path, &self.variables[path.as_str()], &mut code)?;
        }
        Ok(code)
    }

    fn emit(&self, path: &str, variable: &str, code: &mut String) -> Result<()> {
        let module = self.graph.module(path);
        let _ = writeln!(code, "// {path}\nconst {variable} = (() => {{");
        let mut from = 0;
        for edit in &module.edits {
            code.push_str(&module.source[from..edit.from]);
            match &edit.put {
                Put::Text(text) => code.push_str(text),
                Put::Import(import) => {
                    let bound = self.bind(import);
                    code.push_str(&bound.map_err(|why| anyhow!("{}: {why}", import.at))?);
                }
            }
            from = edit.to;
        }
        code.push_str(&module.source[from..]);
        let names: Vec<_> = module
            .exports
            .iter()
            .map(|name| match name.as_str() {
                "default" => "default: $default",
                name => name,
            })
            .collect();
        let _ = writeln!(
            code,
            "\nreturn Object.freeze({{ {} }});\n}})();",
            names.join(", ")
        );
        Ok(())
    }

    /// What stands in the place of an import.
    fn bind(&self, import: &Import) -> Result<String, String> {
        let target = &import.path;
        let from = || &self.variables[target.as_str()];
        match &import.binds {
            Binds::Nothing => Ok(String::new()),
            Binds::Later => Ok(format!("$import('{}')", self.files[target.as_str()])),
            Binds::Namespace(name) => Ok(format!("const {name} = {};", from())),
            Binds::Names(names) => {
                let exports = &self.graph.module(target).exports;
                if let Some((missing, _)) = names.iter().find(|(name, _)| !exports.contains(name)) {
                    return Err(format!("{target} does not export {missing}"));
                }
                let pairs: Vec<_> = names
                    .iter()
                    .map(|(name, local)| {
                        if name == local {
                            name.clone()
                        } else {
                            format!("{name}: {local}")
                        }
                    })
                    .collect();
                Ok(format!("const {{ {} }} = {};", pairs.join(", "), from()))
            }
        }
    }

    /// A chunk is a function of what it needs of all that has run before it. It
    /// adds to that what others need of it.
    fn chunk(&self, part: &Part, chunks: &[Part], shared: &BTreeSet<&str>) -> Result<Chunk> {
        let file = self.files[part.first.as_str()];
        let needed = self.list(self.needed(part));
        let code = self.emit_all(part)?;
        let given = match self.given(part, shared).as_str() {
            "" => String::new(),
            given => format!("Object.assign($program, {{ {given} }});\n"),
        };
        let first = &self.variables[part.first.as_str()];
        Ok(Chunk {
            file: file.to_owned(),
            script: format!(
                "(globalThis.zermeloChunks ??= {{}})['{file}'] = ($program, $import) => {{\n'use strict';\nconst {{ {needed} }} = $program;\n{code}{given}return {first};\n}};\n"
            ),
            modules: part.modules.clone(),
            loads: [self.aside(part, chunks), self.later(part)].concat(),
        })
    }
}

#[cfg(test)]
mod tests;
