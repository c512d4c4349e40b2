//! Reads directed graphs as Graphviz writes them.
//!
//! The language DOT without its ornaments: nodes, arcs, chains `a -> b -> c`,
//! groups `{a b} -> c`; attributes are passed over, all but `tokens`.

use crate::message::{Fault, Message};

/// A directed graph with named vertices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The names, as they come.
    pub names: Vec<String>,
    /// The arcs, by the places of the names.
    pub arcs: Vec<(usize, usize)>,
    /// By the place of a name, how many tokens stand there.
    pub tokens: Vec<(usize, usize)>,
}

/// Groups within groups beyond this are refused.
const DEEPEST: usize = 32;

/// Reads a digraph in DOT.
///
/// # Errors
/// Says what was expected; the column is that of the line it names.
pub fn read(text: &str) -> Result<Named, Fault> {
    let mut reader = Reader {
        words: words(text)?,
        next: 0,
        found: Named::default(),
    };
    if reader.peek().is("strict") {
        reader.next += 1;
    }
    if reader.peek().is("graph") {
        return Err(reader.undirected());
    }
    reader.expect("digraph")?;
    if reader.peek().is_name() {
        reader.next += 1;
    }
    reader.expect("{")?;
    reader.statements(0)?;
    reader.expect("}")?;
    Ok(reader.found)
}

/// Whether a text begins like DOT.
pub fn looks_like(text: &str) -> bool {
    let start = text.trim_start();
    ["digraph", "strict", "graph", "//", "/*", "#"]
        .iter()
        .any(|word| start.starts_with(word))
}

/// A word of the text, and where it stands.
#[derive(Clone, Debug)]
struct Word {
    text: String,
    /// Whether it stood in quotes: then it is a name whatever it says.
    quoted: bool,
    line: usize,
    column: usize,
}

impl Word {
    fn is(&self, text: &str) -> bool {
        !self.quoted && self.text.eq_ignore_ascii_case(text)
    }

    fn is_name(&self) -> bool {
        let first = self.text.chars().next();
        self.quoted || first.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.')
    }
}

/// Takes the text apart; an empty word stands for its end.
fn words(text: &str) -> Result<Vec<Word>, Fault> {
    let mut words = Vec::new();
    let chars: Vec<char> = text.chars().collect();
    let (mut at, mut line, mut begin) = (0, 1, 0);
    let starts = |at: usize, with: &str| {
        with.chars()
            .enumerate()
            .all(|(i, c)| chars.get(at + i) == Some(&c))
    };
    while let Some(&c) = chars.get(at) {
        let column = at - begin + 1;
        let mut push = |text: String, quoted| {
            words.push(Word {
                text,
                quoted,
                line,
                column,
            });
        };
        if c == '\n' {
            (at, line, begin) = (at + 1, line + 1, at + 1);
        } else if c.is_whitespace() {
            at += 1;
        } else if starts(at, "//") || c == '#' {
            while chars.get(at).is_some_and(|c| *c != '\n') {
                at += 1;
            }
        } else if starts(at, "/*") {
            while at < chars.len() && !starts(at, "*/") {
                if chars[at] == '\n' {
                    (line, begin) = (line + 1, at + 1);
                }
                at += 1;
            }
            at += 2;
        } else if c == '"' {
            let mut name = String::new();
            at += 1;
            loop {
                match chars.get(at) {
                    Some('"') => break,
                    Some('\\') if chars.get(at + 1) == Some(&'"') => {
                        name.push('"');
                        at += 2;
                    }
                    None | Some('\n') => return Err(fault("\"", "", line, column)),
                    Some(&other) => {
                        name.push(other);
                        at += 1;
                    }
                }
            }
            at += 1;
            push(name, true);
        } else if starts(at, "->") || starts(at, "--") {
            push(chars[at..at + 2].iter().collect(), false);
            at += 2;
        } else if c.is_alphanumeric() || "_.-".contains(c) {
            let from = at;
            at += 1;
            while chars
                .get(at)
                .is_some_and(|c| c.is_alphanumeric() || "_.".contains(*c))
            {
                at += 1;
            }
            push(chars[from..at].iter().collect(), false);
        } else {
            push(c.to_string(), false);
            at += 1;
        }
    }
    let column = chars.len().saturating_sub(begin) + 1;
    words.push(Word {
        text: String::new(),
        quoted: false,
        line,
        column,
    });
    Ok(words)
}

