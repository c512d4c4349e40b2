use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;

fn digraphs(vertices: u32) -> impl Strategy<Value = Digraph> {
    (1..=vertices).prop_flat_map(|n| {
        prop::collection::vec((0..n, 0..n), 0..(2 * n as usize + 2))
            .prop_map(move |arcs| Digraph::new(n as usize, &arcs).unwrap())
    })
}

/// Two tokens, one on each graph, as one token on the product.
fn product(a: &Digraph, b: &Digraph) -> Digraph {
    let place = |x: usize, y: usize| (x * b.len() + y) as u32;
    let mut arcs = Vec::new();
    for x in 0..a.len() {
        for y in 0..b.len() {
            arcs.extend(
                a.followers(x)
                    .iter()
                    .map(|&to| (place(x, y), place(to as usize, y))),
            );
            arcs.extend(
                b.followers(y)
                    .iter()
                    .map(|&to| (place(x, y), place(x, to as usize))),
            );
        }
    }
    Digraph::new(a.len() * b.len(), &arcs).unwrap()
}

/// Labels by going over all vertices until nothing changes.
fn naive_labels(graph: &Digraph) -> Vec<Label> {
    let mut labels = vec![Label::Draw; graph.len()];
    loop {
        let before = labels.clone();
        for (vertex, label) in labels.iter_mut().enumerate() {
            let next: Vec<Label> = graph
                .followers(vertex)
                .iter()
                .map(|&v| before[v as usize])
                .collect();
            if next.contains(&Label::Previous) {
                *label = Label::Next;
            } else if next.iter().all(|&label| label == Label::Next) {
                *label = Label::Previous;
            }
        }
        if labels == before {
            return labels;
        }
    }
}

/// Values straight from the definition: a vertex gets a value whenever it may,
/// in any order.
fn naive_values(graph: &Digraph) -> Vec<Option<u32>> {
    let mut values: Vec<Option<u32>> = vec![None; graph.len()];
    let followers = |vertex: usize| graph.followers(vertex).iter().map(|&v| v as usize);
    loop {
        let due = (0..graph.len())
            .filter(|&v| values[v].is_none())
            .find_map(|vertex| {
                let known: Vec<u32> = followers(vertex).filter_map(|next| values[next]).collect();
                let least = (0..=known.len() as u32).find(|value| !known.contains(value))?;
                let reverting = followers(vertex)
                    .filter(|&next| values[next].is_none_or(|value| value > least))
                    .all(|next| followers(next).any(|then| values[then] == Some(least)));
                reverting.then_some((vertex, least))
            });
        match due {
            Some((vertex, value)) => values[vertex] = Some(value),
            None => return values,
        }
    }
}

proptest! {
    #[test]
    fn labels_equal_going_over_and_over(graph in digraphs(8)) {
        let labels = Labels::of(&graph);
        let naive = naive_labels(&graph);
        for (vertex, expected) in naive.into_iter().enumerate() {
            prop_assert_eq!(labels.label(vertex), expected);
        }
    }

    #[test]
    fn remoteness_is_one_more_than_the_best_follower(graph in digraphs(8)) {
        let labels = Labels::of(&graph);
        for vertex in 0..graph.len() {
            let next = || graph.followers(vertex).iter().map(|&v| v as usize);
            let expected = match labels.label(vertex) {
                Label::Draw => None,
                Label::Next => next()
                    .filter(|&v| labels.label(v) == Label::Previous)
                    .filter_map(|v| labels.remoteness(v))
                    .min()
                    .map(|plies| plies + 1),
                Label::Previous => Some(next().filter_map(|v| labels.remoteness(v)).max().map_or(0, |plies| plies + 1)),
            };
            prop_assert_eq!(labels.remoteness(vertex), expected);
        }
    }

    #[test]
    fn values_equal_the_definition(graph in digraphs(8)) {
        let values = Values::of(&graph);
        let naive = naive_values(&graph);
        for (vertex, expected) in naive.into_iter().enumerate() {
            let finite = match values.value(vertex) {
                Loopy::Finite(value) => Some(value),
                Loopy::Infinite(_) => None,
            };
            prop_assert_eq!(finite, expected, "vertex {}", vertex);
        }
    }

    #[test]
    fn sums_of_values_tell_who_wins_the_sum(a in digraphs(5), b in digraphs(5)) {
        let (x, y) = (Values::of(&a), Values::of(&b));
        let labels = Labels::of(&product(&a, &b));
        for p in 0..a.len() {
            for q in 0..b.len() {
                let sum = &x.value(p) + &y.value(q);
                prop_assert_eq!(sum.label(), labels.label(p * b.len() + q));
            }
        }
    }

    #[test]
    fn reverting_lowers_the_counter(graph in digraphs(8)) {
        let values = Values::of(&graph);
        for vertex in 0..graph.len() {
            let Some(counter) = values.counter(vertex) else { continue };
            let Loopy::Finite(value) = values.value(vertex) else { panic!() };
            for &next in graph.followers(vertex) {
                let higher = match values.value(next as usize) {
                    Loopy::Finite(other) => other > value,
                    Loopy::Infinite(_) => true,
                };
                if !higher {
                    prop_assert!(values.counter(next as usize).unwrap() < counter);
                    continue;
                }
                let back = graph.followers(next as usize).iter().any(|&then| {
                    values.value(then as usize) == Loopy::Finite(value)
                        && values.counter(then as usize).is_some_and(|c| c < counter)
                });
                prop_assert!(back);
            }
        }
    }
}

