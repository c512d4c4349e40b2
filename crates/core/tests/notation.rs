//! The table notation: what is written can be read, and nothing breaks it.

use proptest::prelude::*;
use zermelo_core::games;

/// A line of Nim with random rules and a random game played on it.
fn played_line() -> impl Strategy<Value = String> {
    let heaps = prop::collection::vec(0u32..=1_000_000_000, 1..=64);
    let max = prop::option::of(1u32..=1_000_000_000);
    let take = prop::option::of(prop::collection::btree_set(1u32..=1_000_000_000, 1..6));
    (heaps, any::<bool>(), max, take, any::<u64>()).prop_map(|(heaps, misere, max, take, seed)| {
        let words = |numbers: Vec<u32>, between: &str| {
            let words: Vec<String> = numbers.into_iter().map(|n| n.to_string()).collect();
            words.join(between)
        };
        let mut line = format!("nim:{}", words(heaps, ","));
        if misere {
            line += ";play=misere";
        }
        if let Some(max) = max {
            line += &format!(";max={max}");
        }
        if let Some(take) = take {
            line += &format!(";take={}", words(take.into_iter().collect(), "+"));
        }
        play_some(line, seed)
    })
}

fn play_some(start: String, seed: u64) -> String {
    let mut line = start;
    for ply in 0..seed % 12 {
        let table = games::read(&line).unwrap();
        let Some(chosen) = table
            .choose("random", seed.wrapping_add(ply))
            .ok()
            .and_then(zermelo_core::job::finish)
        else {
            break;
        };
        let joint = if ply == 0 { ";moves=" } else { "," };
        line = format!("{line}{joint}{}", chosen.choice);
    }
    line
}

fn canonical(text: &str) -> String {
    games::read(text).unwrap().line()
}

fn fault(text: &str) -> (&'static str, Option<usize>) {
    let fault = games::read(text)
        .err()
        .unwrap_or_else(|| panic!("{text} was read"));
    (fault.message.key, fault.column)
}

proptest! {
    #[test]
    fn what_is_written_reads_the_same(line in played_line()) {
        let table = games::read(&line).unwrap();
        prop_assert_eq!(table.line(), line);
    }

    #[test]
    fn random_text_never_panics(text in ".{0,80}") {
        let _ = games::read(&text);
    }

    #[test]
    fn text_that_is_nearly_right_never_panics(
        text in "(nim|nim |sim|)[:;]?[0-9, ]{0,12}(;(play|max|take|goal|moves|x)=?[a-z0-9+,-]{0,12}){0,4}"
    ) {
        if let Ok(table) = games::read(&text) {
            prop_assert_eq!(canonical(&table.line()), table.line());
        }
    }

    #[test]
    fn a_damaged_line_never_panics(line in played_line(), at in any::<prop::sample::Index>(), byte in 0u8..128) {
        let mut bytes = line.into_bytes();
        let place = at.index(bytes.len());
        bytes[place] = byte;
        let _ = games::read(&String::from_utf8(bytes).unwrap());
    }
}

#[test]
fn spelling_becomes_canonical() {
    for (text, line) in [
        ("nim:3,5,7", "nim:3,5,7"),
        (" nim : 3 , 5,\t7 ;play=normal\n", "nim:3,5,7"),
        ("nim:007;take=4+1+4;max=5", "nim:7;max=5;take=1+4"),
        (
            "nim:3,4;moves=2-4 , 1-1;play=misere",
            "nim:3,4;play=misere;moves=2-4,1-1",
        ),
        ("nim:0", "nim:0"),
    ] {
        assert_eq!(canonical(text), line);
    }
}

#[test]
fn faults_say_what_and_where() {
    for (text, key, column) in [
        ("", "error.empty", 1),
        ("   ", "error.empty", 1),
        ("nim:3,5é", "error.ascii", 8),
        ("chess:e4", "error.game", 1),
        ("chess", "error.game", 1),
        ("nim", "error.colon", 4),
        ("nim;3", "error.colon", 4),
        ("NIM:3", "error.game", 1),
        ("nim:", "error.number.missing", 5),
        ("nim:3,,5", "error.number.missing", 7),
        ("nim:3,x", "error.number", 7),
        ("nim:3,+5", "error.number", 7),
        ("nim:3, -5", "error.number", 8),
        ("nim:1000000001", "error.number", 5),
        ("nim:99999999999999999999", "error.number", 5),
        ("nim:3 5", "error.number", 5),
        ("nim:3;colour=red", "error.key", 7),
        ("nim:3;play =misere", "error.key", 7),
        ("nim:3;play=misere;play=normal", "error.key.twice", 19),
        ("nim:3;", "error.equals", 7),
        ("nim:3;misere", "error.equals", 7),
        ("nim:3;play=", "error.value", 12),
        ("nim:3;play=Misere", "error.value", 12),
        ("nim:3;max=0", "error.number", 11),
        ("nim:3;take=1+0", "error.number", 14),
        ("nim:3;take=", "error.number.missing", 12),
        ("nim:3;moves=", "error.move.form", 13),
        ("nim:3;moves=1", "error.move.form", 13),
        ("nim:3;moves=0-1", "error.move.form", 13),
        ("nim:3;moves=1-1,", "error.move.form", 17),
        ("nim:3;moves=2-1", "nim.error.heap", 13),
        ("nim:3,0;moves=2-1", "nim.error.empty", 15),
        ("nim:3;moves=1-4", "nim.error.amount", 13),
        ("nim:3;moves=1-0", "nim.error.amount", 13),
        ("nim:9;max=3;moves=1-4", "nim.error.max", 19),
        ("nim:9;take=1+3;moves=1-1,1-2", "nim.error.take", 26),
        ("nim:3;moves=1-3,1-1", "error.move.over", 17),
    ] {
        assert_eq!(fault(text), (key, Some(column)), "{text}");
    }
}

#[test]
fn limits_are_kept() {
    let heaps = |count: usize| format!("nim:{}", vec!["1"; count].join(","));
    assert!(games::read(&heaps(64)).is_ok());
    assert_eq!(fault(&heaps(65)), ("error.list.long", Some(133)));

    let moves = |count: usize| format!("nim:1000000000;moves={}", vec!["1-1"; count].join(","));
    assert!(games::read(&moves(4096)).is_ok());
    assert_eq!(fault(&moves(4097)).0, "error.moves.many");

    let long = format!("nim:{}", "0".repeat(64 * 1024));
    assert_eq!(fault(&long), ("error.length", Some(64 * 1024 + 1)));
}