fn fault(expected: &str, found: &str, line: usize, column: usize) -> Fault {
    let shown: String = found.chars().take(40).collect();
    Message::new("tokens.error.dot")
        .with("line", line)
        .with("expected", expected)
        .with("found", shown)
        .at(column)
}

struct Reader {
    words: Vec<Word>,
    next: usize,
    found: Named,
}

impl Reader {
    fn peek(&self) -> &Word {
        // The last word is the end, and nobody goes beyond it.
        &self.words[self.next.min(self.words.len() - 1)]
    }

    fn wanted(&self, expected: &str) -> Fault {
        let word = self.peek();
        fault(expected, &word.text, word.line, word.column)
    }

    fn undirected(&self) -> Fault {
        let word = self.peek();
        Message::new("tokens.error.undirected")
            .with("line", word.line)
            .at(word.column)
    }

    fn expect(&mut self, text: &str) -> Result<(), Fault> {
        if !self.peek().is(text) {
            return Err(self.wanted(text));
        }
        self.next += 1;
        Ok(())
    }

    fn take(&mut self, text: &str) -> bool {
        let is = self.peek().is(text);
        self.next += usize::from(is);
        is
    }

    /// Statements up to a closing brace; gives the nodes named in them.
    fn statements(&mut self, depth: usize) -> Result<Vec<usize>, Fault> {
        let mut named = Vec::new();
        while !self.peek().is("}") {
            if self.take(";") || self.take(",") {
                continue;
            }
            let word = self.peek();
            if ["graph", "node", "edge"].iter().any(|kind| word.is(kind)) {
                self.next += 1;
                self.attributes()?;
                continue;
            }
            let is_setting = word.is_name() && self.words[self.next + 1].is("=");
            if is_setting {
                self.next += 2;
                self.name()?;
                continue;
            }
            named.extend(self.chain(depth)?);
        }
        Ok(named)
    }

    /// `a -> {b c} -> d [color=red]`.
    fn chain(&mut self, depth: usize) -> Result<Vec<usize>, Fault> {
        let mut last = self.end(depth)?;
        let mut named = last.clone();
        loop {
            if self.peek().is("--") {
                return Err(self.undirected());
            }
            if !self.take("->") {
                break;
            }
            let next = self.end(depth)?;
            for &from in &last {
                self.found.arcs.extend(next.iter().map(|&to| (from, to)));
            }
            named.extend(&next);
            last = next;
        }
        if let Some(tokens) = self.attributes()? {
            self.found
                .tokens
                .extend(named.iter().map(|&vertex| (vertex, tokens)));
        }
        Ok(named)
    }

    /// A node, or a group of them.
    fn end(&mut self, depth: usize) -> Result<Vec<usize>, Fault> {
        if self.take("subgraph") && self.peek().is_name() {
            self.next += 1;
        }
        if self.peek().is("{") && depth < DEEPEST {
            self.next += 1;
            let named = self.statements(depth + 1)?;
            self.expect("}")?;
            return Ok(named);
        }
        let name = self.name()?;
        // A port: which side of the node an arc is drawn to.
        while self.take(":") {
            self.name()?;
        }
        let known = self.found.names.iter().position(|other| *other == name);
        let place = known.unwrap_or_else(|| {
            self.found.names.push(name);
            self.found.names.len() - 1
        });
        Ok(vec![place])
    }

