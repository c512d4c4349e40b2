//! All modules of a program, and what each imports.

use super::module::{Edit, Import, Module, Put, resolve};
use super::scan::scan;
use anyhow::{Result, anyhow, bail};
use std::collections::BTreeMap;

/// A module that was read, with the paths of its imports resolved.
pub struct Read {
    pub source: String,
    /// In the order of the source.
    pub edits: Vec<Edit>,
    pub exports: Vec<String>,
}

impl Read {
    fn imports(&self) -> impl Iterator<Item = &Import> {
        self.edits.iter().filter_map(|edit| match &edit.put {
            Put::Import(import) => Some(import),
            Put::Text(_) => None,
        })
    }

    /// Those that have to be there before it runs.
    pub fn at_the_top(&self) -> impl Iterator<Item = &Import> {
        self.imports().filter(|import| !import.is_later())
    }

    /// Every `import()` in it.
    pub fn later(&self) -> impl Iterator<Item = &Import> {
        self.imports().filter(|import| import.is_later())
    }
}

/// Every module that can be reached, by its path.
pub struct Graph(BTreeMap<String, Read>);

impl Graph {
    /// Reads a module and all that can be reached from it.
    pub fn read(entry: &str, load: &dyn Fn(&str) -> Option<String>) -> Result<Graph> {
        let mut graph = Graph(BTreeMap::new());
        let mut open = vec![entry.to_owned()];
        while let Some(path) = open.pop() {
            if graph.0.contains_key(&path) {
                continue;
            }
            let Some(source) = load(&path) else {
                bail!("{path}: no such module")
            };
            let module = read_module(&path, source)?;
            open.extend(module.imports().map(|import| import.path.clone()));
            graph.0.insert(path, module);
        }
        Ok(graph)
    }

    pub fn module(&self, path: &str) -> &Read {
        &self.0[path]
    }

    /// Every `import()`.
    pub fn later(&self) -> impl Iterator<Item = &Import> {
        self.0.values().flat_map(Read::later)
    }

    /// Adds a module behind all that it imports at the top.
    pub fn run(&self, path: &str, done: &mut Vec<String>) -> Result<()> {
        self.run_in(path, done, &mut Vec::new())
    }

    fn run_in(&self, path: &str, done: &mut Vec<String>, open: &mut Vec<String>) -> Result<()> {
        if done.iter().any(|done| done == path) {
            return Ok(());
        }
        if open.iter().any(|open| open == path) {
            bail!(
                "{path}: modules import each other in a circle: {} → {path}",
                open.join(" → ")
            );
        }
        open.push(path.to_owned());
        for import in self.0[path].at_the_top() {
            self.run_in(&import.path, done, open)?;
        }
        open.pop();
        done.push(path.to_owned());
        Ok(())
    }
}

fn read_module(path: &str, source: String) -> Result<Read> {
    let at = |byte: usize| format!("{path}:{}", 1 + source[..byte].matches('\n').count());
    let scanned = scan(&source).map_err(|(byte, why)| anyhow!("{}: {why}", at(byte)))?;
    let mut module = Module {
        source: &source,
        code: &scanned.code,
        edits: Vec::new(),
        exports: Vec::new(),
    };
    module
        .read()
        .map_err(|(byte, why)| anyhow!("{}: {why}", at(byte)))?;
    let Module {
        mut edits, exports, ..
    } = module;
    for edit in &mut edits {
        if let Put::Import(import) = &mut edit.put {
            import.at = at(edit.from);
            import.path =
                resolve(path, &import.path).map_err(|why| anyhow!("{}: {why}", import.at))?;
        }
    }
    Ok(Read {
        source,
        edits,
        exports,
    })
}
