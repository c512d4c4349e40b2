//! One module: which statements import and export, and what stands in their place.

use super::scan::{Fault, is_name};

/// One replacement: what stands in the place of bytes `from..to` of the source.
pub struct Edit {
    pub from: usize,
    pub to: usize,
    pub put: Put,
}

pub enum Put {
    Text(String),
    /// What binds the names of another module, or loads it.
    Import(Import),
}

/// One import: what is bound, from which file.
pub struct Import {
    pub binds: Binds,
    pub path: String,
    /// File and line, for those who have to mend it.
    pub at: String,
}

impl Import {
    pub fn is_later(&self) -> bool {
        matches!(self.binds, Binds::Later)
    }
}

pub enum Binds {
    Nothing,
    Namespace(String),
    /// Exported name and local name.
    Names(Vec<(String, String)>),
    /// `import('./x.js')`: the module is loaded when the expression is met.
    Later,
}

/// A module being read.
pub struct Module<'a> {
    pub source: &'a str,
    /// The source with all that is not code blanked.
    pub code: &'a [u8],
    /// In the order of the source.
    pub edits: Vec<Edit>,
    pub exports: Vec<String>,
}

impl Module<'_> {
    /// Finds every import and export.
    pub fn read(&mut self) -> Result<(), Fault> {
        let mut depth = 0_usize;
        let mut at = 0;
        let mut header = 0;
        while at < self.code.len() {
            match self.code[at] {
                b'{' | b'(' | b'[' => depth += 1,
                b'}' | b')' | b']' => {
                    depth = depth
                        .checked_sub(1)
                        .ok_or((at, "a bracket closes that was not open".to_owned()))?;
                }
                byte if is_name(byte) => {
                    let end = self.word_end(at);
                    let word = &self.source[at..end];
                    let is_member = at > 0 && self.code[..at].trim_ascii_end().ends_with(b".");
                    match word {
                        "import" if !is_member && self.calls(end) => {
                            at = self.import_later(at, end)?;
                            continue;
                        }
                        "import" | "export" if !is_member && depth > 0 => {
                            return Err((
                                at,
                                format!("{word} is only supported at the top of a module"),
                            ));
                        }
                        "import" if !is_member => {
                            if !self.code[header..at].trim_ascii().is_empty() {
                                return Err((at, "imports come before all other code".into()));
                            }
                            at = self.import(at)?;
                            header = at;
                            continue;
                        }
                        "export" if !is_member => self.export(at)?,
                        "await" if depth == 0 => {
                            return Err((at, "await at the top level is not supported".into()));
                        }
                        _ if word.starts_with("$m")
                            || [
                                "$default", "$import", "$fetch", "$loading", "$needs", "$program",
                            ]
                            .contains(&word) =>
                        {
                            return Err((at, format!("the name {word} is kept for the linker")));
                        }
                        _ => {}
                    }
                    at = end;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        if depth == 0 {
            Ok(())
        } else {
            Err((at, "a bracket is not closed".into()))
        }
    }

    fn word_end(&self, at: usize) -> usize {
        at + self.code[at..]
            .iter()
            .take_while(|byte| is_name(**byte))
            .count()
    }

    fn import(&mut self, start: usize) -> Result<usize, Fault> {
        let unsupported = || (start, "this form of import is not supported".to_owned());
        let length = self.code[start..]
            .iter()
            .position(|byte| *byte == b';')
            .ok_or_else(unsupported)?;
        let end = start + length + 1;
        let statement = &self.source[start + "import".len()..end - 1];
        let quote = statement.find(['\'', '"']).ok_or_else(unsupported)?;
        let path = statement[quote..]
            .trim()
            .trim_matches(['\'', '"'])
            .to_owned();
        let clause: Vec<&str> = statement[..quote].split_whitespace().collect();
        let clause = clause.join(" ");
        let binds = match clause.strip_suffix("from").map(str::trim) {
            None if clause.is_empty() => Binds::Nothing,
            None => return Err(unsupported()),
            Some(clause) => read_clause(clause).ok_or_else(unsupported)?,
        };
        self.push_import(start, end, binds, path);
        Ok(end)
    }

    /// Whether a bracket opens after this place.
    fn calls(&self, at: usize) -> bool {
        self.code[at..].trim_ascii_start().starts_with(b"(")
    }

    /// `import('./x.js')`, with a path that can be read here and now.
    fn import_later(&mut self, start: usize, open: usize) -> Result<usize, Fault> {
        let unsupported = || {
            let why = "import() is only supported of one path in quotes";
            (start, why.to_owned())
        };
        // What is inside quotes is blank in the code, so this is the bracket that closes.
        let length = self.code[open..].iter().position(|byte| *byte == b')');
        let end = open + length.ok_or_else(unsupported)? + 1;
        let argument = self.source[open..end].trim_start();
        let argument = argument[1..argument.len() - 1].trim();
        let path = ['\'', '"'].iter().find_map(|quote| {
            let path = argument.strip_prefix(*quote)?.strip_suffix(*quote)?;
            (!path.contains(*quote)).then(|| path.to_owned())
        });
        let path = path.ok_or_else(unsupported)?;
        self.push_import(start, end, Binds::Later, path);
        Ok(end)
    }

    fn push_import(&mut self, from: usize, to: usize, binds: Binds, path: String) {
        let at = String::new();
        let put = Put::Import(Import { binds, path, at });
        self.edits.push(Edit { from, to, put });
    }

    fn export(&mut self, start: usize) -> Result<(), Fault> {
        let unsupported = |form: &str| (start, format!("export {form} is not supported"));
        let mut words = self.source[start..].split_whitespace().skip(1);
        let (first, second, third) = (
            words.next().unwrap_or(""),
            words.next().unwrap_or(""),
            words.next().unwrap_or(""),
        );
        let name = |text: &str| -> String {
            text.chars()
                .take_while(|c| c.is_ascii() && is_name(*c as u8))
                .collect()
        };
        let declared = match (first, second) {
            ("default", "function" | "class" | "async") => {
                return Err(unsupported("default of a declaration"));
            }
            ("default", _) => String::from("default"),
            ("async", "function") => name(third),
            ("function", _) => name(second.trim_start_matches('*')),
            ("class" | "const", _) => name(second),
            _ => return Err(unsupported(first)),
        };
        if declared.is_empty() {
            return Err(unsupported("without a plain name"));
        }
        if first == "const" && self.declares_several(start) {
            return Err(unsupported("const of several names"));
        }
        let (word, text) = match first {
            "default" => ("export default", "const $default ="),
            _ => ("export ", ""),
        };
        if !self.source[start..].starts_with(word) {
            return Err(unsupported("with other blanks than one"));
        }
        self.edits.push(Edit {
            from: start,
            to: start + word.len(),
            put: Put::Text(text.to_owned()),
        });
        self.exports.push(declared);
        Ok(())
    }

    /// Whether a comma stands outside all brackets before the statement ends.
    fn declares_several(&self, start: usize) -> bool {
        let mut depth = 0_i32;
        for byte in &self.code[start..] {
            match byte {
                b'{' | b'(' | b'[' => depth += 1,
                b'}' | b')' | b']' => depth -= 1,
                b',' if depth == 0 => return true,
                b';' if depth == 0 => return false,
                _ => {}
            }
        }
        false
    }
}

fn read_clause(clause: &str) -> Option<Binds> {
    let plain = |text: &str| -> Option<String> {
        (!text.is_empty() && text.bytes().all(is_name)).then(|| text.to_owned())
    };
    if let Some(name) = clause.strip_prefix("* as ") {
        return Some(Binds::Namespace(plain(name)?));
    }
    let Some(list) = clause
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'))
    else {
        return Some(Binds::Names(vec![(
            String::from("default"),
            plain(clause)?,
        )]));
    };
    let mut names = Vec::new();
    for part in list
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let (name, local) = part.split_once(" as ").unwrap_or((part, part));
        names.push((plain(name)?, plain(local)?));
    }
    Some(Binds::Names(names))
}

/// The path of a module as another one names it: `web/a/b.js` and `../c.js`
/// give `web/c.js`.
pub fn resolve(from: &str, path: &str) -> Result<String, String> {
    if !(path.starts_with("./") || path.starts_with("../")) || path.strip_suffix(".js").is_none() {
        return Err(format!(
            "'{path}' should begin with ./ or ../ and end in .js"
        ));
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => {
                parts
                    .pop()
                    .ok_or_else(|| format!("'{path}' leaves the tree"))?;
            }
            part => parts.push(part),
        }
    }
    Ok(parts.join("/"))
}