    fn name(&mut self) -> Result<String, Fault> {
        let word = self.peek();
        let is_number = word.text.starts_with('-')
            && word.text.len() > 1
            && word.text != "->"
            && word.text != "--";
        if !(word.is_name() || is_number) {
            return Err(self.wanted("a -> b"));
        }
        let name = word.text.clone();
        self.next += 1;
        Ok(name)
    }

    /// Lists in square brackets; gives how many tokens they speak of.
    fn attributes(&mut self) -> Result<Option<usize>, Fault> {
        let mut tokens = None;
        while self.take("[") {
            while !self.take("]") {
                if self.take(",") || self.take(";") {
                    continue;
                }
                let key = self.name().map_err(|_| self.wanted("]"))?;
                if self.take("=") {
                    let value = self.name().map_err(|_| self.wanted("]"))?;
                    if key == "tokens" {
                        tokens = value.parse().ok().filter(|count| *count <= 16);
                    }
                }
            }
        }
        Ok(tokens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arcs(text: &str) -> Vec<(String, String)> {
        let named = read(text).unwrap();
        let name = |place: usize| named.names[place].clone();
        named
            .arcs
            .iter()
            .map(|&(from, to)| (name(from), name(to)))
            .collect()
    }

    #[test]
    fn nodes_chains_and_groups() {
        let text = "/* two\nlines */ strict digraph \"a graph\" {\n  rankdir=LR; node [shape=circle, label=\"x\"]\n  # a note\n  a -> b -> c [color=\"red\"]; // so\n  {d e}:n -> a;\n  f [tokens=2]\n subgraph s { g } -> a }";
        let text = text.replace(":n", "");
        let pairs: Vec<String> = arcs(&text).into_iter().map(|(a, b)| a + &b).collect();
        assert_eq!(pairs, ["ab", "bc", "da", "ea", "ga"]);
        let named = read(&text).unwrap();
        assert_eq!(named.names.join(""), "abcdefg");
        assert_eq!(named.tokens, [(5, 2)]);
        assert_eq!(arcs("digraph{1:n->2:s}"), [("1".into(), "2".into())]);
        assert_eq!(read("DIGRAPH {}").unwrap(), Named::default());
    }

    #[test]
    fn faults_name_the_line_and_the_column() {
        for (text, key, line, column) in [
            ("digraph {\n a -> ;\n}", "tokens.error.dot", 2, 7),
            ("digraph {\n a -> b", "tokens.error.dot", 2, 8),
            ("digraph \n a", "tokens.error.dot", 2, 3),
            ("digraph { a -- b }", "tokens.error.undirected", 1, 13),
            ("graph { a }", "tokens.error.undirected", 1, 1),
            ("digraph { a [x=\"y }", "tokens.error.dot", 1, 16),
            ("digraph { a [x=", "tokens.error.dot", 1, 16),
            ("dog", "tokens.error.dot", 1, 1),
        ] {
            let fault = read(text).unwrap_err();
            assert_eq!(fault.message.key, key, "{text}");
            assert_eq!(
                fault.message.args["line"],
                crate::message::Argument::Number(line),
                "{text}"
            );
            assert_eq!(fault.column, Some(column), "{text}");
        }
        assert!(read(&"digraph {".repeat(3)).is_err());
        assert!(read(&format!("digraph {}", "{".repeat(10_000))).is_err());
    }

    #[test]
    fn nothing_breaks_it() {
        let pieces = [
            "digraph", "{", "}", "a", "->", "--", "[", "]", "=", ";", "\"", "subgraph", "/*", "\n",
            "-", "é", ":",
        ];
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..20_000 {
            let text: Vec<&str> = (0..random.usize(0..12))
                .map(|_| pieces[random.usize(0..pieces.len())])
                .collect();
            let _ = read(&format!("digraph {{{}", text.join(" ")));
        }
    }
}
