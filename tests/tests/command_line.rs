//! `zermelo` as somebody at a prompt, or a script, meets it.

use serde_json::{Value, json};
use std::time::{Duration, Instant};
use zermelo_tests::{zermelo, zermelo_with_input};

/// The fields that every record has.
const FIELDS: [&str; 13] = [
    "position", "turn", "over", "winner", "outcome", "class", "value", "exact", "method", "nodes",
    "moves", "best", "why",
];

#[track_caller]
fn analyse(line: &str) -> Value {
    let answer = zermelo(&["analyse", line]);
    assert_eq!(answer.status, 0, "{} {}", answer.out, answer.err);
    let mut records = answer.records();
    assert_eq!(records.len(), 1, "one line, one record");
    records.remove(0)
}

#[test]
fn a_record_has_every_field() {
    let record = analyse("nim: 3 , 5,7 ; moves=1-1");
    for field in FIELDS {
        assert!(record.get(field).is_some(), "{field} is missing");
    }
    assert_eq!(record["position"], "nim:3,5,7;moves=1-1");
    assert_eq!(record["turn"], "second");
    assert_eq!(record["over"], false);
    assert_eq!(record["winner"], Value::Null);
    assert_eq!(record["outcome"], "loss");
    assert_eq!(record["class"], "P");
    assert_eq!(record["value"], "0");
    assert_eq!(record["exact"], true);
    assert_eq!(record["moves"].as_array().map(Vec::len), Some(2 + 5 + 7));
    for judged in record["moves"].as_array().expect("moves") {
        assert_eq!(judged["outcome"], "loss");
        assert!(
            judged["value"]
                .as_str()
                .is_some_and(|value| value.starts_with('*')),
            "{judged}"
        );
    }
}

#[test]
fn a_won_position_names_the_winning_moves() {
    let record = analyse("nim:3,5,7");
    assert_eq!(record["value"], "*");
    assert_eq!(record["class"], "N");
    assert_eq!(record["best"], json!(["1-1", "2-1", "3-1"]));
}

#[test]
fn misere_has_no_value_and_the_end_has_a_winner() {
    let record = analyse("nim:1,1;play=misere;moves=1-1,2-1");
    assert_eq!(record["value"], Value::Null);
    assert_eq!(record["over"], true);
    assert_eq!(record["winner"], "first");
    assert_eq!(record["moves"], json!([]));
    assert_eq!(analyse("nim:1,1;moves=1-1,2-1")["winner"], "second");
}

#[test]
fn many_moves_are_cut_to_the_best() {
    let record = analyse("nim:1000000000,999999999");
    assert_eq!(record["truncated"], true);
    assert_eq!(record["best"], json!(["1-1"]));
    let moves = record["moves"].as_array().expect("moves");
    assert!(moves.len() <= 4096 && moves.iter().any(|judged| judged["move"] == "1-1"));
}

#[test]
fn a_bad_line_says_what_was_expected_and_where() {
    for (line, column) in [
        ("", None),
        ("chess:8", Some(1)),
        ("nim:3,x", Some(7)),
        ("nim:3,5;game=cig", Some(9)),
        ("nim:3;play=maybe", Some(12)),
        ("nim:3;moves=2-1", Some(13)),
        ("nim:3;moves=1-4", Some(13)),
        ("nim:3,1000000001", Some(7)),
        ("nim:3 and more", None),
        ("nim:3,é", Some(7)),
    ] {
        let answer = zermelo(&["analyse", line]);
        assert_eq!(answer.status, 1, "{line}: {}", answer.out);
        let record = &answer.records()[0];
        assert_eq!(record["line"], 1, "{line}");
        let error = record["error"].as_str().expect("a sentence");
        assert!(
            error.contains("expected") || error.len() > 20,
            "{line}: {error}"
        );
        if let Some(column) = column {
            assert!(
                error.contains(&format!("column {column}")),
                "{line}: {error}"
            );
        }
    }
}

#[test]
fn a_bad_line_among_good_ones_spoils_only_itself() {
    let answer = zermelo_with_input(&["analyse", "-"], "nim:1\nnim:oops\nnim:2,2\n");
    assert_eq!(answer.status, 1);
    let records = answer.records();
    assert_eq!(records.len(), 3);
    assert_eq!(records[0]["position"], "nim:1");
    assert_eq!(records[1]["line"], 2);
    assert!(records[1]["error"].is_string());
    assert_eq!(records[2]["position"], "nim:2,2");
}

#[test]
fn good_lines_only_end_well_also_without_a_last_newline() {
    let answer = zermelo_with_input(&["analyse", "-"], "nim:1\r\nnim:2,2");
    assert_eq!(
        (answer.status, answer.records().len()),
        (0, 2),
        "{}",
        answer.out
    );
}

