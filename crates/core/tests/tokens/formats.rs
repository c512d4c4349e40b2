//! Boards as text: the notation, what may be pasted, other formats.

use fastrand::Rng;
use zermelo_core::{games, job};

use super::{BOARD, line, random_arcs};

fn canonical(text: &str) -> String {
    games::read(text)
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
        .line()
}

fn paste(text: &str) -> Result<String, zermelo_core::message::Fault> {
    games::paste_among(games::ALL, "tokens", text)
}

#[test]
fn spelling_becomes_canonical() {
    for (text, line) in [
        ("tokens:1>3,2>9,3>2;on=1,2", "tokens:1>3,2>9,3>2;on=1,2"),
        (
            " tokens : 3>2 , 01>3,3>2, 5 ,2;on= 2,1 ,2",
            "tokens:1>3,3>2,5;on=1,2,2",
        ),
        ("tokens:7;play=normal", "tokens:7"),
        (
            "tokens:2>2,1;on=2;moves=2>2, 2>2",
            "tokens:1,2>2;on=2;moves=2>2,2>2",
        ),
        ("tokens:d6=&DI?AO?;on=1", "tokens:1>3,1>5,4>2,4>5;on=1"),
        ("tokens:64>1", "tokens:64>1"),
    ] {
        assert_eq!(canonical(text), line);
        assert_eq!(canonical(line), line);
    }
}

#[test]
fn faults_say_what_and_where() {
    for (text, key, column) in [
        ("tokens:", "tokens.error.arc", 8),
        ("tokens:1>", "tokens.error.arc", 8),
        ("tokens:1>2,x", "tokens.error.arc", 12),
        ("tokens:1>2>3", "tokens.error.arc", 8),
        ("tokens:1-2", "tokens.error.arc", 8),
        ("tokens:1>2,,3", "tokens.error.arc", 12),
        ("tokens:1>65", "error.number", 10),
        ("tokens:0>1", "error.number", 8),
        ("tokens:d6=DI?AO?", "tokens.error.d6", 11),
        ("tokens:d6=&?", "tokens.error.d6", 11),
        ("tokens:1>2;on=", "error.number.missing", 15),
        ("tokens:1>2;on=3", "tokens.error.vertex", 15),
        ("tokens:1>2;on=1,a", "error.number", 17),
        ("tokens:1>2;play=misere", "error.value", 17),
        ("tokens:1>2;turn=first", "error.key", 12),
        ("tokens:1>2;on=1;moves=1-2", "error.move.form", 23),
        ("tokens:1>2;on=1;moves=1>2>3", "error.move.form", 23),
        ("tokens:1>2,2>1;on=1;moves=2>1", "tokens.error.token", 27),
        ("tokens:1>2,2>1;on=1;moves=1>1", "tokens.error.missing", 27),
        ("tokens:1>2,2>1;on=1;moves=1>9", "tokens.error.vertex", 27),
        ("tokens:1>2;on=1;moves=1>2,1>2", "error.move.over", 27),
        ("tokens:1>2;moves=1>2", "error.move.over", 18),
    ] {
        let fault = games::read(text)
            .err()
            .unwrap_or_else(|| panic!("{text} was read"));
        assert_eq!(
            (fault.message.key, fault.column),
            (key, Some(column)),
            "{text}"
        );
    }
}

#[test]
fn limits_are_kept() {
    let on = |count: usize| format!("tokens:1>2;on={}", vec!["1"; count].join(","));
    assert!(games::read(&on(16)).is_ok());
    assert_eq!(
        games::read(&on(17)).err().unwrap().message.key,
        "error.list.long"
    );
    let moves = |count: usize| format!("tokens:1>1;on=1;moves={}", vec!["1>1"; count].join(","));
    assert!(games::read(&moves(4096)).is_ok());
    assert_eq!(
        games::read(&moves(4097)).err().unwrap().message.key,
        "error.moves.many"
    );
    let full: Vec<String> = (1..=64)
        .flat_map(|a| (1..=64).map(move |b| format!("{a}>{b}")))
        .collect();
    assert!(games::read(&format!("tokens:{}", full.join(","))).is_ok());
}

#[test]
fn what_is_written_can_be_read() {
    let mut random = Rng::with_seed(10);
    for _ in 0..300 {
        let count = random.u32(1..=12);
        let mut line = line(count, &random_arcs(&mut random, count), &[1, count]);
        for ply in 0..random.u64(0..12) {
            let table = games::read(&line).unwrap();
            let Ok(choosing) = table.choose("random", ply) else {
                break;
            };
            let choice = job::finish(choosing).unwrap().choice;
            let joint = if ply == 0 { ";moves=" } else { "," };
            line = format!("{line}{joint}{choice}");
        }
        let table = games::read(&line).unwrap();
        assert_eq!(canonical(&table.line()), table.line());
        let mut bytes = line.into_bytes();
        let place = random.usize(0..bytes.len());
        bytes[place] = random.u8(0..128);
        let _ = games::read(&String::from_utf8(bytes).unwrap());
    }
}

