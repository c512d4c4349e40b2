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
//! loaded when that expression is first met, with all that only it needs. What
//! two chunks need is part of the program.

mod graph;
mod module;
mod scan;
mod squeeze;

use anyhow::{Result, anyhow};
use graph::Graph;
use module::{Binds, Import, Put};
pub use squeeze::squeeze;
use std::collections::BTreeMap;
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
}

/// A part of the program that is loaded when it is asked for.
pub struct Chunk {
    /// The script, by the path of its first module below the program's folder.
    pub file: String,
    /// A whole script: it leaves word where the program looks for it.
    pub script: String,
    /// Its own modules, dependencies first.
    pub modules: Vec<String>,
}

/// Links `entry` and all it imports. `load` gives the text of a module by its
/// path, which has forward slashes and no `..`.
///
/// # Errors
/// Anything the linker does not support, with file and line.
pub fn link(entry: &str, load: &dyn Fn(&str) -> Option<String>) -> Result<Linked> {
    let graph = Graph::read(entry, load)?;
    let (program, chunks) = graph.split(entry)?;
    let folder = entry.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut linker = Linker {
        graph: &graph,
        variables: BTreeMap::new(),
        files: chunks
            .keys()
            .map(|path| (path.as_str(), below(folder, path)))
            .collect(),
    };
    let code = linker.emit_all(&program)?;
    let mut shared = Vec::new();
    let mut made = Vec::new();
    for (path, modules) in &chunks {
        let needed = linker.needed(modules, &program);
        let code = linker.emit_all(modules)?;
        made.push(Chunk {
            file: linker.files[path.as_str()].to_owned(),
            script: linker.chunk(path, &needed, &code),
            modules: modules.clone(),
        });
        shared.extend(needed);
    }
    shared.sort_unstable();
    shared.dedup();
    let runtime = RUNTIME.replace("$SHARED", &shared.join(", "));
    Ok(Linked {
        entry: linker.variables[entry].clone(),
        code: if made.is_empty() {
            code
        } else {
            runtime + &code
        },
        modules: program,
        chunks: made,
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
    variables: BTreeMap<String, String>,
    /// The script of each chunk, by its first module.
    files: BTreeMap<&'a str, &'a str>,
}

impl Linker<'_> {
    /// The variables of the program that these modules use.
    fn needed(&self, modules: &[String], program: &[String]) -> Vec<String> {
        let mut needed: Vec<_> = modules
            .iter()
            .flat_map(|path| self.graph.module(path).imports())
            .filter(|import| program.contains(&import.path))
            .map(|import| self.variables[&import.path].clone())
            .collect();
        needed.sort_unstable();
        needed.dedup();
        needed
    }

    fn emit_all(&mut self, modules: &[String]) -> Result<String> {
        let mut code = String::new();
        for path in modules {
            let variable = format!("$m{}", self.variables.len());
            self.emit(path, &variable, &mut code)?;
            self.variables.insert(path.clone(), variable);
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
        let from = || &self.variables[target];
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

    /// A chunk is a function of what it needs of the program.
    fn chunk(&self, path: &str, needed: &[String], code: &str) -> String {
        format!(
            "(globalThis.zermeloChunks ??= {{}})['{}'] = ($program, $import) => {{\n'use strict';\nconst {{ {} }} = $program;\n{code}return {};\n}};\n",
            self.files[path],
            needed.join(", "),
            self.variables[path]
        )
    }
}

#[cfg(test)]
mod tests;