#[test]
fn a_match_is_the_same_again_with_the_same_seed() {
    let arguments = [
        "play",
        "nim:3,5,7",
        "--first",
        "perfect",
        "--second",
        "random",
        "--games",
        "200",
        "--seed",
        "7",
    ];
    let answer = zermelo(&arguments);
    assert_eq!(answer.status, 0, "{} {}", answer.out, answer.err);
    let score = &answer.records()[0];
    // The first player has a win here, and a perfect one never lets it go.
    assert_eq!(score["wins"]["first"], 200);
    assert_eq!(score["games"], 200);
    assert_eq!(zermelo(&arguments).out, answer.out);
}

#[test]
fn an_unknown_robot_is_refused_with_the_names_of_the_known() {
    let answer = zermelo(&["play", "nim:3", "--first", "hal"]);
    assert_eq!(answer.status, 1);
    assert!(
        answer.out.contains("perfect") && answer.out.contains("trap"),
        "{}",
        answer.out
    );
}

#[test]
fn help_names_the_commands() {
    let answer = zermelo(&["--help"]);
    assert_eq!(answer.status, 0);
    for word in ["analyse", "play", "nim:"] {
        assert!(answer.out.contains(word), "{word}: {}", answer.out);
    }
    assert_ne!(zermelo(&["dance"]).status, 0);
}

