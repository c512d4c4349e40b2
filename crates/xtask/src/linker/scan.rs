//! Tells code from the rest in a JavaScript source.
//!
//! The linker looks for the words `import` and `export`. It may not be misled
//! by a comment, a string, a template or a regular expression that contains
//! them, so those are blanked first.

/// What went wrong, and at which byte.
pub type Fault = (usize, String);

/// Words after which a slash begins a regular expression, not a division.
const BEFORE_REGEX: [&str; 12] = [
    "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "await",
];

/// What a byte of the source belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Code,
    /// A string, a template or a regular expression, quotes included.
    Text,
    Comment,
}

/// A source read byte by byte.
pub struct Scan {
    pub kinds: Vec<Kind>,
    /// The source with everything that is not code blanked. Quotes stay, so
    /// that a string can still be found.
    pub code: Vec<u8>,
}

/// Tells code, text and comments apart.
///
/// # Errors
/// A string, template, comment or regular expression that does not end, and a
/// slash of which this scanner cannot say whether it divides.
pub fn scan(source: &str) -> Result<Scan, Fault> {
    let bytes = source.as_bytes();
    let mut kinds = vec![Kind::Code; bytes.len()];
    let mut code = bytes.to_vec();
    let mut at = 0;
    // For each `${` that is open: how many braces are open inside it.
    let mut templates: Vec<usize> = Vec::new();
    while at < bytes.len() {
        let rest = &bytes[at..];
        let (kind, end) = match rest[0] {
            b'/' if rest.starts_with(b"//") => {
                (Kind::Comment, at + until(rest, b"\n").unwrap_or(rest.len()))
            }
            b'/' if rest.starts_with(b"/*") => match until(&rest[2..], b"*/") {
                Some(length) => (Kind::Comment, at + length + 4),
                None => return Err((at, "this comment does not end".into())),
            },
            b'/' => match slash(&code[..at]) {
                Slash::Divides => (Kind::Code, at + 1),
                Slash::Regex => (Kind::Text, regex(bytes, at)?),
                Slash::Unclear => {
                    let why = "a slash after } may divide or begin an expression: use a name";
                    return Err((at, why.into()));
                }
            },
            b'"' | b'\'' => (Kind::Text, string(bytes, at)?),
            b'`' => (Kind::Text, template(bytes, at + 1, &mut templates)?),
            b'}' if templates.last() == Some(&0) => {
                templates.pop();
                (Kind::Text, template(bytes, at + 1, &mut templates)?)
            }
            brace @ (b'{' | b'}') => {
                if let Some(open) = templates.last_mut() {
                    *open = if brace == b'{' { *open + 1 } else { *open - 1 };
                }
                (Kind::Code, at + 1)
            }
            _ => (Kind::Code, at + 1),
        };
        if kind != Kind::Code {
            kinds[at..end].fill(kind);
            blank(&mut code[at..end]);
        }
        // Quotes stay behind, so that a slash after them divides.
        if kind == Kind::Text {
            for place in [at, end - 1] {
                if [b'"', b'\'', b'`'].contains(&bytes[place]) {
                    code[place] = bytes[place];
                }
            }
        }
        at = end;
    }
    if templates.is_empty() {
        Ok(Scan { kinds, code })
    } else {
        Err((bytes.len(), "a template does not end".into()))
    }
}

fn until(bytes: &[u8], mark: &[u8]) -> Option<usize> {
    bytes.windows(mark.len()).position(|window| window == mark)
}

fn blank(bytes: &mut [u8]) {
    for byte in bytes.iter_mut().filter(|byte| **byte != b'\n') {
        *byte = b' ';
    }
}

fn string(bytes: &[u8], start: usize) -> Result<usize, Fault> {
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != b'\n' {
        match bytes[at] {
            b'\\' => at += 1,
            byte if byte == bytes[start] => return Ok(at + 1),
            _ => {}
        }
        at += 1;
    }
    Err((start, "this string does not end on its line".into()))
}

/// The end of the literal part of a template that starts at `at`.
fn template(bytes: &[u8], mut at: usize, open: &mut Vec<usize>) -> Result<usize, Fault> {
    let start = at;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'`' => return Ok(at + 1),
            b'$' if bytes.get(at + 1) == Some(&b'{') => {
                open.push(0);
                return Ok(at + 2);
            }
            _ => {}
        }
        at += 1;
    }
    Err((start, "this template does not end".into()))
}

fn regex(bytes: &[u8], start: usize) -> Result<usize, Fault> {
    let mut in_class = false;
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != b'\n' {
        match bytes[at] {
            b'\\' => at += 1,
            b'[' => in_class = true,
            b']' => in_class = false,
            b'/' if !in_class => return Ok(at + 1),
            _ => {}
        }
        at += 1;
    }
    Err((
        start,
        "this regular expression does not end on its line".into(),
    ))
}

enum Slash {
    Divides,
    Regex,
    Unclear,
}

fn slash(before: &[u8]) -> Slash {
    let before = before.trim_ascii_end();
    let word = before
        .iter()
        .rev()
        .take_while(|byte| is_name(**byte))
        .count();
    let word = &before[before.len() - word..];
    match before.last() {
        None => Slash::Regex,
        Some(b'}') => Slash::Unclear,
        Some(b')' | b']' | b'"' | b'\'' | b'`') => Slash::Divides,
        Some(_) if word.is_empty() => Slash::Regex,
        Some(_) if BEFORE_REGEX.iter().any(|known| known.as_bytes() == word) => Slash::Regex,
        Some(_) => Slash::Divides,
    }
}

/// Whether a byte may stand inside a JavaScript name.
pub fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80
}

#[cfg(test)]
mod tests {
    use super::scan;

    fn masked(source: &str) -> String {
        String::from_utf8(scan(source).expect("readable").code).expect("text")
    }

    #[test]
    fn comments_strings_and_expressions_are_blank() {
        assert_eq!(masked("a // import\nb"), "a          \nb");
        assert_eq!(masked("a /* export\n */ b"), "a          \n    b");
        assert_eq!(masked("x = 'im\\'port';"), "x = '        ';");
        assert_eq!(masked("x = /[/']export/g;"), "x =             g;");
        assert_eq!(masked("x = a / b / c;"), "x = a / b / c;");
        assert_eq!(masked("x = (a) / 2; // '"), "x = (a) / 2;     ");
        assert_eq!(masked("return /'/;"), "return    ;");
    }

    #[test]
    fn the_code_inside_a_template_is_code() {
        let source = "`import ${a + `x${b}` / c} export`; d";
        let masked = masked(source);
        assert_eq!(masked.len(), source.len());
        let words: Vec<_> = masked.split_whitespace().collect();
        assert_eq!(words, ["`", "a", "+", "`", "b", "`", "/", "c", "`;", "d"]);
    }

    #[test]
    fn braces_inside_a_template_are_counted() {
        let masked = masked("`${ {a: 1}.a } import`");
        assert_eq!(masked.split_whitespace().collect::<String>(), "`{a:1}.a`");
    }

    #[test]
    fn what_does_not_end_is_an_error() {
        for source in ["'a\nb'", "`a ${b", "`a", "/* a", "x = /a\n/", "} / 2"] {
            assert!(scan(source).is_err(), "{source}");
        }
    }
}
