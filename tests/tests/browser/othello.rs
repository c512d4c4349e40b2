//! Othello at the table: played by finger, mouse and keyboard, passes, X-ray that
//! grows deeper, robots that are hurried, the game looked back at.

use crate::TWO_PEOPLE;
use serde_json::{Value, json};
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site, zermelo};

/// A whole game: after nine moves every disc is black.
const GAME: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
const SURROUNDED: &str = "othello:--OOOO----OOOO--OOOOOOOOOOOXXOOOOOOXXOOOOOOOOOOO--OOOO----OOOO--";
/// Every move wins for Black but b2, which opens the corner a1.
const CORNER_GIVEN: &str =
    "othello:-OOOO-XX--OOOOOX-OOOXXOX--OOXOOX--XOOOOX-XXXOOXX--XXXXXXXXXXXXXO";

fn line_after(moves: usize) -> String {
    match moves {
        0 => "othello:".to_owned(),
        _ => format!("othello:;moves={}", GAME[..moves].join(",")),
    }
}

#[track_caller]
fn assert_black_has_won(browser: &Browser) {
    let table = browser.table();
    assert_eq!(
        (&table["over"], &table["winner"]),
        (&json!(true), &json!(0))
    );
    assert!(browser.text("#turn").contains("Black"));
    // The discs, and apart from them the score with the empty squares.
    let said = browser.string("document.querySelector('.twin').getAttribute('aria-label')");
    assert!(said.contains("13 black and 0 white"), "{said}");
    assert!(said.contains("64 to 0"), "{said}");
}

fn by_touch(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    for (ply, square) in GAME.iter().enumerate() {
        browser.play(Pointer::Finger, square);
        browser.wait_for_line(&line_after(ply + 1));
    }
    assert_black_has_won(&browser);
}

/// Squares are typed, or reached by arrows that go over the board as the eye does.
fn by_keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    // Tab arrives at something that can be done.
    browser.tab_to("it.matches('button[data-move]')");
    let here = || browser.string("document.activeElement.dataset.move");
    assert_eq!(here(), "c4");
    browser.press(&["ArrowRight"]);
    assert_eq!(here(), "d4");
    let label = browser.string("document.activeElement.textContent");
    assert!(label.contains("White"), "{label}");
    browser.press(&["ArrowUp"]);
    assert_eq!(here(), "d3");
    for (ply, square) in GAME.iter().enumerate() {
        let letters: Vec<String> = square.chars().map(String::from).collect();
        let keys: Vec<&str> = letters.iter().map(String::as_str).collect();
        browser.press(&keys);
        assert_eq!(here(), *square);
        browser.press(&["Enter"]);
        browser.wait_for_line(&line_after(ply + 1));
    }
    assert_black_has_won(&browser);
}

/// Where a disc would turn nothing over, the page says so and the board stays.
fn refused_in_words(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    browser.play(Pointer::Mouse, "a1");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(error.contains("a1"), "{error}");
    assert_eq!(browser.line(), "othello:");
    browser.play(Pointer::Mouse, "f5");
    browser.wait_for_line("othello:;moves=f5");
    assert!(!browser.shows("#error"));
}

/// Who cannot move passes without being asked, that is said, and undo does not
/// come back to where nothing can be chosen.
fn forced_pass(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?{TWO_PEOPLE}#{SURROUNDED};turn=white"),
    );
    browser.wait_for_line(&format!("{SURROUNDED};turn=white;moves=pass"));
    browser.wait("document.querySelector('#live').textContent.includes('White cannot move')");
    assert_eq!(browser.table()["turn"], 0);
    let undo = "return document.querySelector('[data-action=undo]').getAttribute('aria-disabled')";
    assert_eq!(browser.run(undo), "true");
    browser.play(Pointer::Mouse, "b2");
    browser.wait_for_line(&format!("{SURROUNDED};turn=white;moves=pass,b2"));
    browser.click("[data-action=undo]");
    browser.wait_for_line(&format!("{SURROUNDED};turn=white;moves=pass"));
}

/// What the page says of every move, as numbers.
fn gains(browser: &Browser) -> Vec<(String, i64)> {
    let rows = browser.run(
        "return [...document.querySelectorAll('#moves [data-judged]')].map((e) => \
         [e.dataset.judged, Number(e.querySelector('.judged-value').lastChild.textContent.replace('−', '-'))])",
    );
    let rows = rows.as_array().expect("rows").iter();
    rows.map(|row| {
        let name = row[0].as_str().expect("a move").to_owned();
        (name, row[1].as_i64().expect("a number"))
    })
    .collect()
}

