//! Which script each module belongs to.
//!
//! Chunks form a tree: one is below the part that loads it, or below what loads
//! all that load it. A module that two of them need goes
//!
//! - into the part above them, where most of those below that part need it;
//! - else aside: into a script of its own, with all that the same chunks need,
//!   which is loaded with the first of them.

use super::graph::Graph;
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// Modules that become one script.
pub struct Part {
    /// The module that it goes by: the entry, or what `import()` names.
    pub first: String,
    /// Its modules, dependencies first.
    pub modules: Vec<String>,
    /// No `import()` names it: it comes with the chunks that need it.
    pub is_aside: bool,
}

/// The program, then everything that is loaded later, each part behind those
/// that are there before it.
///
/// # Errors
/// A circle, or a chunk that something imports at the top as well.
pub fn split(graph: &Graph, entry: &str) -> Result<Vec<Part>> {
    let mut splitting = Splitting {
        graph,
        parts: Vec::new(),
    };
    splitting.place(entry, &[], &BTreeSet::new())?;
    for import in graph.later() {
        let mut others = splitting.parts.iter();
        if others.any(|part| part.first != import.path && part.modules.contains(&import.path)) {
            bail!(
                "{}: {} is part of the program already: import it at the top",
                import.at,
                import.path
            );
        }
    }
    Ok(splitting.parts)
}

struct Splitting<'a> {
    graph: &'a Graph,
    parts: Vec<Part>,
}

impl Splitting<'_> {
    /// Adds the part that begins with a module, and all parts below it. `loaded`
    /// are the modules that are there before it, `begun` the chunks that are
    /// loaded from further up.
    fn place(&mut self, first: &str, loaded: &[String], begun: &BTreeSet<String>) -> Result<()> {
        let graph = self.graph;
        let mut held = loaded.to_vec();
        graph.run(first, &mut held)?;
        let mut below = BTreeSet::new();
        let shared = loop {
            let own = held[loaded.len()..].iter();
            let named = own.flat_map(|path| graph.module(path).later());
            below.extend(named.map(|import| import.path.clone()));
            below.retain(|path| !begun.contains(path));
            let shared = self.shared(&below, begun, &held);
            let is_chunk = |path: &str| graph.later().any(|import| import.path == path);
            let most = below.len() / 2;
            let found = shared
                .iter()
                .find(|(path, users)| **users > most || is_chunk(path));
            match found {
                None => break shared,
                // Two chunks load it: so it is below the part above them.
                Some((path, _)) if is_chunk(path) && !below.contains(path) => {
                    below.insert(path.clone());
                }
                // It comes last, since no chunk runs before all of this has.
                Some((path, _)) => graph.run(path, &mut held)?,
            }
        };
        self.parts.push(Part {
            first: first.to_owned(),
            modules: held[loaded.len()..].to_vec(),
            is_aside: false,
        });
        self.put_aside(shared.keys(), &mut held)?;
        let begun = &below | begun;
        for chunk in below.iter().filter(|chunk| !held.contains(chunk)) {
            self.place(chunk, &held, &begun)?;
        }
        Ok(())
    }

    /// What more than one of these chunks can come to need, and how many.
    fn shared(
        &self,
        chunks: &BTreeSet<String>,
        begun: &BTreeSet<String>,
        held: &[String],
    ) -> BTreeMap<String, usize> {
        let stops = chunks | begun;
        let mut users = BTreeMap::new();
        for chunk in chunks {
            for path in self.reach(chunk, held, &stops) {
                *users.entry(path).or_default() += 1;
            }
        }
        users.retain(|_, users| *users > 1);
        users
    }

    /// All that a chunk can come to need beyond what is there: its modules, and
    /// those of the chunks that it loads, as far as they are not loaded from
    /// further up as well.
    fn reach(&self, chunk: &str, held: &[String], stops: &BTreeSet<String>) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut open = vec![chunk];
        while let Some(path) = open.pop() {
            if held.iter().any(|held| held == path) || !reached.insert(path.to_owned()) {
                continue;
            }
            let module = self.graph.module(path);
            let later = module.later();
            let later = later.filter(|import| !stops.contains(&import.path));
            let imports = module.at_the_top().chain(later);
            open.extend(imports.map(|import| import.path.as_str()));
        }
        reached
    }

    /// Adds a part for those of the modules that the same chunks need, another
    /// for those that others need, and so on.
    fn put_aside<'b>(
        &mut self,
        modules: impl Iterator<Item = &'b String>,
        held: &mut Vec<String>,
    ) -> Result<()> {
        let before = held.len();
        for path in modules {
            self.graph.run(path, held)?;
        }
        let chunks: BTreeSet<_> = self.graph.later().map(|import| &import.path).collect();
        let mut needs = BTreeMap::new();
        for chunk in chunks {
            let mut modules = Vec::new();
            self.graph.run(chunk, &mut modules)?;
            needs.insert(chunk, modules);
        }
        let mut aside: Vec<(BTreeSet<&String>, Part)> = Vec::new();
        for path in &held[before..] {
            let users = needs.iter().filter(|(_, modules)| modules.contains(path));
            let users: BTreeSet<_> = users.map(|(chunk, _)| *chunk).collect();
            match aside.iter_mut().find(|(same, _)| *same == users) {
                Some((_, part)) => part.modules.push(path.clone()),
                None => aside.push((
                    users,
                    Part {
                        first: path.clone(),
                        modules: vec![path.clone()],
                        is_aside: true,
                    },
                )),
            }
        }
        self.parts.extend(aside.into_iter().map(|(_, part)| part));
        Ok(())
    }
}
