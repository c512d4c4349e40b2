//! All modules of a program, and which script each of them belongs to.

use super::module::{Binds, Edit, Import, Module, Put, resolve};
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
    pub fn imports(&self) -> impl Iterator<Item = &Import> {
        self.edits.iter().filter_map(|edit| match &edit.put {
            Put::Import(import) => Some(import),
            Put::Text(_) => None,
        })
    }
}

/// The modules of each chunk by its first one, dependencies first.
type Chunks = BTreeMap<String, Vec<String>>;

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

    /// The modules of the program, dependencies first, and those of each chunk.
    pub fn split(&self, entry: &str) -> Result<(Vec<String>, Chunks)> {
        let mut program = Vec::new();
        self.run(entry, &mut program, &mut Vec::new())?;
        let mut chunks = Chunks::new();
        for import in self.later() {
            let mut modules = Vec::new();
            self.run(&import.path, &mut modules, &mut Vec::new())?;
            chunks.insert(import.path.clone(), modules);
        }
        // What two chunks need comes last in the program: no chunk runs before
        // all of the program has.
        for path in chunks.values().flatten() {
            if chunks.values().filter(|held| held.contains(path)).count() > 1 {
                self.run(path, &mut program, &mut Vec::new())?;
            }
        }
        if let Some(import) = self.later().find(|import| program.contains(&import.path)) {
            bail!(
                "{}: {} is part of the program already: import it at the top",
                import.at,
                import.path
            );
        }
        for modules in chunks.values_mut() {
            modules.retain(|path| !program.contains(path));
        }
        Ok((program, chunks))
    }

    /// Every `import()`.
    fn later(&self) -> impl Iterator<Item = &Import> {
        let imports = self.0.values().flat_map(Read::imports);
        imports.filter(|import| matches!(import.binds, Binds::Later))
    }

    /// Adds a module behind all that it imports at the top.
    fn run(&self, path: &str, done: &mut Vec<String>, open: &mut Vec<String>) -> Result<()> {
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
        for import in self.0[path].imports() {
            if !matches!(import.binds, Binds::Later) {
                self.run(&import.path, done, open)?;
            }
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