/// Near the end every score is exact, and the same as on the command line; the
/// best stand first.
fn exact_scores(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let line = format!("{SURROUNDED};moves=b2,a1,b1,pass,a2,pass");
    browser.visit(&site, &format!("index.html?mode=full&{TWO_PEOPLE}#{line}"));
    browser.wait("document.querySelector('#value')?.textContent.endsWith(' +28')");
    let record = zermelo(&["analyse", &line]).records().remove(0);
    let shown = gains(&browser);
    let moves = record["moves"].as_array().expect("moves");
    assert_eq!((record["exact"].as_bool(), moves.len()), (Some(true), 7));
    for judged in moves {
        let (_, gain) = shown
            .iter()
            .find(|(name, _)| judged["move"] == **name)
            .unwrap_or_else(|| panic!("{judged} is not shown"));
        let value: i64 = judged["value"]
            .as_str()
            .expect("a value")
            .parse()
            .expect("a number");
        assert_eq!(*gain, -value, "{judged}");
    }
    assert!(shown.is_sorted_by(|a, b| a.1 >= b.1), "{shown:?}");
    let why = browser.text("#why");
    assert!(why.contains("12") && why.contains('7'), "{why}");
}

/// Far from the end the scores are estimates that grow deeper while one looks,
/// until one has seen enough.
fn growing_deeper(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#othello:;moves=f5,d6,c3"),
    );
    let depth =
        "Number(/\\d+/.exec(document.querySelector('#why li')?.textContent ?? '')?.[0] ?? 0)";
    browser.wait(&format!("{depth} >= 3"));
    browser.wait(&format!("{depth} >= 6"));
    assert!(browser.text("#value").contains('≈'));
    browser.wait_to_see(".thinking [data-action=stop]");
    let note = browser.text(".thinking");
    assert!(note.contains("deep") && note.contains("Enough"), "{note}");
    browser.click(".thinking [data-action=stop]");
    browser.wait("!document.querySelector('.thinking').getClientRects().length");
    // What was found stays.
    assert_eq!(
        gains(&browser).len(),
        browser.table()["legalCount"].as_u64().unwrap_or(0) as usize
    );
    assert!(!browser.shows("[data-action=ask]"));
}

/// A robot that thinks can be told to move now.
fn hurried(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?first=person&second=perfect#othello:");
    browser.play(Pointer::Mouse, "f5");
    browser.wait_to_see(".thinking [data-action=stop]");
    browser.wait("/now/.test(document.querySelector('.thinking').innerText)");
    browser.click(".thinking [data-action=stop]");
    browser.wait("document.body.dataset.thinking !== 'true' && location.hash.includes(',')");
    browser.ready();
    let line = browser.line();
    assert!(
        ["d6", "f6", "f4"]
            .iter()
            .any(|reply| line == format!("othello:;moves=f5,{reply}")),
        "{line}"
    );
}

/// The game looked back at: what was given away is listed, and a press on it, on
/// the curve or the slider leads there. The history knows it too.
fn looked_back_at(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#{}", line_after(9)),
    );
    browser.wait("document.querySelectorAll('.ot-slip').length > 0 && document.querySelector('.ot-score progress').hidden");
    let slips = browser.run(
        "return [...document.querySelectorAll('.ot-slip')].map((e) => Number(e.dataset.slip))",
    );
    // Black lost nothing with the last move; White lost the game somewhere before.
    let slips: Vec<u64> = slips
        .as_array()
        .expect("slips")
        .iter()
        .filter_map(Value::as_u64)
        .collect();
    assert!(
        slips.iter().all(|ply| *ply < 8) && slips.iter().any(|ply| ply % 2 == 1),
        "{slips:?}"
    );
    browser.click(&format!("[data-slip='{}']", slips[0]));
    browser.wait_for_line(&line_after(slips[0] as usize));
    browser.run("document.querySelector('.ot-score input').focus()");
    browser.press(&["End"]);
    browser.wait_for_line(&line_after(9));
    browser.press(&["ArrowLeft"]);
    browser.wait_for_line(&line_after(8));
    browser.wait("document.querySelector('#history .slip')");
    // The left end of the curve is the start.
    browser.tap_in(Pointer::Mouse, ".ot-score-stage", (0.02, 0.5));
    browser.wait_for_line(&line_after(0));
}

/// A long game with more bad moves than are listed: all are counted.
fn all_counted(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    let game = include_str!("../../benches/figures/game.txt").trim();
    browser.visit(
        &site,
        &format!("index.html?mode=full&lang=en&{TWO_PEOPLE}#othello:;moves={game}"),
    );
    browser.wait(
        "document.querySelector('.ot-slip') && document.querySelector('.ot-score progress').hidden",
    );
    let counted = browser.run("return [...document.querySelectorAll('.ot-classes tbody td')].reduce((sum, cell) => sum + Number(cell.textContent), 0)");
    let listed = browser.run("return document.querySelectorAll('.ot-slip').length");
    assert!(
        counted.as_u64() > listed.as_u64(),
        "{counted} of which {listed} are shown"
    );
    browser.click(".ot-slip-list > button");
    browser.wait(&format!(
        "document.querySelectorAll('.ot-slip').length === {counted}"
    ));
}

