//! A small, strict linker: ES modules in, one classic script out.
//!
//! It exists so that the product needs no bundler. It reads exactly the forms
//! below and refuses every other one by file and line:
//!
//! ```text
//! import { a, b as c } from './x.js';      export function f() {}
//! import * as x from './x.js';             export async function f() {}
//! import x from './x.js';                  export class C {}
//! import './x.js';                         export const a = …;
//!                                          export default <expression>;
//! ```
//!
//! Each module becomes a function called once, in the order in which a browser
//! would have run the modules. No cycles, no dynamic import, no top-level await.

mod module;
mod scan;
mod squeeze;

use anyhow::{Result, bail};
use module::{Binds, Edit, Import, Module, resolve};
use scan::scan;
pub use squeeze::squeeze;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What [`link`] made.
pub struct Linked {
    /// The script: a run of `const $m0 = …;` statements.
    pub code: String,
    /// Every module that was linked, dependencies first.
    pub modules: Vec<String>,
    /// The variable that holds what the entry exports.
    pub entry: String,
}

/// Links `entry` and all it imports. `load` gives the text of a module by its
/// path, which has forward slashes and no `..`.
///
/// # Errors
/// Anything the linker does not support, with file and line.
pub fn link(entry: &str, load: &dyn Fn(&str) -> Option<String>) -> Result<Linked> {
    let mut linker = Linker {
        load,
        done: BTreeMap::new(),
        open: Vec::new(),
        order: Vec::new(),
        code: String::new(),
    };
    linker.add(entry)?;
    Ok(Linked {
        entry: linker.variable(entry),
        code: linker.code,
        modules: linker.order,
    })
}

struct Linker<'a> {
    load: &'a dyn Fn(&str) -> Option<String>,
    /// The names that each finished module exports.
    done: BTreeMap<String, Vec<String>>,
    open: Vec<String>,
    order: Vec<String>,
    code: String,
}

impl Linker<'_> {
    fn add(&mut self, path: &str) -> Result<()> {
        if self.done.contains_key(path) {
            return Ok(());
        }
        if self.open.iter().any(|open| open == path) {
            bail!(
                "{path}: modules import each other in a circle: {} → {path}",
                self.open.join(" → ")
            );
        }
        let Some(source) = (self.load)(path) else {
            bail!("{path}: no such module")
        };
        self.open.push(path.to_owned());
        let at = |byte: usize| format!("{path}:{}", 1 + source[..byte].matches('\n').count());
        let scanned =
            scan(&source).map_err(|(byte, why)| anyhow::anyhow!("{}: {why}", at(byte)))?;
        let mut module = Module {
            source: &source,
            code: &scanned.code,
            edits: Vec::new(),
            exports: Vec::new(),
            imports: Vec::new(),
        };
        module
            .read()
            .map_err(|(byte, why)| anyhow::anyhow!("{}: {why}", at(byte)))?;
        let Module {
            mut edits,
            exports,
            imports,
            ..
        } = module;
        for (edit, import) in edits.iter_mut().zip(&imports) {
            let target = resolve(path, &import.path)
                .map_err(|why| anyhow::anyhow!("{}: {why}", at(edit.from)))?;
            self.add(&target)?;
            edit.text = self
                .bind(import, &target)
                .map_err(|why| anyhow::anyhow!("{}: {why}", at(edit.from)))?;
        }
        self.emit(path, &source, edits, &exports);
        self.open.pop();
        self.order.push(path.to_owned());
        self.done.insert(path.to_owned(), exports);
        Ok(())
    }

    fn variable(&self, path: &str) -> String {
        format!(
            "$m{}",
            self.order
                .iter()
                .position(|done| done == path)
                .unwrap_or(self.order.len())
        )
    }

    fn bind(&self, import: &Import, target: &str) -> Result<String, String> {
        let from = self.variable(target);
        match &import.binds {
            Binds::Nothing => Ok(String::new()),
            Binds::Namespace(name) => Ok(format!("const {name} = {from};")),
            Binds::Names(names) => {
                if let Some((missing, _)) = names
                    .iter()
                    .find(|(name, _)| !self.done[target].contains(name))
                {
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
                Ok(format!("const {{ {} }} = {from};", pairs.join(", ")))
            }
        }
    }

    fn emit(&mut self, path: &str, source: &str, edits: Vec<Edit>, exports: &[String]) {
        let variable = self.variable(path);
        let _ = writeln!(self.code, "// {path}\nconst {variable} = (() => {{");
        let mut from = 0;
        for edit in edits {
            self.code.push_str(&source[from..edit.from]);
            self.code.push_str(&edit.text);
            from = edit.to;
        }
        self.code.push_str(&source[from..]);
        let names: Vec<_> = exports
            .iter()
            .map(|name| {
                if name == "default" {
                    "default: $default"
                } else {
                    name
                }
            })
            .collect();
        let _ = writeln!(
            self.code,
            "\nreturn Object.freeze({{ {} }});\n}})();",
            names.join(", ")
        );
    }
}

#[cfg(test)]
mod tests;
