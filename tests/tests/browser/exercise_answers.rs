//! Answers to exercises, judged by the engine in the page: every ready exercise
//! with the answers that the command line has for it, and answers that came by
//! mail.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use zermelo_tests::{Browser, Engine, Site, in_root, zermelo_with_input};

/// By game and level, each as in the address of a set.
fn ready() -> BTreeMap<String, Vec<Vec<String>>> {
    let path = "web/exercises/ready.js";
    let source = std::fs::read_to_string(in_root(path)).expect(path);
    let json = source.split_once("export default").expect(path).1;
    serde_json::from_str(json.trim().trim_end_matches(';')).expect("sets")
}

/// Every exercise of a game with what the command line knows of its position.
fn with_records(levels: Vec<Vec<String>>) -> Vec<Value> {
    let texts: Vec<_> = levels.into_iter().flatten().collect();
    let position = |text: &String| {
        let parts = text.trim_start_matches("position=").split('&');
        parts.map(str::to_owned).next().expect("a position")
    };
    let lines: Vec<_> = texts.iter().map(position).collect();
    let records = zermelo_with_input(&["analyse", "-"], &lines.join("\n")).records();
    assert_eq!(records.len(), texts.len());
    let together = texts.into_iter().zip(records);
    together
        .map(|(text, record)| json!({ "text": text, "record": record }))
        .collect()
}

/// Answers exercises of one game as a student who knows, and as one who does not,
/// and gives what the judge said otherwise than expected, and how many answers it
/// has judged.
const ANSWER: &str = "
    const [{ readSet, isGamePlayed }, { createJudge, stateOf, seatOf }] = await Promise.all(
      ['set', 'judge'].map((name) => testImport(`/web/exercises/${name}.js`)));
    const engine = zermelo.engineFor(args[0]);
    const said = [];
    let judged = 0;

    /** A game against the robot, with best play or with any other; a draw is agreed on. */
    async function game(exercise, judge, well) {
      let table = await judge.table();
      const before = table.moves.length;
      for (;;) {
        // Some games are won whatever one does.
        if (table.over) return well || table.winner !== seatOf(exercise) ? [table.position] : [];
        const mine = table.turn === seatOf(exercise);
        const record = mine ? await judge.analyse(table.position) : null;
        if (well && record?.outcome === 'draw' && table.moves.length > before) return [`${table.position}=draw`];
        const worse = record?.moves.find(({ outcome }) => outcome === 'loss')?.move;
        const move = mine ? (well ? record.best[0] : (worse ?? record.moves.at(-1).move))
          : await engine.job('choose', [table.position, exercise.robot, 7], { topic: 'move:test' }).promise.then((made) => made.move ?? made);
        table = await engine.table(`${table.start};moves=${[...table.moves, move].join()}`);
        if (table.moves.length > before + 200) throw new Error('a game without end');
      }
    }

    /** Right answers, and wrong ones if there are any. */
    async function answers(exercise, judge, record) {
      const { goal } = exercise;
      if (goal === 'who') {
        const { turn } = await judge.table();
        const first = (record.outcome === 'win') === (turn === 0);
        const who = record.outcome === 'draw' ? '=draw' : first ? '=first' : '=second';
        return [[who], ['=first', '=second', '=draw'].filter((other) => other !== who)];
      }
      if (isGamePlayed(goal)) return [await game(exercise, judge, true), await game(exercise, judge, false)];
      const { start, moves } = await judge.table();
      const good = goal === 'best' ? record.best : record.moves.filter(({ outcome }) => outcome === record.outcome).map(({ move }) => move);
      const bad = record.moves.map(({ move }) => move).filter((move) => !good.includes(move));
      const line = (move) => `${start};moves=${[...moves, move].join()}`;
      return [good.map(line), bad.slice(0, 1).map(line)];
    }

    for (const { text, record } of args[1]) {
      const [exercise] = readSet(text).exercises;
      const judge = createJudge(engine, exercise, 'ask:test');
      try {
        const [right, wrong] = await answers(exercise, judge, record);
        const wanted = await judge.wanted();
        const isTold = async (answer, expected) => {
          judged += 1;
          const is = await judge.isRight(answer);
          if (is !== expected) said.push(`${text}: ${answer} is ${is ? 'right' : 'wrong'}`);
          return { text: answer, right: is };
        };
        const made = [];
        for (const answer of wrong) made.push(await isTold(answer, false));
        const often = (times) => Array.from({ length: times }, () => made[0]);
        if (made.length > 0 && stateOf(exercise, often(exercise.tries - 1), wanted) !== 'open') said.push(`${text}: over before the last try`);
        if (made.length > 0 && stateOf(exercise, often(exercise.tries), wanted) !== 'failed') said.push(`${text}: not over after the last try`);
        made.length = 0;
        for (const answer of right) {
          made.push(await isTold(answer, true));
          const expected = exercise.goal === 'all' && made.length < right.length ? 'open' : 'solved';
          if (stateOf(exercise, made, wanted) !== expected) said.push(`${text}: not ${expected} after ${answer}`);
        }
      } catch (reason) {
        said.push(`${text}: ${reason?.key ?? reason?.message ?? String(reason)}`);
      }
    }
    return [said, judged];";