#[test]
fn every_format_comes_back() {
    let mut random = Rng::with_seed(11);
    for round in 0..100 {
        let count = random.u32(1..=12);
        let start = match round {
            0 => canonical(BOARD),
            _ => {
                canonical(&line(count, &random_arcs(&mut random, count), &[1])).replace(";on=1", "")
            }
        };
        let table = games::read(&start).unwrap();
        let exports = table.exports();
        let names: Vec<&str> = exports.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["digraph6", "matrix", "dot", "tikz"]);
        for (name, text) in exports {
            // A matrix of one vertex looks like an arc list of one vertex, or none.
            let is_plain = name != "matrix" || text.contains('0');
            if name != "tikz" && is_plain {
                assert_eq!(paste(&text).unwrap(), start, "{name}: {text}");
            }
        }
    }
    // Tokens are written into DOT and found again.
    let line = "tokens:1>2,2>1,2>3;on=1,1,3";
    let exports = games::read(line).unwrap().exports();
    let dot = exports.iter().find(|(name, _)| *name == "dot").unwrap();
    assert_eq!(paste(&dot.1).unwrap(), line);
}

#[test]
fn pasted_text_of_any_kind_is_read() {
    for (text, line) in [
        ("1>2, 2>3\n3 > 1", "tokens:1>2,2>3,3>1"),
        ("1->2\n2 -> 3;\n5", "tokens:1>2,2>3,5"),
        ("1→2 2 → 1", "tokens:1>2,2>1"),
        ("&DI?AO?\n", "tokens:1>3,1>5,4>2,4>5"),
        (">>digraph6<<&DI?AO?", "tokens:1>3,1>5,4>2,4>5"),
        ("0 1 0\n0,0,1\n[1 0 0]\n", "tokens:1>2,2>3,3>1"),
        ("010\n001\n100", "tokens:1>2,2>3,3>1"),
        ("digraph { a -> b; b -> {a c} }", "tokens:1>2,2>1,2>3"),
        ("digraph { 7 -> 3 [label=\"x\"]; 9 }", "tokens:7>3,9"),
        ("tokens:2>1;on=2", "tokens:2>1;on=2"),
    ] {
        assert_eq!(
            paste(text).unwrap_or_else(|fault| panic!("{text}: {fault}")),
            line
        );
    }
    for (text, key) in [
        ("", "tokens.error.arc"),
        ("hello", "tokens.error.arc"),
        ("1>99", "error.number"),
        ("&x", "tokens.error.d6"),
        ("01\n0", "tokens.error.matrix"),
        ("digraph {", "tokens.error.dot"),
        ("digraph {}", "tokens.error.arc"),
        ("graph { a -- b }", "tokens.error.undirected"),
        ("tokens:x", "tokens.error.arc"),
    ] {
        let fault = paste(text)
            .err()
            .unwrap_or_else(|| panic!("{text} was read"));
        assert_eq!(fault.message.key, key, "{text}");
    }
    let large: Vec<String> = (0..65).map(|n| format!("a{n}")).collect();
    let fault = paste(&format!("digraph {{ {} }}", large.join(" "))).unwrap_err();
    assert_eq!(fault.message.key, "tokens.error.large");
    assert_eq!(
        games::paste_among(games::ALL, "nim", "nim: 3").unwrap(),
        "nim:3"
    );
}

#[test]
fn boards_are_made_up() {
    for kind in ["cyclic", "acyclic", "nim", "subtraction", "kayles"] {
        for size in [5, 7] {
            for seed in 0..20 {
                let line = games::invent_among(games::ALL, "tokens", kind, &[size], seed)
                    .unwrap_or_else(|fault| panic!("{kind} {size}: {fault}"));
                assert_eq!(canonical(&line), line);
                let record = job::finish(games::read(&line).unwrap().analyse());
                assert!(!record.over, "{line}");
            }
        }
        for size in [0, 1000] {
            assert!(games::invent_among(games::ALL, "tokens", kind, &[size], 1).is_err());
        }
    }
    // A heap is worth its size, a row of pins what Kayles says.
    let value = |kind, size, vertex: u32| {
        let line = games::invent_among(games::ALL, "tokens", kind, &[size], 1).unwrap();
        let board = line.split_once(";on=").unwrap().0.to_owned();
        let table = games::read(&format!("{board};on={vertex}")).unwrap();
        job::finish(table.analyse()).value.unwrap()
    };
    assert_eq!(value("nim", 6, 5), "*4");
    assert_eq!(value("subtraction", 9, 8), "*3");
    for (size, expected) in (1..).zip(["*", "*2", "*3", "*", "*4", "*3", "*2"]) {
        assert_eq!(value("kayles", size, 1), expected, "{size}");
    }
}

#[test]
fn the_table_tells_where_each_piece_stands_and_what_came_back() {
    use zermelo_core::games::Board;
    let board = |line: &str| match games::read(line).unwrap().view().board {
        Board::Tokens(board) => board,
        other => panic!("{other:?}"),
    };
    let start = "tokens:1>2,2>1,2>3,4>2;on=4,1,1";
    let found = board(&format!("{start};moves=1>2,4>2,2>3"));
    assert_eq!(found.start, [1, 1, 4]);
    assert_eq!(found.tokens, [3, 1, 2]);
    assert_eq!(found.goals, [3]);
    assert_eq!(found.repeats, 1);
    let found = board("tokens:1>2,2>1;on=1;moves=1>2,2>1,1>2,2>1");
    assert_eq!((found.repeats, found.drawn), (3, true));
    // The same tokens, but the other player to move, is another position.
    assert_eq!(board("tokens:1>1;on=1;moves=1>1").repeats, 1);
}
