//! Takes out of a script what only its writers need: comments, indentation and
//! the blanks beside brackets and operators. Names and texts stay: `--dev` is
//! for reading, this is for loading.

use super::scan::{Kind, scan};
use anyhow::{Result, anyhow};

/// Signs beside which a blank means nothing. Not `+ - /`, which a blank may
/// keep from becoming another sign, and not the full stop after a number.
const SIGNS: &[u8] = b"{}()[];,:?=<>&|*!%~^";
/// Signs after which a line cannot end a statement.
const GOES_ON: &[u8] = b"{([;,:?=<>&|*!%~^";
/// Signs before which the language needs no line end.
const NEEDS_NONE: &[u8] = b"})],;:?.=&|";

/// The same program in fewer bytes.
///
/// # Errors
/// A source that the scanner cannot read, by line.
pub fn squeeze(source: &str) -> Result<String> {
    let scanned = scan(source).map_err(|(byte, why)| {
        anyhow!("line {}: {why}", 1 + source[..byte].matches('\n').count())
    })?;
    let mut out: Vec<u8> = Vec::with_capacity(source.len());
    // A blank or a line end that was passed over; a line end counts for more.
    let mut gap: Option<u8> = None;
    // The last byte written, if it is code and not text.
    let mut last: Option<u8> = None;
    for (byte, kind) in source.bytes().zip(&scanned.kinds) {
        let is_code = *kind == Kind::Code;
        if *kind == Kind::Comment || (is_code && byte.is_ascii_whitespace()) {
            // A comment over several lines is a line end, as the language has it.
            gap = if byte == b'\n' {
                Some(b'\n')
            } else {
                gap.or(Some(b' '))
            };
            continue;
        }
        let is_beside = |before: &[u8], after: &[u8]| {
            last.is_some_and(|last| before.contains(&last)) || (is_code && after.contains(&byte))
        };
        let needless = match gap {
            Some(b'\n') => is_beside(GOES_ON, NEEDS_NONE),
            _ => is_beside(SIGNS, SIGNS),
        };
        if let Some(blank) = gap.take().filter(|_| !needless && !out.is_empty()) {
            out.push(blank);
        }
        out.push(byte);
        last = is_code.then_some(byte);
    }
    out.push(b'\n');
    Ok(String::from_utf8(out)?)
}

#[cfg(test)]
mod tests {
    use super::squeeze;

    #[track_caller]
    fn assert_squeezed(source: &str, expected: &str) {
        assert_eq!(squeeze(source).expect("readable").trim_end(), expected);
    }

    #[test]
    fn comments_and_blanks_go() {
        assert_squeezed(
            "/** why */\nconst a = { b: 1 }; // c\n\n\n  return a ;\n",
            "const a={b:1};return a;",
        );
        assert_squeezed(
            "const f = async (a) => a ?? { ...a, b };",
            "const f=async(a)=>a??{...a,b};",
        );
        assert_squeezed("a /* x\n */ b", "a\nb");
        assert_squeezed("a /* x */ b", "a b");
    }

    #[test]
    fn texts_are_left_alone() {
        for source in [
            "x='a  =  b // c'",
            "x=`a\n  ${b}  {  c`",
            "x=/ = [/ ] /g",
            "f(' ',/ /)",
        ] {
            assert_squeezed(source, source);
        }
        assert_squeezed("a = 'b' + \"c\" ;", "a='b' + \"c\";");
        assert_squeezed("case 'a' : return `b` ;", "case 'a':return `b`;");
    }

    #[test]
    fn signs_do_not_become_others() {
        assert_squeezed("a + +b - -c / d", "a + +b - -c / d");
        assert_squeezed("a = -b; return -c;", "a=-b;return -c;");
        assert_squeezed("x = a\n+ b", "x=a\n+ b");
    }

    #[test]
    fn line_ends_stay_where_the_language_may_need_them() {
        assert_squeezed("f()\ng()\n", "f()\ng()");
        assert_squeezed("if (a) {\n  b\n}\nc", "if(a){b}\nc");
        assert_squeezed("const a = b\n  ? c\n  : d\n    .e;", "const a=b?c:d.e;");
        assert_squeezed("a\n[b]", "a\n[b]");
    }
}
