//! The impartial convexity games: families, and small graphs one by one.

use std::rc::Rc;

use super::vectors;
use serde_json::{Value, json};
use zermelo_core::game::Seat;
use zermelo_core::games::convexity::arena::{Arena, Kind};
use zermelo_core::games::convexity::nimbers::{self, Nimbers};
use zermelo_core::games::convexity::outcomes::{self, Manner};
use zermelo_core::games::convexity::partizan::{self, ShortGames};
use zermelo_core::games::convexity::stop::Allowance;
use zermelo_core::games::convexity::trees::{PartizanTrees, Trees};
use zermelo_core::graph::convex::{Convexity, Path};
use zermelo_core::graph::simple::SimpleGraph;
use zermelo_core::graph::symmetry::Symmetry;

const NAMES: [(Kind, &str); 4] = [
    (Kind::ClosedInterval, "CIG"),
    (Kind::ClosedHull, "CHG"),
    (Kind::Interval, "IG"),
    (Kind::Hull, "HG"),
];

fn graph(vector: &Value) -> SimpleGraph {
    let number = |value: &Value| value.as_u64().expect("a number") as usize;
    let edges = vector["edges"].as_array().expect("edges").iter();
    let edges: Vec<_> = edges
        .map(|edge| (number(&edge[0]), number(&edge[1])))
        .collect();
    SimpleGraph::new(number(&vector["n"]), &edges).expect("a graph")
}

fn letter(wins: bool) -> &'static str {
    if wins { "N" } else { "P" }
}

fn check(vector: &Value) {
    let graph = graph(vector);
    for (path, path_name) in [
        (Path::Geodesic, "geodesic"),
        (Path::Monophonic, "monophonic"),
    ] {
        let convexity = Convexity::new(&graph, path, 10_000_000).expect("few paths");
        for (kind, name) in NAMES {
            let expected = &vector[path_name][name];
            let what = format!("{} {path_name} {name}", vector["name"]);
            assert!(expected.is_object(), "{what}");
            let arena = Rc::new(Arena::new(&graph, convexity.clone(), kind));
            let symmetry = Rc::new(Symmetry::of(&graph, 0));
            let mut search = nimbers::Search::new(Rc::clone(&arena), Rc::clone(&symmetry), Nimbers);
            let mut nimber = |state| {
                let left = &mut Allowance::endless();
                search.value(state, left).expect("no limit")
            };
            let manner = Manner {
                misere: true,
                alice: None,
            };
            let mut search = outcomes::Search::new(Rc::clone(&arena), manner, symmetry);
            let mut wins_misere = |state| {
                let left = &mut Allowance::endless();
                search.wins(state, Seat::First, left).expect("no limit")
            };
            let start = arena.state(0);
            let whole = nimber(start);
            assert_eq!(expected["nimber"], whole, "{what}");
            assert_eq!(expected["normal"], letter(whole != 0), "{what}");
            assert_eq!(expected["misere"], letter(wins_misere(start)), "{what}");
            let after = |vertex: usize| arena.choose(start, vertex);
            let vertices = 0..graph.len();
            let winning: Vec<usize> = vertices
                .clone()
                .filter(|&vertex| nimber(after(vertex)) == 0)
                .collect();
            assert_eq!(expected["winning_first"], json!(winning), "{what}");
            let winning: Vec<usize> = vertices
                .clone()
                .filter(|&vertex| !wins_misere(after(vertex)))
                .collect();
            assert_eq!(expected["misere_winning_first"], json!(winning), "{what}");
            if let Some(simplified) = expected["simplified"].as_array() {
                let found: Vec<Value> = vertices
                    .map(|vertex| {
                        let misere = wins_misere(after(vertex));
                        json!([nimber(after(vertex)), letter(misere)])
                    })
                    .collect();
                assert_eq!(simplified, &found, "{what}");
            }
        }
    }
}

#[test]
fn families_of_graphs() {
    for vector in vectors("convexity_families.json") {
        check(&vector);
    }
}

#[test]
fn small_graphs() {
    for vector in vectors("convexity_smallgraphs.json") {
        check(&vector);
    }
}