/// The definition of the pace, gone over until nothing changes.
fn naive_paces(graph: &Digraph) -> Vec<Option<u32>> {
    let values = Values::of(graph);
    let finite = |vertex: u32| match values.value(vertex as usize) {
        Loopy::Finite(value) => Some(value),
        Loopy::Infinite(_) => None,
    };
    // Not yet known counts as endless, so the numbers come down from above.
    let mut paces: Vec<Option<u32>> = vec![None; graph.len()];
    loop {
        let before = paces.clone();
        for (vertex, pace) in paces.iter_mut().enumerate() {
            let Some(value) = finite(vertex as u32) else {
                continue;
            };
            let bounds = graph
                .followers(vertex)
                .iter()
                .map(|&next| match finite(next) {
                    Some(lower) if lower < value => before[next as usize].map(|pace| pace + 1),
                    _ => {
                        let again = graph.followers(next as usize).iter();
                        again
                            .filter(|&&then| finite(then) == Some(value))
                            .filter_map(|&then| before[then as usize])
                            .min()
                            .map(|pace| pace + 2)
                    }
                });
            let bounds: Option<Vec<u32>> = bounds.collect();
            *pace = bounds.map(|bounds| bounds.into_iter().max().unwrap_or(0));
        }
        if paces == before {
            return paces;
        }
    }
}

proptest! {
    #[test]
    fn paces_equal_the_definition(graph in digraphs(8)) {
        let values = Values::of(&graph);
        let labels = Labels::of(&graph);
        let found = paces(&graph, &values);
        prop_assert_eq!(&found, &naive_paces(&graph));
        for (vertex, pace) in found.into_iter().enumerate() {
            prop_assert_eq!(pace.is_some(), values.counter(vertex).is_some());
            if labels.label(vertex) == Label::Previous {
                prop_assert_eq!(pace, labels.remoteness(vertex));
            }
        }
    }

    /// In a lost sum the game lasts no longer than the paces add up to.
    #[test]
    fn paces_bound_the_length_of_a_lost_sum(a in digraphs(5), b in digraphs(5)) {
        let (x, y) = (Values::of(&a), Values::of(&b));
        let (p, q) = (paces(&a, &x), paces(&b, &y));
        let labels = Labels::of(&product(&a, &b));
        for (i, p) in p.iter().enumerate() {
            for (j, q) in q.iter().enumerate() {
                let sum = i * b.len() + j;
                if labels.label(sum) == Label::Previous {
                    let bound = p.unwrap() + q.unwrap();
                    prop_assert!(labels.remoteness(sum).unwrap() <= bound);
                }
            }
        }
    }
}

#[test]
fn all_loopless_digraphs_on_four_vertices() {
    let pairs: Vec<(u32, u32)> = (0..4)
        .flat_map(|from| {
            (0..4)
                .filter(move |to| *to != from)
                .map(move |to| (from, to))
        })
        .collect();
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for choice in 0u32..1 << pairs.len() {
        let arcs: Vec<(u32, u32)> = (0..pairs.len())
            .filter(|bit| choice >> bit & 1 == 1)
            .map(|bit| pairs[bit])
            .collect();
        let graph = Digraph::new(4, &arcs).unwrap();
        let values = Values::of(&graph);
        for vertex in 0..4 {
            *counts.entry(values.value(vertex).to_string()).or_default() += 1;
        }
    }
    let expected = [
        ("*", 1420),
        ("*2", 624),
        ("*3", 24),
        ("0", 2984),
        ("oo()", 10276),
        ("oo(0)", 984),
        ("oo(0,1)", 24),
        ("oo(1)", 48),
    ];
    let expected: BTreeMap<String, u32> = expected
        .map(|(name, count)| (name.to_owned(), count))
        .into();
    assert_eq!(counts, expected);
}