/// The judge in the page settles every exercise that comes with the product, and
/// says of each answer what the command line says of it.
fn every_ready_exercise(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html");
    for (game, levels) in ready() {
        let exercises = with_records(levels);
        let count = exercises.len();
        let found = browser.run_async(ANSWER, &json!([game, exercises]));
        assert_eq!(found[0], json!([]), "{game}");
        let judged = found[1].as_u64().expect("a number");
        assert!(judged > count as u64, "{game}: only {judged} answers");
    }
}

/// What a mail program does to a result: lines are wrapped, at a blank or within
/// the notation, quoted, and have other blanks and dashes in them.
fn out_of_a_mail(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html");
    let read = |text: &str| {
        let script = "const { readResult } = await testImport('/web/exercises/result.js'); return readResult(args[0])";
        browser.run_async(script, &json!([text]))
    };
    let whole = json!({ "name": "Ana García", "restarts": 2, "set": "?title=Two+heaps&position=nim:1,2&position=nim:3,3,5&position=nim:6,6&goal=who",
        "answers": [["nim:1,2;moves=2-1"], ["nim:3,3,5;moves=1-1", "nim:3,3,5;moves=2-2", "nim:3,3,5;moves=3-1,3-1"], ["=first", "=second"]] });
    let plain = "Zermelo · Two heaps · 2/3 · ↻ 2\nAna García\n1. + nim:1,2;moves=2-1\n2. - nim:3,3,5;moves=1-1 nim:3,3,5;moves=2-2 nim:3,3,5;moves=3-1,3-1\n3. + =first =second\nexercises?title=Two+heaps&position=nim:1,2&position=nim:3,3,5&position=nim:6,6&goal=who";
    assert_eq!(read(plain), whole);
    for (what, changed) in [
        ("CRLF", plain.replace('\n', "\r\n")),
        (
            "wrapped at blanks",
            plain
                .replace(" nim:", "\nnim:")
                .replace(" =second", "\n=second"),
        ),
        (
            "quoted and wrapped",
            format!(
                "Dear teacher,\n\n> > {}\n\n-- \nAna",
                plain.replace(" nim:3", "\nnim:3").replace('\n', "\n> > ")
            ),
        ),
        (
            "a wrapped head",
            plain
                .replace("Two heaps ·", "Two\nheaps ·")
                .replace("Ana García", "Ana\nGarcía"),
        ),
        (
            "other blanks",
            plain.replace(' ', "\u{a0}").replace("1.", "\u{feff}1."),
        ),
        ("a blank line between", plain.replace('\n', "\n\n")),
        ("dashes", plain.replace("2. - ", "2. – ")),
        (
            "cut after a sign",
            plain
                .replace("moves=3-1,", "moves=3-1,\n")
                .replace("&position=nim:3", "&\nposition=nim:3"),
        ),
        (
            "cut before a sign",
            plain.replace(";moves=2-2", "\n;moves=2-2"),
        ),
        (
            "text after it",
            format!("{plain}\nThat was fun: the last one most.\n- Ana"),
        ),
    ] {
        assert_eq!(read(&changed), whole, "{what}:\n{changed}");
    }
    assert_eq!(read("Nothing of the kind."), Value::Null);
    let nobody = "Zermelo · 0/1\n1. ·\nexercises/nim/1";
    assert_eq!(
        read(nobody),
        json!({ "name": "", "restarts": 0, "set": "/nim/1", "answers": [[]] })
    );
}

zermelo_tests::in_every_engine!(every_ready_exercise, out_of_a_mail);
