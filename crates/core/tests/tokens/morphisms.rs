//! Maps between digraphs against the definition.

use fastrand::Rng;
use zermelo_core::games;
use zermelo_core::games::tokens::morphism::check;

use super::{Arcs, BOARD, line, random_arcs};

/// The conditions, straight from the theorem: whether all hold, and whether some
/// arc goes backward.
fn naive(from: &Arcs, to: &Arcs, map: &[u32]) -> (bool, bool) {
    let image = |vertex: u32| map[vertex as usize - 1];
    let forward = |&(u, v): &(u32, u32)| to.contains(&(image(u), image(v)));
    let backward = |&(u, v): &(u32, u32)| to.contains(&(image(v), image(u)));
    let covered = (1..=map.len() as u32).all(|u| {
        let wanted = to.iter().filter(|(x, _)| *x == image(u));
        let mut wanted = wanted.map(|(_, y)| *y);
        wanted.all(|y| from.iter().any(|&(a, v)| a == u && image(v) == y))
    });
    let arcs = from.iter().all(|arc| forward(arc) || backward(arc));
    (covered && arcs, from.iter().any(|arc| !forward(arc)))
}

fn has_cycle(count: u32, arcs: &Arcs) -> bool {
    // After as many steps as there are vertices, only a cycle is left to walk on.
    let mut ends: Vec<u32> = (1..=count).collect();
    for _ in 0..=count {
        ends.retain(|&end| arcs.iter().any(|&(from, _)| from == end));
        let next = arcs.iter().filter(|(from, _)| ends.contains(from));
        ends = next.map(|&(_, to)| to).collect();
        ends.sort_unstable();
        ends.dedup();
    }
    !ends.is_empty()
}

#[test]
fn maps_against_the_definition() {
    let mut random = Rng::with_seed(7);
    let mut kept = [0; 2];
    for round in 0..100_000 {
        let (a, b) = (random.u32(1..=5), random.u32(1..=3));
        let mut from = random_arcs(&mut random, a);
        if round % 3 > 0 {
            from.retain(|(u, v)| u > v);
        }
        let to = random_arcs(&mut random, b);
        let map: Vec<u32> = (0..a).map(|_| random.u32(1..=b)).collect();
        let text: Vec<String> = (1..)
            .zip(&map)
            .map(|(u, v): (u32, _)| format!("{u}>{v}"))
            .collect();
        let lines = [line(a, &from, &[1]), line(b, &to, &[1])];
        let found = check(&lines[0], &lines[1], &text.join(",")).unwrap();
        let (holds, turns_back) = naive(&from, &to, &map);
        let expected = holds && !(turns_back && has_cycle(a, &from));
        let context = format!("{lines:?} {text:?} {found:?}");
        assert_eq!(found.keeps, expected, "{context}");
        // The theorem is true.
        assert!(!found.keeps || found.agrees, "{context}");
        assert_eq!(
            found.kind,
            expected.then_some(if turns_back { "backward" } else { "exact" })
        );
        let same = found
            .images
            .iter()
            .all(|image| image.value == image.image_value);
        assert_eq!(found.agrees, same, "{context}");
        if found.keeps {
            kept[usize::from(turns_back)] += 1;
        }
    }
    assert!(kept[0] > 200 && kept[1] > 20, "{kept:?}");
}

#[test]
fn the_quotient_of_a_board_is_a_morphism() {
    let mut random = Rng::with_seed(8);
    for round in 0..200 {
        let count = random.u32(1..=9);
        let start = match round {
            0 => format!("{BOARD};on=1"),
            _ => line(count, &random_arcs(&mut random, count), &[1]),
        };
        let table = games::read(&start).unwrap();
        let Some(zermelo_core::analysis::Graph::Labels(picture)) = table.graph() else {
            panic!("no picture")
        };
        let blocks = picture
            .quotient
            .blocks
            .iter()
            .map(|block| block.block.to_string());
        let arcs = picture
            .quotient
            .arcs
            .iter()
            .map(|arc| format!("{}>{}", arc.from, arc.to));
        let folded = blocks.chain(arcs).collect::<Vec<_>>().join(",");
        let map: Vec<String> = picture
            .vertices
            .iter()
            .map(|vertex| format!("{}>{}", vertex.vertex, vertex.block))
            .collect();
        let found = check(&start, &format!("tokens:{folded}"), &map.join(",")).unwrap();
        assert_eq!(found.kind, Some("exact"), "{start}");
        for block in &picture.quotient.blocks {
            for vertex in &picture.vertices {
                if block.vertices.contains(&vertex.vertex) {
                    assert_eq!((vertex.block, &vertex.value), (block.block, &block.value));
                }
            }
        }
    }
}

#[test]
fn failures_name_the_vertex_and_the_condition() {
    for (from, to, map, key, args) in [
        (
            "1>2,2>3",
            "1>2,3",
            "1>1,2>3,3>2",
            "tokens.morphism.arc",
            [("vertex", "1"), ("to", "2")],
        ),
        (
            "1,2>3",
            "1>2",
            "1>1,2>1,3>2",
            "tokens.morphism.cover",
            [("vertex", "1"), ("imageTo", "2")],
        ),
        (
            "1>2,2>1",
            "1>2",
            "1>1,2>2",
            "tokens.morphism.cycle",
            [("vertex", "2"), ("cycle", "1, 2")],
        ),
    ] {
        let found = check(&format!("tokens:{from}"), &format!("tokens:{to}"), map).unwrap();
        assert!(!found.keeps);
        assert_eq!(found.reasons[0].key, key);
        for (name, value) in args {
            assert_eq!(
                found.reasons[0].args[name].to_string(),
                value,
                "{from} {name}"
            );
        }
    }
    for (map, key, column) in [
        ("1>1", "tokens.error.map.missing", Some(4)),
        ("1>1,2", "tokens.error.map", Some(5)),
        ("1>1,2>x", "tokens.error.map", Some(5)),
        ("", "tokens.error.map", Some(1)),
        ("1>1,1>1", "tokens.error.map.twice", Some(5)),
        ("1>1,2>3", "tokens.error.vertex", Some(5)),
        ("1>1,3>1", "tokens.error.vertex", Some(5)),
    ] {
        let fault = check("tokens:1>2", "tokens:1>2", map).unwrap_err();
        assert_eq!((fault.message.key, fault.column), (key, column), "{map}");
    }
    assert_eq!(
        check("nim:3", "tokens:1", "1>1").unwrap_err().message.key,
        "error.value"
    );
}