/// A game to take elsewhere, in the usual formats.
fn shared(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#{}", line_after(2)));
    browser.click("[data-action=share]");
    browser.wait_to_see("#share-transcript");
    let value =
        |format: &str| browser.string(&format!("document.querySelector('#share-{format}').value"));
    assert_eq!(value("transcript"), "e6f4");
    for format in ["board", "obf"] {
        let text = value(format);
        assert!(text.starts_with("-------"), "{format}: {text}");
        assert!(text.contains(" X"), "{format}: {text}");
    }
    assert!(value("ggf").ends_with("B[E6]W[F4];)"), "{}", value("ggf"));
}

/// Bad moves are classed by shape and
/// word, counted by player, and each says why; by keyboard one goes there, and the
/// slider says what was played and what was better.
fn told_why(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#{CORNER_GIVEN};moves=b2,a1"),
    );
    browser.wait("document.querySelector('.ot-score progress')?.hidden && document.querySelector('.ot-slip')");
    let slip = "document.querySelector('.ot-slip[data-slip=\"0\"]')";
    let told = browser.string(&format!("{slip}.textContent"));
    assert!(told.contains("b2") && told.contains("Black"), "{told}");
    assert!(
        ["Mistake", "Blunder"]
            .iter()
            .any(|class| told.starts_with(class)),
        "{told}"
    );
    let why = browser.string(&format!(
        "document.getElementById({slip}.getAttribute('aria-describedby')).textContent"
    ));
    assert!(
        why.contains("turns a win into") && why.contains("corner a1 to White"),
        "{why}"
    );
    // The same shape beside the words and on the curve.
    let shape = format!("{slip}.querySelector('.ot-mark > *').getAttribute('class')");
    let shape = browser.string(&shape);
    let drawn = format!("return document.querySelectorAll('.ot-curve .{shape}').length");
    assert_eq!(browser.run(&drawn), 1);
    // Counted by class for both.
    let counts = browser.run(
        "return [...document.querySelectorAll('.ot-classes tbody tr')].map((row) => \
         [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))",
    );
    let sum = |player: usize| -> u64 {
        let row = counts[player].as_array().expect("a row").iter();
        row.filter_map(Value::as_u64).sum()
    };
    assert_eq!((sum(0), sum(1)), (1, 0), "{counts}");
    browser.tab_to("it.matches('.ot-slip')");
    browser.press(&["Enter"]);
    browser.wait_for_line(CORNER_GIVEN);
    browser.wait(&format!("{slip}.getAttribute('aria-current') === 'step'"));
    let spoken =
        browser.string("document.querySelector('.ot-score input').getAttribute('aria-valuetext')");
    assert!(
        spoken.contains("b2 was played here") && spoken.contains("better"),
        "{spoken}"
    );
}

/// The opening is named, whichever way the board is turned.
fn opening_by_name(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for line in [
        "othello:;moves=f5,d6,c3,d3,c4",
        "othello:;moves=e6,f4,c3,c4,d3",
    ] {
        browser.goto("about:blank");
        browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#{line}"));
        assert!(
            browser.text(".summary").contains("Tiger"),
            "{line}: {}",
            browser.text(".summary")
        );
    }
}

/// A game against one of the levels, which are listed from weak to strong with
/// what each gets wrong; the names of old links are among them.
fn levels_to_choose(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    browser.visit(&site, "index.html?first=person&second=beginner#othello:");
    let offered = browser.run(
        "return [...document.querySelectorAll('#seat-1 option')].map((option) => option.value)",
    );
    let levels = [
        "beginner",
        "novice",
        "learner",
        "casual",
        "keen",
        "club",
        "skilled",
        "strong",
        "expert",
        "master",
        "grandmaster",
    ];
    let all = ["person", "random", "careful", "greedy"]
        .iter()
        .chain(&levels)
        .chain(&["perfect", "trap"]);
    assert_eq!(offered, json!(all.collect::<Vec<_>>()));
    let named = browser.run(
        "return [...document.querySelectorAll('#seat-1 option')].map((option) => option.textContent)",
    );
    assert_eq!(named[4], json!("1 · Beginner"));
    let note = browser.string("document.querySelector('#seat-note-1').textContent");
    assert!(note.contains("corner") && note.contains("points"), "{note}");
    browser.play(Pointer::Finger, "f5");
    browser.wait("location.hash.split(',').length === 2");
    browser.ready();
    browser.goto("about:blank");
    browser.visit(
        &site,
        "index.html?first=learner&second=person#othello:;moves=f5,f4",
    );
    browser.wait("location.hash.split(',').length === 3");
    assert!(!browser.shows("#error"));
}

zermelo_tests::in_every_engine!(
    levels_to_choose,
    by_touch,
    by_keyboard,
    refused_in_words,
    forced_pass,
    exact_scores,
    growing_deeper,
    hurried,
    looked_back_at,
    all_counted,
    shared,
    told_why,
    opening_by_name
);
