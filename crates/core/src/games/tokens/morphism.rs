//! Maps between digraphs that keep the values.
//!
//! **Theorem.** Let φ take the vertices of one digraph to those of another so that
//! (1) every arc u>v goes to an arc φ(u)>φ(v), and (2) every arc φ(u)>y comes from
//! an arc u>v with φ(v) = y. Then u and φ(u) have the same value, finite or not.
//!
//! Whatever is said of a vertex by its followers is then the same of its image;
//! the values are. Where the first digraph has no cycle, (1) may be weakened: an
//! arc u>v may also go backward, when φ(v)>φ(u) is an arc (the D-morphisms of
//! Fraenkel and Perl 1975). For by (2) and induction the followers of φ(u) have
//! the values of some followers of u, and the value of a v that goes backward is
//! not that of φ(u), since φ(v) has φ(u) for a follower: so the mex is the same.
//! With a cycle this fails: fold 1>2, 2>1 onto 1>2.

use serde::Serialize;

use super::Tokens;
use super::arena::Arena;
use crate::message::{Fault, Message};
use crate::notation::{Line, Span};
use crate::table::Table;

/// What a map between two digraphs does to the values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Morphism {
    /// Whether the theorem says that the values are kept.
    pub keeps: bool,
    /// `exact` where all arcs go to arcs, `backward` where some go backward.
    pub kind: Option<&'static str>,
    /// Whether the values are the same at every vertex, for whatever reason.
    pub agrees: bool,
    /// Why, or the first vertex and condition where it fails.
    pub reasons: Vec<Message>,
    /// Vertex by vertex.
    pub images: Vec<Image>,
}

/// A vertex and its image.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Image {
    /// The name of the vertex.
    pub vertex: u32,
    /// The name of its image.
    pub image: u32,
    /// The value of the vertex.
    pub value: String,
    /// The value of its image.
    pub image_value: String,
}

/// Checks a map, written `1>1,2>1,…`, between the boards of two lines.
///
/// # Errors
/// When a line cannot be read, or the map leaves a vertex out, names one twice
/// or one that is not there.
///
/// ```
/// use zermelo_core::games::tokens::morphism;
///
/// let folded = morphism::check("tokens:1>2,3>2", "tokens:1>2", "1>1,2>2,3>1")?;
/// assert!(folded.keeps);
/// let round = morphism::check("tokens:1>2,2>1", "tokens:1>2", "1>1,2>2")?;
/// assert!(!round.keeps);
/// # Ok::<(), zermelo_core::message::Fault>(())
/// ```
pub fn check(first: &str, second: &str, map: &str) -> Result<Morphism, Fault> {
    let (from, to) = (board(first)?, board(second)?);
    let map = read(map, &from, &to)?;
    Ok(judge(&from, &to, &map))
}

fn board(line: &str) -> Result<Arena, Fault> {
    let line = Line::split(line)?;
    line.game
        .one_of(&[<Tokens as crate::notation::Notation>::NAME])?;
    Ok(Table::<Tokens>::read(&line)?.position().arena().clone())
}

/// By vertex of the first digraph, the vertex that it goes to.
fn read(text: &str, from: &Arena, to: &Arena) -> Result<Vec<usize>, Fault> {
    crate::notation::check_length(text)?;
    let mut map = vec![None; from.names().len()];
    let whole = Span { text, column: 1 };
    for pair in whole.split(',') {
        let names: Vec<Option<u32>> = pair
            .text
            .split('>')
            .map(|name| name.trim().parse().ok())
            .collect();
        let &[Some(vertex), Some(image)] = &names[..] else {
            return Err(Message::new("tokens.error.map")
                .with("found", pair.text.chars().take(40).collect::<String>())
                .at(pair.column));
        };
        let known = |arena: &Arena, name| {
            let found = arena.vertex(name);
            found.ok_or_else(|| super::text::no_vertex(name).at(pair.column))
        };
        let place = &mut map[known(from, vertex)?];
        if place.replace(known(to, image)?).is_some() {
            return Err(Message::new("tokens.error.map.twice")
                .with("vertex", vertex)
                .at(pair.column));
        }
    }
    let missing = (0..map.len()).filter(|&vertex| map[vertex].is_none());
    let missing = from.names_of(missing);
    if missing.is_empty() {
        return Ok(map.into_iter().flatten().collect());
    }
    Err(Message::new("tokens.error.map.missing")
        .with("vertices", missing)
        .at(text.len() + 1))
}

/// What the map does, which takes each vertex of `from` to one of `to`.
fn judge(from: &Arena, to: &Arena, map: &[usize]) -> Morphism {
    let images: Vec<Image> = (0..map.len())
        .map(|vertex| Image {
            vertex: from.name(vertex),
            image: to.name(map[vertex]),
            value: from.solution().values[vertex].to_string(),
            image_value: to.solution().values[map[vertex]].to_string(),
        })
        .collect();
    let differs = images.iter().find(|image| image.value != image.image_value);
    let (kind, mut reasons) = match conditions(from, to, map) {
        Ok(0) => (Some("exact"), vec![Message::new("tokens.morphism.exact")]),
        Ok(count) => (
            Some("backward"),
            vec![Message::new("tokens.morphism.backward").with("count", count)],
        ),
        Err(failed) => (None, vec![failed]),
    };
    if kind.is_none() {
        reasons.push(match differs {
            None => Message::new("tokens.morphism.agrees"),
            Some(image) => Message::new("tokens.morphism.differs")
                .with("vertex", image.vertex)
                .with("value", image.value.clone())
                .with("image", image.image)
                .with("imageValue", image.image_value.clone()),
        });
    }
    Morphism {
        keeps: kind.is_some(),
        kind,
        agrees: differs.is_none(),
        reasons,
        images,
    }
}

/// How many arcs go backward, or the condition that fails first.
fn conditions(from: &Arena, to: &Arena, map: &[usize]) -> Result<usize, Message> {
    let is_arc = |a: usize, b: usize| to.graph().followers(a).binary_search(&(b as u32)).is_ok();
    let mut backward = Vec::new();
    for vertex in 0..map.len() {
        let image = map[vertex];
        let images = from
            .graph()
            .followers(vertex)
            .iter()
            .map(|&next| map[next as usize]);
        for (&next, image_to) in from.graph().followers(vertex).iter().zip(images.clone()) {
            if is_arc(image, image_to) {
                continue;
            }
            if !is_arc(image_to, image) {
                return Err(Message::new("tokens.morphism.arc")
                    .with("vertex", from.name(vertex))
                    .with("to", from.name(next as usize))
                    .with("image", to.name(image))
                    .with("imageTo", to.name(image_to)));
            }
            backward.push((vertex, next as usize));
        }
        let missed = to.graph().followers(image).iter().find(|&&wanted| {
            let mut images = images.clone();
            !images.any(|image| image == wanted as usize)
        });
        if let Some(&missed) = missed {
            return Err(Message::new("tokens.morphism.cover")
                .with("vertex", from.name(vertex))
                .with("image", to.name(image))
                .with("imageTo", to.name(missed as usize)));
        }
    }
    match (backward.first(), from.graph().cycle()) {
        (Some(&(vertex, next)), Some(cycle)) => Err(Message::new("tokens.morphism.cycle")
            .with("vertex", from.name(vertex))
            .with("to", from.name(next))
            .with("cycle", from.names_of(cycle))),
        _ => Ok(backward.len()),
    }
}
