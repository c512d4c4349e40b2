//! All modules of a program, and which script each of them belongs to.

use super::module::{Edit, Import, Module, Put, resolve};
use super::scan::scan;
use anyhow::{Result, anyhow, bail};
use std::collections::{BTreeMap, BTreeSet};

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

/// Modules that become one script: the program, or a chunk.
pub struct Part {
    /// The module that it begins with: the entry, or what `import()` names.
    pub first: String,
    /// Its modules, dependencies first.
    pub modules: Vec<String>,
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

    /// The program, then its chunks, each before those that only it loads.
    pub fn split(&self, entry: &str) -> Result<Vec<Part>> {
        let mut parts = Vec::new();
        self.place(entry, &[], &BTreeSet::new(), &mut parts)?;
        for import in self.later() {
            let holds = |part: &Part| part.modules.contains(&import.path);
            if parts
                .iter()
                .any(|part| part.first != import.path && holds(part))
            {
                bail!(
                    "{}: {} is part of the program already: import it at the top",
                    import.at,
                    import.path
                );
            }
        }
        Ok(parts)
    }

    /// Adds the part that begins with a module, and all parts below it. `loaded`
    /// are the modules that are there before it, `begun` the chunks that are
    /// loaded from further up.
    fn place(
        &self,
        first: &str,
        loaded: &[String],
        begun: &BTreeSet<String>,
        parts: &mut Vec<Part>,
    ) -> Result<()> {
        let mut held = loaded.to_vec();
        self.run(first, &mut held, &mut Vec::new())?;
        let mut below = BTreeSet::new();
        loop {
            let own = held[loaded.len()..].iter();
            let named = own.flat_map(|path| self.0[path].later());
            below.extend(named.map(|import| import.path.clone()));
            below.retain(|path| !begun.contains(path));
            let stops = &below | begun;
            let reached: Vec<_> = below
                .iter()
                .map(|chunk| self.reach(chunk, &held, &stops))
                .collect();
            let shared = reached
                .iter()
                .flatten()
                .find(|path| reached.iter().filter(|reach| reach.contains(*path)).count() > 1);
            // What two chunks need comes last in the part above them: no chunk
            // runs before all of that has.
            match shared {
                None => break,
                Some(path) if !below.contains(path) && self.later().any(|i| i.path == *path) => {
                    below.insert(path.clone());
                }
                Some(path) => self.run(path, &mut held, &mut Vec::new())?,
            }
        }
        parts.push(Part {
            first: first.to_owned(),
            modules: held[loaded.len()..].to_vec(),
        });
        let begun = &below | begun;
        for chunk in below.iter().filter(|chunk| !held.contains(chunk)) {
            self.place(chunk, &held, &begun, parts)?;
        }
        Ok(())
    }

    /// All that a chunk can come to need beyond what is there: its modules, and
    /// those of the chunks that it loads, as far as they are not loaded from
    /// further up as well.
    fn reach(&self, chunk: &str, held: &[String], stops: &BTreeSet<String>) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut open = vec![chunk.to_owned()];
        while let Some(path) = open.pop() {
            if held.contains(&path) || !reached.insert(path.clone()) {
                continue;
            }
            let module = &self.0[&path];
            let later = module
                .later()
                .filter(|import| !stops.contains(&import.path));
            open.extend(
                module
                    .at_the_top()
                    .chain(later)
                    .map(|import| import.path.clone()),
            );
        }
        reached
    }

    /// Every `import()`.
    fn later(&self) -> impl Iterator<Item = &Import> {
        self.0.values().flat_map(Read::later)
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
        for import in self.0[path].at_the_top() {
            self.run(&import.path, done, open)?;
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
