//! Convexity games against the definitions: paths listed one by one, every
//! position tried.

mod naive;

use fastrand::Rng;
use naive::{GAMES, Naive, PATHS, Rules};
use proptest::prelude::*;
use zermelo_core::analysis::{Graph, Part, Record};
use zermelo_core::game::{Outcome, Seat};
use zermelo_core::graph::all::{connected, trees};
use zermelo_core::graph::families;
use zermelo_core::graph::simple::{SimpleGraph, members};
use zermelo_core::robot::NAMES;
use zermelo_core::value::short::Games;
use zermelo_core::{games, job};

fn record(line: &str) -> Record {
    let table = games::read(line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
    job::finish(table.analyse())
}

fn line(graph: &SimpleGraph, rules: &Rules, labelled: u64) -> String {
    let mut line = format!(
        "convexity:g6={};game={};path={}",
        graph.to_graph6(),
        rules.game,
        rules.path
    );
    if rules.misere {
        line += ";play=misere";
    }
    if labelled != 0 {
        let numbers: Vec<String> = members(labelled).map(|v| (v + 1).to_string()).collect();
        line += &format!(";labelled={}", numbers.join("+"));
    }
    if let Some(alice) = rules.alice {
        let letter = |v| if alice >> v & 1 != 0 { 'A' } else { 'B' };
        let letters: String = (0..graph.len()).map(letter).collect();
        line += &format!(";colors={letters}");
    }
    line
}

fn outcome(wins: bool) -> Outcome {
    if wins { Outcome::Win } else { Outcome::Loss }
}

/// Everything in a record of an impartial game.
#[track_caller]
fn check_impartial(naive: &mut Naive, labelled: u64) {
    let line = line(&naive.graph, &naive.rules, labelled);
    let found = record(&line);
    let (wins, length) = naive.length(labelled, Seat::First);
    assert_eq!(found.outcome, outcome(wins), "{line}");
    assert_eq!(found.class, Some(if wins { "N" } else { "P" }), "{line}");
    assert_eq!(found.remoteness, Some(length), "{line}");
    let star = |nimber: u32| match nimber {
        0 => "0".to_owned(),
        1 => "*".to_owned(),
        more => format!("*{more}"),
    };
    let normal = !naive.rules.misere;
    let value = normal.then(|| star(naive.nimber(labelled)));
    assert_eq!(found.value, value, "{line}");
    let open = naive.open(labelled);
    assert_eq!(found.moves.len(), open.count_ones() as usize, "{line}");
    for (vertex, judged) in members(open).zip(&found.moves) {
        let next = labelled | 1 << vertex;
        assert_eq!(judged.choice, (vertex + 1).to_string(), "{line}");
        let (wins, length) = naive.length(next, Seat::Second);
        assert_eq!(judged.outcome, outcome(!wins), "{line} {vertex}");
        assert_eq!(judged.remoteness, Some(length), "{line} {vertex}");
        let value = normal.then(|| star(naive.nimber(next)));
        assert_eq!(judged.value, value, "{line} {vertex}");
    }
}

/// Everything in a record of a partizan game.
#[track_caller]
fn check_partizan(naive: &mut Naive, games: &mut Games, labelled: u64) {
    let line = line(&naive.graph, &naive.rules, labelled);
    let found = record(&line);
    let wins = [Seat::First, Seat::Second].map(|seat| naive.length(labelled, seat).0);
    let class = match wins {
        [true, true] => "N",
        [true, false] => "L",
        [false, true] => "R",
        [false, false] => "P",
    };
    assert_eq!(found.class, Some(class), "{line}");
    assert_eq!(found.outcome, outcome(wins[0]), "{line}");
    assert_eq!(
        found.remoteness,
        Some(naive.length(labelled, Seat::First).1),
        "{line}"
    );
    if naive.rules.misere {
        assert_eq!(found.value, None, "{line}");
        return;
    }
    let value = naive.value(labelled, games);
    let text = games.write(value).expect("small");
    assert_eq!(found.value, Some(text), "{line}");
    for judged in &found.moves {
        let vertex: u64 = judged.choice.parse().expect("a vertex");
        let next = labelled | 1 << (vertex - 1);
        let value = naive.value(next, games);
        let text = games.write(value).expect("small");
        assert_eq!(judged.value, Some(text), "{line} {vertex}");
        let (wins, _) = naive.length(next, Seat::Second);
        assert_eq!(judged.outcome, outcome(!wins), "{line} {vertex}");
    }
}

fn all_rules() -> impl Iterator<Item = Rules> {
    let games = GAMES.into_iter();
    games.flat_map(|game| {
        PATHS.into_iter().flat_map(move |path| {
            [false, true].into_iter().map(move |misere| Rules {
                game,
                path,
                misere,
                alice: None,
            })
        })
    })
}

#[test]
fn connected_graphs_of_up_to_six_vertices() {
    let mut random = Rng::with_seed(61);
    for graph in (1..=6).flat_map(connected) {
        for rules in all_rules() {
            let mut naive = Naive::new(&graph, rules);
            check_impartial(&mut naive, 0);
            // And with any vertices labelled beforehand.
            for _ in 0..2 {
                check_impartial(&mut naive, random.u64(0..1 << graph.len()));
            }
        }
    }
}

#[test]
fn coloured_graphs_of_up_to_six_vertices() {
    let mut random = Rng::with_seed(62);
    for graph in (1..=6).flat_map(connected) {
        for rules in all_rules() {
            let alice = Some(random.u64(0..1 << graph.len()));
            let mut naive = Naive::new(&graph, Rules { alice, ..rules });
            let mut games = Games::new();
            check_partizan(&mut naive, &mut games, 0);
            check_partizan(&mut naive, &mut games, random.u64(0..1 << graph.len()));
        }
    }
}

#[test]
fn trees_of_up_to_ten_vertices() {
    let mut random = Rng::with_seed(63);
    for graph in (1..=10).flat_map(trees) {
        // Between two vertices of a tree there is one path.
        for rules in all_rules().filter(|rules| rules.path == "geodesic") {
            let mut naive = Naive::new(&graph, rules);
            check_impartial(&mut naive, 0);
            check_impartial(&mut naive, random.u64(0..1 << graph.len()));
            if graph.len() <= 8 {
                let alice = Some(random.u64(0..1 << graph.len()));
                let mut naive = Naive::new(&graph, Rules { alice, ..rules });
                let mut games = Games::new();
                check_partizan(&mut naive, &mut games, 0);
                check_partizan(&mut naive, &mut games, random.u64(0..1 << graph.len()));
            }
        }
    }
}

/// Larger graphs fall into parts of every kind; so do those that hang together
/// nowhere.
#[test]
fn parts_add_up() {
    let mut random = Rng::with_seed(64);
    for round in 0..300 {
        let count = random.usize(7..=9);
        let pairs = (1..count).flat_map(|b| (0..b).map(move |a| (a, b)));
        let density = random.u8(2..5);
        let edges: Vec<_> = pairs.filter(|_| random.u8(0..10) < density).collect();
        let graph = SimpleGraph::new(count, &edges).expect("a graph");
        let path = PATHS[round % 2];
        for game in GAMES {
            let rules = Rules {
                game,
                path,
                misere: false,
                alice: None,
            };
            let mut naive = Naive::new(&graph, rules);
            check_impartial(
                &mut naive,
                random.u64(0..1 << count) & random.u64(0..1 << count),
            );
        }
    }
}

/// Arrows: any small digraph, by definition, and directed trees as Hackenbush.
#[test]
fn arrows() {
    let mut random = Rng::with_seed(65);
    for round in 0..200 {
        let count = random.usize(2..=6);
        let pairs = (0..count).flat_map(|a| (0..count).map(move |b| (a, b)));
        let arrows: Vec<_> = pairs
            .filter(|(a, b)| a != b && random.u8(0..4) == 0)
            .collect();
        if arrows.is_empty() {
            continue;
        }
        let text: Vec<String> = arrows
            .iter()
            .map(|(a, b)| format!("{}>{}", a + 1, b + 1))
            .chain((1..=count).map(|vertex| vertex.to_string()))
            .collect();
        for game in GAMES {
            let rules = Rules {
                game,
                path: PATHS[round % 2],
                misere: false,
                alice: None,
            };
            let mut naive = Naive::directed(count, &arrows, rules);
            let line = format!(
                "convexity:{};game={game};path={}",
                text.join(","),
                rules.path
            );
            let found = record(&line);
            let nimber = naive.nimber(0);
            let star = match nimber {
                0 => "0".to_owned(),
                1 => "*".to_owned(),
                more => format!("*{more}"),
            };
            assert_eq!(found.value, Some(star), "{line}");
            let (wins, length) = naive.length(0, Seat::First);
            assert_eq!(found.outcome, outcome(wins), "{line}");
            assert_eq!(found.remoteness, Some(length), "{line}");
        }
    }
}

/// A tree whose arrows lead to labelled ends is a Hackenbush tree, and a star
/// whose rays are paths is a sum of stalks: the engine says which, and both games
/// are worth the same, before and after every move.
#[test]
fn hackenbush_beside_the_graph() {
    let mut random = Rng::with_seed(66);
    for round in 0..60 {
        let directed = round % 2 == 0;
        let (text, count) = if directed {
            directed_tree(&mut random)
        } else {
            let (legs, length) = (random.u32(2..5), random.u32(1..5));
            let star = families::make("spider", &[legs, length], 0).expect("a spider");
            let edges = star.edges().map(|(a, b)| format!("{}-{}", a + 1, b + 1));
            let edges: Vec<String> = edges.collect();
            (
                format!("convexity:{};labelled=1", edges.join(",")),
                star.len(),
            )
        };
        let letters: String = (0..count)
            .map(|_| if random.bool() { 'A' } else { 'B' })
            .collect();
        for colors in [String::new(), format!(";colors={letters}")] {
            let mut line = format!("{text}{colors}");
            loop {
                let table = games::read(&line).expect("a line");
                let Some(Graph::Parts(graph)) = table.graph() else {
                    break;
                };
                let stalk = |part: &Part| part.hackenbush.clone().expect("a stalk");
                let stalks: Vec<String> = graph
                    .parts
                    .iter()
                    .map(|part| format!("({})", stalk(part)))
                    .collect();
                let turn = if table.view().turn == 0 {
                    "blue"
                } else {
                    "red"
                };
                let beside = record(&format!("hackenbush:{};turn={turn}", stalks.concat()));
                let found = record(&line);
                assert_eq!(found.value, beside.value, "{line}");
                assert_eq!(graph.sum, beside.value, "{line}");
                // A cut of the edge that stands for a vertex is that choice.
                let order = graph.parts.iter().flat_map(|part| &part.order);
                for (edge, vertex) in order.enumerate() {
                    let choice = found.moves.iter().find(|m| m.choice == vertex.to_string());
                    let number = (edge + 1).to_string();
                    let cut = beside.moves.iter().find(|m| m.choice == number);
                    assert_eq!(
                        choice.map(|judged| &judged.value),
                        cut.map(|judged| &judged.value),
                        "{line} {vertex}"
                    );
                }
                let Some(choice) = random.choice(&found.moves) else {
                    break;
                };
                line += if line.contains(";moves=") {
                    ","
                } else {
                    ";moves="
                };
                line += &choice.choice;
            }
        }
    }
}

fn directed_tree(random: &mut Rng) -> (String, usize) {
    let count = random.usize(2..10);
    let mut is_end = vec![true; count];
    let mut arrows = Vec::new();
    for vertex in 1..count {
        let parent = random.usize(0..vertex);
        is_end[parent] = false;
        arrows.push(format!("{}>{}", parent + 1, vertex + 1));
    }
    let ends = (0..count).filter(|&vertex| is_end[vertex]);
    let ends: Vec<String> = ends.map(|vertex| (vertex + 1).to_string()).collect();
    let line = format!("convexity:{};labelled={}", arrows.join(","), ends.join("+"));
    (line, count)
}

/// Numbers of graphs by nimber, over all connected graphs of seven vertices.
#[test]
fn seven_vertices() {
    use zermelo_core::games::convexity::{arena::Kind, survey};
    use zermelo_core::graph::convex::Path;
    let graphs = connected(7);
    let cases: [(Kind, &[u32], Option<u32>); 4] = [
        (
            Kind::ClosedInterval,
            &[219, 292, 174, 134, 24, 9, 1],
            Some(504),
        ),
        (Kind::ClosedHull, &[328, 343, 96, 58, 20, 7, 1], Some(440)),
        (Kind::Interval, &[61, 696, 85, 7, 4], None),
        (Kind::Hull, &[139, 674, 35, 4, 1], None),
    ];
    for (kind, expected, misere) in cases {
        let mut counts = vec![0; expected.len()];
        let mut misere_wins = 0;
        for graph in &graphs {
            let line = survey::line(graph, Path::Geodesic, kind).expect("a small graph");
            counts[line.nimber as usize] += 1;
            misere_wins += u32::from(line.wins_misere);
        }
        assert_eq!(counts, expected, "{kind:?}");
        if let Some(misere) = misere {
            assert_eq!(misere_wins, misere, "{kind:?}");
        }
    }
}

#[test]
fn lines_are_read_as_they_are_written() {
    let cases = [
        ("convexity:1-2,2-3,3-4,4-1;colors=ABAB", None),
        ("convexity: 2-1 , 1-2, 3 ;game=cig", Some("convexity:2-1,3")),
        ("convexity:1-4", Some("convexity:1-4,2,3")),
        ("convexity:1", None),
        ("convexity:g6=>>graph6<<DQc", Some("convexity:g6=DQc")),
        ("convexity:m=011/101/110", Some("convexity:1-2,1-3,2-3")),
        ("convexity:1>2,2>1,2>3;labelled=3", None),
        (
            "convexity:1-2;turn=bob;labelled=2+1+2;play=misere;path=monophonic;game=hg",
            Some("convexity:1-2;game=hg;path=monophonic;play=misere;labelled=1+2;turn=bob"),
        ),
        ("convexity:1-2,2-3,3-4;game=ig;moves=2,3,1", None),
    ];
    for (text, canonical) in cases {
        let line = games::read(text)
            .unwrap_or_else(|fault| panic!("{text}: {fault}"))
            .line();
        assert_eq!(line, canonical.unwrap_or(text));
        assert_eq!(games::read(&line).unwrap().line(), line);
    }
}

#[test]
fn bad_lines_are_refused_with_a_column() {
    let cases = [
        ("convexity:", 11, "convexity.error.empty"),
        ("convexity:1-2,", 15, "convexity.error.edge"),
        ("convexity:1-2,a", 15, "convexity.error.edge"),
        ("convexity:1-2-3", 11, "convexity.error.edge"),
        ("convexity:-2", 11, "convexity.error.edge"),
        ("convexity:1-", 13, "error.number.missing"),
        ("convexity:1-65", 13, "error.number"),
        ("convexity:0-1", 11, "error.number"),
        ("convexity:2-2", 11, "convexity.error.loop"),
        ("convexity:1-2,2>3", 15, "convexity.error.mixed"),
        ("convexity:g6=D", 14, "convexity.error.graph6"),
        ("convexity:g6=", 14, "convexity.error.graph6"),
        ("convexity:g6=?", 14, "convexity.error.graph6"),
        ("convexity:m=01/0", 13, "convexity.error.matrix"),
        ("convexity:1-2;game=x", 20, "error.value"),
        ("convexity:1-2;labelled=3", 24, "error.number"),
        ("convexity:1-2;labelled=", 24, "error.number.missing"),
        ("convexity:1-2;colors=A", 22, "convexity.error.colors"),
        ("convexity:1-2;colors=AC", 22, "convexity.error.colors"),
        ("convexity:1-2,2-3;moves=4", 25, "convexity.error.none"),
        ("convexity:1-2,2-3;moves=1,1", 27, "convexity.error.chosen"),
        (
            "convexity:1-2,2-3,3-4;moves=1,3,2",
            33,
            "convexity.error.covered",
        ),
        (
            "convexity:1-2,2-3;colors=ABA;moves=2",
            36,
            "convexity.error.bob",
        ),
        (
            "convexity:1-2,2-3;colors=ABA;moves=1,3",
            38,
            "convexity.error.alice",
        ),
        ("convexity:1-2,2-3;moves=1,3,2", 29, "error.move.over"),
        ("convexity:1-2;moves=0", 21, "error.move.form"),
    ];
    for (text, column, key) in cases {
        let fault = games::read(text)
            .err()
            .unwrap_or_else(|| panic!("{text} was read"));
        assert_eq!(
            (fault.message.key, fault.column),
            (key, Some(column)),
            "{text}"
        );
        assert!(!fault.to_string().contains('{'), "{fault}");
        assert_ne!(fault.message.to_string(), key, "no English");
    }
}

/// What is too hard says so, in time, and lists its moves all the same.
#[test]
fn too_hard() {
    let grid = games::invent_among(games::ALL, "convexity", "grid", &[8, 8], 1).unwrap();
    let found = record(&grid);
    assert_eq!(found.outcome, Outcome::Unknown);
    assert!(!found.exact && found.value.is_none() && found.class.is_none());
    assert_eq!(found.moves.len(), 64);
    assert_eq!(found.why[0].key, "convexity.why.unknown");
}

/// Trees of 64 vertices are quick in every closed game.
#[test]
fn large_trees() {
    for seed in 0..10 {
        let line = games::invent_among(games::ALL, "convexity", "tree", &[64], seed).unwrap();
        let colors: String = (0..64)
            .map(|v| if v % 3 == 0 { 'A' } else { 'B' })
            .collect();
        for keys in ["", ";play=misere", ";game=chg", ";labelled=5"] {
            let found = record(&format!("{line}{keys}"));
            assert_eq!((found.method, found.exact), ("tree", true), "{line}{keys}");
            if keys != ";play=misere" {
                let coloured = record(&format!("{line}{keys};colors={colors}"));
                assert_eq!((coloured.method, coloured.exact), ("tree", true), "{line}");
            }
        }
    }
}

/// Perfect robots win what is won, against everybody, and as soon as can be.
#[test]
fn perfect_robots_keep_what_is_won() {
    let lines = [
        "convexity:1-2,2-3,1-4,4-5,1-6,6-7",
        "convexity:1-2,2-3,3-4,4-5,5-1;game=hg;play=misere",
        "convexity:1-2,2-3,3-4,4-1,2-5,5-6;game=ig",
        "convexity:1-2,2-3,3-4,4-1;colors=ABAB;game=chg",
        "convexity:1-2,1-3,1-4,4-5,5-6;colors=ABBABA;turn=bob;play=misere",
        "convexity:1>2,2>3,1>4,4>5;labelled=3+5;colors=ABABA",
    ];
    for line in lines {
        let found = record(line);
        let table = games::read(line).expect("a line");
        let first_wins = found.outcome == Outcome::Win;
        for robot in ["perfect", "trap"] {
            for opponent in NAMES {
                let seats = if first_wins {
                    [robot, opponent]
                } else {
                    [opponent, robot]
                };
                let contest = table.play_match(seats[0], seats[1], 8, 5).expect("robots");
                let score = job::finish(contest);
                let mover = table.view().turn;
                let winner = if first_wins { mover } else { 1 - mover };
                assert_eq!(score.wins[winner], 8, "{line} {seats:?}");
            }
        }
        let contest = table
            .play_match("perfect", "perfect", 3, 1)
            .expect("robots");
        let length = found.remoteness.expect("a small game");
        assert_eq!(job::finish(contest).plies, 3 * u64::from(length), "{line}");
    }
}

/// What the page is told of the last choice: every wave adds what lies on its
/// paths, the paths are paths whose ends were there, and together they add all
/// that is new.
#[test]
fn choices_spread_along_paths() {
    let mut random = Rng::with_seed(67);
    for round in 0..200 {
        let count = random.usize(3..9);
        let pairs = (1..count).flat_map(|b| (0..b).map(move |a| (a, b)));
        let edges: Vec<_> = pairs.filter(|_| random.u8(0..10) < 4).collect();
        let graph = SimpleGraph::new(count, &edges).expect("a graph");
        let rules = Rules {
            game: GAMES[round % 4],
            path: PATHS[round / 4 % 2],
            misere: false,
            alice: None,
        };
        let mut line = line(&graph, &rules, 0);
        loop {
            let view = games::read(&line).expect("a line").view();
            let games::Board::Convexity(before) = &view.board else {
                panic!("another game");
            };
            let Some(choice) = random.choice(&view.legal) else {
                break;
            };
            line += if view.moves.is_empty() {
                ";moves="
            } else {
                ","
            };
            line += choice;
            let after = games::read(&line).expect("a line").view();
            let games::Board::Convexity(after) = after.board else {
                panic!("another game");
            };
            let spread = after.spread.expect("a choice was made");
            assert_eq!(spread.vertex.to_string(), *choice);
            let mut there: Vec<usize> = before.spanned.clone();
            there.push(spread.vertex);
            for wave in &spread.waves {
                let mut added: Vec<usize> = Vec::new();
                for path in &wave.paths {
                    let steps = path.windows(2);
                    for step in steps {
                        let edge = (step[0].min(step[1]) - 1, step[0].max(step[1]) - 1);
                        assert!(edges.contains(&edge), "{line} {path:?}");
                    }
                    assert!(there.contains(&path[0]), "{line} {path:?}");
                    assert!(there.contains(&path[path.len() - 1]), "{line} {path:?}");
                    added.extend(path.iter().filter(|vertex| !there.contains(vertex)));
                }
                added.sort_unstable();
                added.dedup();
                assert_eq!(added, wave.added, "{line}");
                there.extend(added);
            }
            there.sort_unstable();
            there.dedup();
            assert_eq!(there, after.spanned, "{line}");
            let mut would = before.would[spread.vertex - 1]
                .clone()
                .expect("it was legal");
            would.retain(|vertex| !before.spanned.contains(vertex));
            let new = after
                .spanned
                .iter()
                .filter(|vertex| !before.spanned.contains(vertex));
            let new: Vec<usize> = new.copied().filter(|v| *v != spread.vertex).collect();
            assert_eq!(would, new, "{line}");
        }
    }
}

proptest! {
    #[test]
    fn text_that_is_nearly_right_never_panics(
        text in "convexity:(g6=|m=|)[0-9,>A-Fgo~?/-]{0,14}(;(game|path|play|labelled|colors|turn|moves)=[a-zA-B0-9+,]{0,8}){0,4}"
    ) {
        if let Ok(table) = games::read(&text) {
            let line = table.line();
            prop_assert_eq!(games::read(&line).map(|table| table.line()), Ok(line));
        }
    }
}
