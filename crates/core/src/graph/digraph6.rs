//! Directed graphs of at most 64 vertices as text: digraph6 and matrices.

use super::digraph::Digraph;
use super::simple::{MAX_VERTICES, letter};

/// The graph in the format digraph6: an ampersand, the number of vertices, and
/// the rows of the adjacency matrix, six bits a letter.
///
/// ```
/// use zermelo_core::graph::{digraph::Digraph, digraph6};
///
/// // The example in the description of the format.
/// let graph = Digraph::new(5, &[(0, 2), (0, 4), (3, 1), (3, 4)]).unwrap();
/// assert_eq!(digraph6::write(&graph), "&DI?AO?");
/// assert_eq!(digraph6::read("&DI?AO?"), Some(graph));
/// ```
pub fn write(graph: &Digraph) -> String {
    let count = graph.len();
    let mut text = String::from("&");
    if count < 63 {
        text.push(letter(count));
    } else {
        // A tilde, then the number in three letters of six bits.
        text.push('~');
        text.extend([count >> 12, count >> 6 & 63, count & 63].map(letter));
    }
    let mut letters = vec![0; (count * count).div_ceil(6)];
    for (from, to) in graph.arcs() {
        let place = from as usize * count + to as usize;
        letters[place / 6] |= 1 << (5 - place % 6);
    }
    text.extend(letters.into_iter().map(letter));
    text
}

/// Reads a graph of at most 64 vertices in digraph6; `None` where the text is no
/// such graph.
pub fn read(text: &str) -> Option<Digraph> {
    let text = text.strip_prefix(">>digraph6<<").unwrap_or(text);
    let mut values = Vec::with_capacity(text.len());
    for byte in text.strip_prefix('&')?.bytes() {
        let value = byte.checked_sub(63).filter(|value| *value < 64)?;
        values.push(usize::from(value));
    }
    let (count, rest) = match values.split_first()? {
        (&63, rest) => {
            let (number, rest) = rest.split_at_checked(3)?;
            (number.iter().fold(0, |count, six| count << 6 | six), rest)
        }
        (&count, rest) => (count, rest),
    };
    if count > MAX_VERTICES || rest.len() != (count * count).div_ceil(6) {
        return None;
    }
    let is_set = |place: &usize| rest[place / 6] >> (5 - place % 6) & 1 != 0;
    let arcs: Vec<(u32, u32)> = (0..count * count)
        .filter(is_set)
        .map(|place| ((place / count) as u32, (place % count) as u32))
        .collect();
    Digraph::new(count, &arcs)
}

/// The adjacency matrix, a row of zeros and ones for each vertex.
pub fn write_matrix(graph: &Digraph) -> String {
    let mut text = String::new();
    for from in 0..graph.len() {
        let followers = graph.followers(from);
        let row = (0..graph.len() as u32).map(|to| if followers.contains(&to) { '1' } else { '0' });
        text.extend(row);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digraph6_is_read_as_it_is_written() {
        let mut random = fastrand::Rng::with_seed(6);
        for count in [0u32, 1, 2, 5, 7, 10, 30, 62, 63, 64] {
            let arcs: Vec<(u32, u32)> = (0..count * count / 3)
                .map(|_| (random.u32(0..count), random.u32(0..count)))
                .collect();
            let graph = Digraph::new(count as usize, &arcs).unwrap();
            assert_eq!(read(&write(&graph)), Some(graph));
        }
        for bad in [
            "", "&", "&D", "&DI?AO", "&DI?AO??", "DI?AO?", "&é", "&~", "&~?@A",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_matrix_has_a_row_for_each_vertex() {
        let graph = Digraph::new(3, &[(0, 1), (2, 2), (1, 0)]).unwrap();
        assert_eq!(write_matrix(&graph), "010\n100\n001\n");
    }
}