#[test]
fn values_are_worked_out() {
    let answer = zermelo(&["value", "{1|-1}+^*-1/2"]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let record = &answer.records()[0];
    for (field, expected) in [
        ("form", json!("{1/2^*|-3/2^*}")),
        (
            "latex",
            json!(r"\left\{\tfrac{1}{2}{\uparrow}{\ast}\mid-\tfrac{3}{2}{\uparrow}{\ast}\right\}"),
        ),
        ("class", json!("N")),
        ("birthday", json!(6)),
        ("mean", json!("-1/2")),
        ("temperature", json!("1")),
    ] {
        assert_eq!(record[field], expected, "{field}");
    }
    // A minus in front is part of the expression, not an option.
    assert_eq!(zermelo(&["value", "-1^"]).records()[0]["form"], "-1^");
}

#[test]
fn values_are_answered_line_by_line() {
    let answer = zermelo_with_input(&["value", "-"], "*2+*3\n{1|2|3}\n\n+-1\r\n");
    assert_eq!(answer.status, 1);
    let records = answer.records();
    assert_eq!(records.len(), 4);
    assert_eq!(records[0]["form"], "*");
    assert_eq!(records[1]["line"], 2);
    assert!(
        records[1]["error"]
            .as_str()
            .is_some_and(|error| error.starts_with("column 5: ")),
        "{}",
        records[1]
    );
    assert_eq!(records[2]["line"], 3);
    assert_eq!(records[3]["form"], "{1|-1}");
}

#[test]
fn tokens_are_pasted_made_up_and_written_in_other_formats() {
    let pasted = zermelo_with_input(&["paste", "tokens", "-"], "digraph { 3 -> 1; 1 -> 3 -> 2 }");
    assert_eq!(
        (pasted.status, pasted.out.trim()),
        (0, "tokens:1>3,3>1,3>2")
    );
    let bad = zermelo_with_input(&["paste", "tokens", "-"], "digraph {\n 3 -> }");
    assert_eq!(bad.status, 1);
    let error = bad.records()[0]["error"]
        .as_str()
        .expect("words")
        .to_owned();
    assert!(error.starts_with("column 7: line 2: expected"), "{error}");
    assert_eq!(zermelo(&["paste", "tokens", "/no/such/file"]).status, 1);
    let heap = zermelo(&["invent", "tokens", "nim", "2"]);
    assert_eq!(heap.out.trim(), "tokens:2>1,3>1,3>2;on=2,2,3");
    let code = zermelo(&["export", heap.out.trim(), "--to", "digraph6"]);
    assert_eq!(code.out.trim(), "&BCo");
}

#[test]
fn morphisms_are_checked() {
    let check = |map: &str| zermelo(&["morphism", "tokens:1>2,3>2", "tokens:1>2", map]);
    let kept = check("1>1,2>2,3>1");
    assert_eq!(
        (kept.status, &kept.records()[0]["kind"]),
        (0, &json!("exact"))
    );
    let lost = check("1>1,2>2,3>2");
    assert_eq!(
        (lost.status, &lost.records()[0]["keeps"]),
        (1, &json!(false))
    );
    let reason = &lost.records()[0]["reasons"][0];
    assert_eq!(reason["key"], "tokens.morphism.arc");
    assert_eq!(reason["args"]["vertex"], 3);
    assert!(check("1>1").out.contains("found none for 2, 3"));
}

#[test]
fn thermographs_are_drawn() {
    let file = std::env::temp_dir().join(format!("zermelo-{}.svg", std::process::id()));
    let path = file.to_str().expect("a plain path");
    let answer = zermelo(&["value", "{2||1|0}", "--thermograph", path]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let svg = std::fs::read_to_string(&file).expect("the picture is there");
    std::fs::remove_file(&file).expect("and can be removed");
    assert!(
        svg.starts_with("<svg ") && svg.contains("temperature 3/4"),
        "{svg}"
    );
}

#[test]
fn families_are_made_by_name() {
    let answer = zermelo(&["invent", "convexity", "grid", "2", "3"]);
    assert_eq!(answer.out.trim(), "convexity:1-2,1-4,2-3,2-5,3-6,4-5,5-6");
    let petersen = zermelo(&["invent", "convexity", "petersen"]);
    assert_eq!(petersen.out.matches('-').count(), 15, "{}", petersen.out);
    let refused = zermelo(&["invent", "convexity", "grid", "20", "30"]);
    assert_eq!(refused.status, 1);
    assert!(refused.out.contains("20 × 30"), "{}", refused.out);
}

#[test]
fn graphs_are_written_in_other_formats() {
    let square = "convexity:1-2,2-3,3-4,4-1;moves=1";
    let export = |format: &str| zermelo(&["export", square, "--to", format]).out;
    assert_eq!(export("graph6").trim(), "Cl");
    assert_eq!(export("matrix").trim(), "0101\n1010\n0101\n1010");
    let dot = export("dot");
    assert!(
        dot.starts_with("graph convexity {") && dot.contains("4 -- 1"),
        "{dot}"
    );
    assert!(dot.contains("1 [style=filled"), "{dot}");
    let tikz = export("tikz");
    assert!(tikz.contains("\\node[chosen] (1)"), "{tikz}");
    let directed = zermelo(&["export", "convexity:1>2", "--to", "graph6"]);
    assert_eq!(directed.status, 1, "arrows do not go into graph6");
}

#[test]
fn games_of_othello_are_pasted_and_written_in_other_formats() {
    let pasted = zermelo_with_input(&["paste", "othello", "-"], "1. F5 d6\n2. C3");
    let line = pasted.out.trim();
    assert_eq!((pasted.status, line), (0, "othello:;moves=f5,d6,c3"));
    let export = |format: &str| zermelo(&["export", line, "--to", format]).out;
    assert_eq!(export("transcript").trim(), "f5d6c3");
    for format in ["board", "obf", "ggf"] {
        let again = zermelo_with_input(&["paste", "othello", "-"], &export(format));
        assert_eq!(again.status, 0, "{format}: {}", again.out);
        let keeps_moves = format == "ggf";
        assert_eq!(again.out.contains("moves="), keeps_moves, "{}", again.out);
    }
    let bad = zermelo_with_input(&["paste", "othello", "-"], "f5 f5");
    assert_eq!(bad.status, 1);
}

/// A table of all graphs of a size, and of graphs that somebody gives.
#[test]
fn tables_of_graphs() {
    let table = ["table", "convexity", "--game", "hg"];
    let answer = zermelo(&[&table[..], &["--vertices", "4"]].concat());
    assert_eq!(answer.status, 0, "{}", answer.err);
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(lines[0], "graph6\tnimber\tnormal\tmisere");
    assert_eq!(lines.len(), 1 + 6);
    assert!(answer.err.contains("6 graphs"), "{}", answer.err);
    // Every row is what the record of the graph says.
    for line in &lines[1..] {
        let fields: Vec<&str> = line.split('\t').collect();
        let position = format!("convexity:g6={};game=hg", fields[0]);
        let normal = analyse(&position);
        assert_eq!(normal["class"], fields[2], "{line}");
        let value = match fields[1] {
            "0" => "0".to_owned(),
            "1" => "*".to_owned(),
            more => format!("*{more}"),
        };
        assert_eq!(normal["value"], value, "{line}");
        let misere = analyse(&format!("{position};play=misere"));
        assert_eq!(misere["class"], fields[3], "{line}");
    }
    let given = zermelo_with_input(&table, "Cl\nnonsense\n\nC~\n");
    assert_eq!(given.status, 1, "one line is bad");
    let lines: Vec<&str> = given.out.lines().collect();
    assert_eq!(lines.len(), 4, "{}", given.out);
    assert!(lines[1].starts_with("Cl\t") && lines[3].starts_with("C~\t"));
    assert!(lines[2].contains("no graph"), "{}", lines[2]);
    assert_eq!(
        zermelo(&["table", "convexity", "--vertices", "9"]).status,
        1
    );
}

/// Far from the end of Othello there is an estimate, as good as time allows;
/// near it the exact score, whatever time it takes.
#[test]
fn othello_is_estimated_in_time_and_solved_near_the_end() {
    let nodes = |seconds: &str| {
        let begun = Instant::now();
        let answer = zermelo(&["analyse", "othello:;moves=f5,d6", "--seconds", seconds]);
        let record = answer.records().remove(0);
        assert_eq!(record["exact"], false, "{record}");
        assert_eq!(record["outcome"], "unknown", "{record}");
        assert_eq!(record["moves"].as_array().map(Vec::len), Some(5));
        (begun.elapsed(), record["nodes"].as_u64().expect("a number"))
    };
    let (_, few) = nodes("0");
    let (time, many) = nodes("1.5");
    assert!(time >= Duration::from_millis(1_500), "{time:?}");
    assert!(time < Duration::from_secs(15), "{time:?}");
    assert!(many > 3 * few, "{many} after {few}");
    // Eighteen squares are empty; the score is one of the bench's.
    let near = "othello:--XXXX---XOOXX--XOXXOOO-OOXXOOO-OOXOOOO-OOOXOXX-OOOOO-----XXOX--";
    let answer = zermelo(&["analyse", near, "--seconds", "0"]);
    let record = answer.records().remove(0);
    assert_eq!(
        (&record["exact"], &record["value"]),
        (&json!(true), &json!("+6"))
    );
    assert_eq!(record["outcome"], "win");
}

#[test]
fn robots_stand_on_a_ladder() {
    let arguments = [
        "ladder",
        "othello",
        "--games",
        "20",
        "--robots",
        "random,greedy,learner",
    ];
    let answer = zermelo(&arguments);
    assert_eq!(answer.status, 0, "{} {}", answer.out, answer.err);
    let measured = answer.records().remove(0);
    let robots = measured["robots"].as_array().expect("robots");
    let names: Vec<&Value> = robots.iter().map(|robot| &robot["robot"]).collect();
    assert_eq!(names, ["random", "greedy", "learner"]);
    let elo = |place: usize| robots[place]["elo"].as_f64().expect("points");
    assert!(elo(0).abs() < 1e-9 && elo(2) > elo(1), "{measured}");
    let matches = measured["matches"].as_array().expect("matches");
    assert_eq!(matches.len(), 3);
    for played in matches {
        let count = |field: &str| played[field].as_u64().expect("a number");
        assert_eq!(count("wins") + count("draws") + count("losses"), 20);
    }
    assert_eq!(zermelo(&arguments).out, answer.out, "the same again");
    // Put together from what was printed, nothing played: the same standings.
    let file = std::env::temp_dir().join(format!("zermelo-ladder-{}.json", std::process::id()));
    std::fs::write(&file, &answer.out).expect("a file");
    let file = file.to_str().expect("a path");
    let robots = "random,greedy,learner,perfect";
    let joined = zermelo(&[
        "ladder", "othello", "--games", "0", "--robots", robots, "--with", file,
    ]);
    assert_eq!(joined.records()[0]["robots"], measured["robots"]);
    std::fs::write(file, "{}").expect("a file");
    let refused = zermelo(&["ladder", "othello", "--games", "0", "--with", file]);
    assert!(refused.status == 1 && refused.out.contains("matches"));
    std::fs::remove_file(file).expect("a file");
    // Any game, from any line; without names all its robots but the trap.
    let nim = zermelo(&["ladder", "nim:3,5,7", "--games", "2", "--plies", "2"]);
    assert!(
        nim.out.contains("\"strategy\"") && !nim.out.contains("trap"),
        "{}",
        nim.out
    );
    assert_eq!(zermelo(&["ladder", "chess"]).status, 1);
    assert_eq!(zermelo(&["ladder", "othello", "--robots", "hal"]).status, 1);
}

#[test]
fn a_game_of_othello_is_looked_back_at() {
    // b2 opens the corner a1, the only move that does not win.
    let start = "othello:-OOOO-XX--OOOOOX-OOOXXOX--OOXOOX--XOOOOX-XXXOOXX--XXXXXXXXXXXXXO";
    let answer = zermelo(&["review", &format!("{start};moves=b2,a1")]);
    assert_eq!(answer.status, 0, "{} {}", answer.out, answer.err);
    let rows: Vec<Vec<&str>> = answer
        .out
        .lines()
        .map(|row| row.split('\t').collect())
        .collect();
    assert_eq!(rows.len(), 3, "{}", answer.out);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    assert_eq!(rows[1][..3], ["1", "black", "b2"]);
    assert!(["mistake", "blunder"].contains(&rows[1][5]), "{rows:?}");
    assert!(
        rows[1][7].contains("opens the corner a1 to white"),
        "{rows:?}"
    );
    assert_eq!(rows[2][5..], ["", "", ""]);
    assert_eq!(zermelo(&["review", "nim:3,5,7"]).status, 1);
}
