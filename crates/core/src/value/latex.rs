//! Values as a paper prints them: from the notation of the field to LaTeX.
//!
//! ```
//! use zermelo_core::value::latex::latex;
//!
//! assert_eq!(latex("3/4").as_deref(), Some(r"\tfrac{3}{4}"));
//! assert_eq!(latex("{1|-1}").as_deref(), Some(r"\left\{1\mid-1\right\}"));
//! assert_eq!(latex("oo(0,2)").as_deref(), Some(r"\infty_{\{0,2\}}"));
//! assert_eq!(latex("drawn"), None);
//! ```
//!
//! It stands between dollars, and needs `amsmath` for its small fractions. Stars and
//! arrows are in braces: they are values there, not operators that want room.

use std::fmt::Write as _;

/// The LaTeX of a value's text: that of a finite game, of an infinite
/// Sprague-Grundy value, or a number of discs. None where the text is none of these.
pub fn latex(value: &str) -> Option<String> {
    let text: String = value.split_ascii_whitespace().collect();
    if text.is_empty() {
        return None;
    }
    let mut rest = text.as_str();
    let mut out = String::new();
    let mut open = Vec::new();
    let mut after_number = false;
    while let Some(sign) = rest.chars().next() {
        let (length, written) = match sign {
            '0'..='9' => number_at(rest)?,
            'o' => infinity(rest)?,
            '^' | 'v' => arrows(rest, after_number)?,
            '*' => (1, r"{\ast}".to_owned()),
            '|' => bars(rest),
            '+' if rest[1..].starts_with('-') => (2, r"\pm ".to_owned()),
            '+' | '-' | ',' => (1, sign.to_string()),
            '{' | '(' => {
                open.push(sign);
                let bracket = if sign == '{' { r"\left\{" } else { r"\left(" };
                (1, bracket.to_owned())
            }
            '}' | ')' => {
                let (begun, bracket) = if sign == '}' {
                    ('{', r"\right\}")
                } else {
                    ('(', r"\right)")
                };
                if open.pop() != Some(begun) {
                    return None;
                }
                (1, bracket.to_owned())
            }
            _ => return None,
        };
        out.push_str(&written);
        rest = &rest[length..];
        after_number = sign.is_ascii_digit();
    }
    open.is_empty().then_some(out)
}

/// A number, or a fraction: how many characters it takes, and how it is written.
fn number_at(text: &str) -> Option<(usize, String)> {
    let numerator = digits(text);
    let Some(below) = text[numerator.len()..].strip_prefix('/') else {
        return Some((numerator.len(), numerator.to_owned()));
    };
    let denominator = digits(below);
    let written = format!(r"\tfrac{{{numerator}}}{{{denominator}}}");
    let length = numerator.len() + 1 + denominator.len();
    (!denominator.is_empty()).then_some((length, written))
}

fn digits(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}

/// Up and down, the double arrow for two of them; more of them as so many times one.
fn arrows(text: &str, after_number: bool) -> Option<(usize, String)> {
    let (single, double) = match text.as_bytes().first() {
        Some(b'^') => (r"{\uparrow}", r"{\Uparrow}"),
        _ => (r"{\downarrow}", r"{\Downarrow}"),
    };
    let Some(inside) = text[1..].strip_prefix('[') else {
        return Some((1, single.to_owned()));
    };
    let count = digits(inside);
    if count.is_empty() || !inside[count.len()..].starts_with(']') {
        return None;
    }
    let written = match count {
        "1" => single.to_owned(),
        "2" => double.to_owned(),
        // Next to a number the factor would be read as more of its digits.
        _ if after_number => format!(r"+{count}{{\cdot}}{single}"),
        _ => format!(r"{count}{{\cdot}}{single}"),
    };
    Some((count.len() + 3, written))
}

/// The bars between the options, as many as there are.
fn bars(text: &str) -> (usize, String) {
    let run = text.len() - text.trim_start_matches('|').len();
    let written = match run {
        1 => r"\mid".to_owned(),
        _ => format!(r"\mathrel{{{}}}", "|".repeat(run)),
    };
    // A command's name ends where no letter follows, and no letter can: values
    // begin with digits, signs, braces and commands.
    (run, written)
}

/// An infinite value with the finite ones that it leads to.
fn infinity(text: &str) -> Option<(usize, String)> {
    let inside = text.strip_prefix("oo(")?;
    let (set, _) = inside.split_once(')')?;
    let mut written = String::from(r"\infty_{");
    if set.is_empty() {
        written.push_str(r"\emptyset}");
    } else if set.split(',').all(|n| !n.is_empty() && digits(n) == n) {
        // Writing to a String cannot fail.
        let _ = write!(written, r"\{{{set}\}}}}");
    } else {
        return None;
    }
    Some((set.len() + 4, written))
}

#[cfg(test)]
mod tests {
    use super::super::short::Games;
    use super::latex;

    #[test]
    fn values_as_papers_print_them() {
        for (value, expected) in [
            ("0", "0"),
            ("-2", "-2"),
            ("+12", "+12"),
            ("3/4", r"\tfrac{3}{4}"),
            ("-7/8", r"-\tfrac{7}{8}"),
            ("*", r"{\ast}"),
            ("*3", r"{\ast}3"),
            ("^", r"{\uparrow}"),
            ("v*", r"{\downarrow}{\ast}"),
            ("^[2]", r"{\Uparrow}"),
            ("1v[3]*2", r"1+3{\cdot}{\downarrow}{\ast}2"),
            ("5/2*", r"\tfrac{5}{2}{\ast}"),
            ("+-1", r"\pm 1"),
            ("{1|-1}", r"\left\{1\mid-1\right\}"),
            ("{2||1|0}", r"\left\{2\mathrel{||}1\mid0\right\}"),
            ("{0,*|v}", r"\left\{0,{\ast}\mid{\downarrow}\right\}"),
            ("-(^ + 1)", r"-\left({\uparrow}+1\right)"),
            ("oo(0,2)", r"\infty_{\{0,2\}}"),
            ("oo()", r"\infty_{\emptyset}"),
        ] {
            assert_eq!(latex(value).as_deref(), Some(expected), "{value}");
        }
    }

    #[test]
    fn what_is_no_value_has_no_latex() {
        for text in [
            "", "x", "1/", "{1|", "1)", "{(1}|0)", "^[", "^[]", "oo(", "oo(a)", "1$2", "é",
        ] {
            assert_eq!(latex(text), None, "{text}");
        }
    }

    /// All games of the first two days, and their sums with a number: whatever
    /// the writer writes can be printed, and every bracket closes.
    #[test]
    fn every_canonical_form_of_the_first_days() {
        let mut games = Games::new();
        let day1 = ["0", "1", "-1", "*"];
        let mut seen = 0;
        for left in day1 {
            for more in day1 {
                for right in day1 {
                    for add in ["", "+5/2", "+^[3]*2"] {
                        let form = format!("{{{left},{more}|{right}}}{add}");
                        let value = games.read(&form).unwrap();
                        let text = games.write(value).unwrap();
                        let written = latex(&text).unwrap_or_else(|| panic!("{text}"));
                        let count = |sign: &str| written.matches(sign).count();
                        assert_eq!(count(r"\left"), count(r"\right"), "{written}");
                        assert_eq!(count("{"), count("}"), "{written}");
                        seen += 1;
                    }
                }
            }
        }
        assert_eq!(seen, 192);
    }
}