/// The closed game on trees, one vertex chosen beforehand: by the tree and by
/// search.
#[test]
fn trees_with_a_vertex_chosen() {
    for vector in vectors("trees_scig.json") {
        let graph = graph(&vector);
        let root = vector["root"].as_u64().expect("a vertex") as usize;
        let mut trees = Trees::new(&graph);
        let found = trees.nimber(1 << root);
        assert_eq!(vector["scig_nimber"], found, "{vector}");
        let misere = letter(trees.wins_misere(1 << root));
        assert_eq!(vector["scig_misere"], misere, "{vector}");
        let convexity = Convexity::new(&graph, Path::Geodesic, 0).expect("shortest paths");
        let arena = Rc::new(Arena::new(&graph, convexity, Kind::ClosedInterval));
        let symmetry = Rc::new(Symmetry::of(&graph, 0));
        let searched = nimbers::Search::new(Rc::clone(&arena), symmetry, Nimbers)
            .value(arena.state(1 << root), &mut Allowance::endless());
        assert_eq!(searched.map(u32::from), Ok(found), "{vector}");
    }
}

#[test]
fn whole_trees() {
    for vector in vectors("trees_cig.json") {
        let graph = graph(&vector);
        let mut trees = Trees::new(&graph);
        let nimber = trees.whole();
        assert_eq!(vector["cig_nimber"], nimber, "{vector}");
        assert_eq!(vector["normal"], letter(nimber != 0), "{vector}");
        let first = |wins: &mut dyn FnMut(usize) -> bool| -> Value {
            (0..graph.len()).filter(|&vertex| wins(vertex)).collect()
        };
        let normal = first(&mut |vertex| trees.nimber(1 << vertex) == 0);
        assert_eq!(vector["winning_first"], normal, "{vector}");
        let misere = first(&mut |vertex| !trees.wins_misere(1 << vertex));
        assert_eq!(vector["misere_winning_first"], misere, "{vector}");
        let wins = misere.as_array().is_some_and(|moves| !moves.is_empty());
        assert_eq!(vector["misere"], letter(wins), "{vector}");
    }
}

#[test]
fn partizan_games() {
    for vector in vectors("partizan.json") {
        let graph = graph(&vector);
        let colours = vector["colors"]
            .as_str()
            .expect("colours")
            .bytes()
            .enumerate();
        let alice = colours.fold(0_u64, |set, (vertex, colour)| {
            set | u64::from(colour == b'A') << vertex
        });
        let path = match vector["convexity"].as_str() {
            Some("geodesic") => Path::Geodesic,
            _ => Path::Monophonic,
        };
        let (kind, _) = NAMES
            .into_iter()
            .find(|(_, name)| vector["game"] == *name)
            .expect("a game");
        let convexity = Convexity::new(&graph, path, 10_000_000).expect("few paths");
        let arena = Rc::new(Arena::new(&graph, convexity, kind));
        let labelled = vector["prelabelled"]
            .as_u64()
            .map_or(0, |vertex| 1 << vertex);
        let symmetry = Rc::new(Symmetry::of(&graph, alice));
        let mut search = partizan::Search::new(
            Rc::clone(&arena),
            symmetry,
            ShortGames::new(alice, u64::MAX),
        );
        let left = &mut Allowance::endless();
        let value = search.value(arena.state(labelled), left).expect("no limit");
        // The vectors write options in any order; reading makes them canonical.
        let expected = vector["value"].as_str().expect("a value");
        let expected = search.values.games.read(expected).expect("a value");
        assert_eq!(value, expected, "{vector}");
        let class = search.values.games.class(value).expect("no limit");
        assert_eq!(vector["outcome"], class.letter(), "{vector}");
        let closed = matches!(kind, Kind::ClosedInterval | Kind::ClosedHull);
        if graph.is_tree() && closed {
            let mut trees = PartizanTrees::new(&graph, alice);
            let found = match labelled {
                0 => trees.whole(),
                labelled => Some(trees.value(labelled)),
            };
            let number = search.values.games.as_number(value).cloned();
            assert_eq!(found, number, "{vector}");
        }
    }
}
