//! Sim, in every way that a hand can play it; its X-ray, its graph, its editor
//! and its lesson.

use crate::TWO_PEOPLE;
use crate::xray::agrees_with_the_command_line;
use serde_json::json;
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site};

/// A whole game of Sim; Red closes the triangle 1, 2, 3.
const GAME: [&str; 7] = ["12", "34", "15", "26", "13", "45", "23"];

/// Where a point of the board is in the window.
#[track_caller]
fn point_of(browser: &Browser, name: char) -> (f64, f64) {
    let script = "
        const { sim } = await testImport('/web/games/sim.js');
        const canvas = document.querySelector('#screen canvas.board-canvas');
        const box = canvas.getBoundingClientRect();
        const table = await zermelo.engine.table(decodeURIComponent(location.hash.slice(1)).replace('edit/', ''));
        const [x, y] = sim.geometry(table, box.width, box.height).points[args[0] - 1];
        return [box.left + x, box.top + y];";
    let place = browser.run_async(script, &json!([name.to_digit(10)]));
    let at = |index: usize| place[index].as_f64().expect("a number");
    (at(0), at(1))
}

fn line_after(moves: usize) -> String {
    format!("sim:6;moves={}", GAME[..moves].join(","))
}

#[track_caller]
fn assert_red_has_lost(browser: &Browser) {
    let table = browser.table();
    assert_eq!(
        (&table["over"], &table["winner"]),
        (&json!(true), &json!(1))
    );
    let turn = browser.text("#turn");
    assert!(turn.contains("Blue"), "{turn}");
    // The triangle is said, too.
    let said = browser.string("document.querySelector('.twin').getAttribute('aria-label')");
    assert!(said.contains("triangle 1, 2 and 3"), "{said}");
    browser.wait("document.querySelector('#score').textContent.includes('1')");
}

/// Every line by a click on it.
fn lines_by_mouse(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#sim:6"));
    for (ply, line) in GAME.iter().enumerate() {
        browser.play(Pointer::Mouse, line);
        browser.wait_for_line(&line_after(ply + 1));
    }
    assert_red_has_lost(&browser);
}

/// Every line by its two points, with a finger.
fn points_by_touch(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#sim:6"));
    for (ply, line) in GAME.iter().enumerate() {
        for name in line.chars().rev() {
            let (x, y) = point_of(&browser, name);
            browser.tap(Pointer::Finger, x, y);
        }
        browser.wait_for_line(&line_after(ply + 1));
    }
    assert_eq!(browser.table()["winner"], 1);
}

/// Drawing from point to point; what is held can be let go; points that are
/// joined already are refused in words.
fn drag_and_let_go(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#sim:6"));
    let (from, to) = (point_of(&browser, '1'), point_of(&browser, '4'));
    let go = |(x, y): (f64, f64)| json!({ "type": "pointerMove", "duration": 40, "origin": "viewport", "x": x.round(), "y": y.round() });
    browser.command(
        "actions",
        &json!({ "actions": [{
            "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" },
            "actions": [
                go(from), { "type": "pointerDown", "button": 0 },
                go((f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1))), go(to),
                { "type": "pointerUp", "button": 0 },
            ],
        }] }),
    );
    browser.wait_for_line("sim:6;moves=14");

    let tap = |name: char| {
        let (x, y) = point_of(&browser, name);
        browser.tap(Pointer::Mouse, x, y);
    };
    // Held, and let go: the next point begins a line of its own.
    tap('2');
    browser.press(&["Escape"]);
    tap('3');
    tap('3');
    tap('5');
    tap('6');
    browser.wait_for_line("sim:6;moves=14,56");
    tap('1');
    tap('4');
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(error.contains('1') && error.contains('4'), "{error}");
    assert_eq!(browser.line(), "sim:6;moves=14,56");
}

/// Two digits and Enter; either point may come first.
fn typed(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#sim:6"));
    browser.tab_to("it.matches('button[data-move]')");
    for (ply, line) in GAME.iter().enumerate() {
        let mut keys: Vec<String> = line.chars().map(String::from).collect();
        if ply % 2 == 1 {
            keys.reverse();
        }
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        browser.press(&keys);
        assert_eq!(browser.string("document.activeElement.dataset.move"), *line);
        browser.press(&["Enter"]);
        browser.wait_for_line(&line_after(ply + 1));
    }
    assert_red_has_lost(&browser);
}

/// Arrows walk over the lines, and a screen reader hears what each would do.
fn arrows(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#sim:6;moves=12"));
    browser.tab_to("it.matches('button[data-move]')");
    assert_eq!(
        browser.string("document.activeElement.textContent"),
        "Join 1 and 3"
    );
    browser.press(&["ArrowRight", "ArrowDown"]);
    assert_eq!(browser.string("document.activeElement.dataset.move"), "24");
    browser.press(&["Enter"]);
    browser.wait_for_line("sim:6;moves=12,24");
    let said = browser.text("#live");
    assert!(said.contains("Blue joins 2 and 4"), "{said}");
}

/// The page and the command line say the same of every line.
fn xray(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for line in [
        "sim:6",
        "sim:6;moves=12,34,15,26",
        "sim:5;goal=achieve;moves=12,34,15",
        "sim:6;moves=12,13,14,24,23",
        "sim:3;moves=12,13,23",
    ] {
        let record = agrees_with_the_command_line(&browser, &site, line);
        let moves = record["moves"].as_array().expect("moves");
        // A line that ends the game at once is said to.
        for judged in moves {
            let label = browser.run_with(
                "return document.querySelector(`.twin [data-move='${arguments[0]}']`).textContent",
                &json!([judged["move"]]),
            );
            let label = label.as_str().expect("a label");
            let decides = judged["remoteness"] == 0 && judged["outcome"] != "draw";
            assert_eq!(label.contains("at once"), decides, "{line}: {label}");
        }
    }
}

/// A walk through the graph: from the map to a class, to its children, back to
/// the game, and on with a move of it.
fn graph(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#sim:6;moves=12,34"),
    );
    browser.wait_to_see(".sim-chosen");
    let chosen =
        || browser.string("document.querySelector('.sim-chosen').getAttribute('aria-label')");
    assert!(chosen().contains("2 lines, Red to move"), "{}", chosen());
    assert!(chosen().contains("Blue wins, in 13 moves"), "{}", chosen());

    // The start of the game is the topmost class of the map.
    // What stands above it may still grow, so its place is taken when it has
    // stayed where it is for a while.
    let place = browser.run_async(
        "const { openGraph } = await testImport('/web/games/sim/classes.js');
         const { planMap } = await testImport('/web/games/sim/map-plan.js');
         const graph = openGraph(await zermelo.engine.graph('sim:6'));
         const map = document.querySelector('.sim-map');
         let seen = [];
         for (let still = 0; still < 5; ) {
           map.scrollIntoView({ block: 'start' });
           const box = map.getBoundingClientRect();
           const plan = planMap(graph, true, box.width - 24);
           const place = [box.left + 24 + plan.x[0], box.top + plan.y[0]];
           const same = String(place) === String(seen) && document.elementFromPoint(...place) === map;
           still = same ? still + 1 : 0;
           seen = place;
           await new Promise((later) => setTimeout(later, 50));
         }
         return seen;",
        &json!([]),
    );
    let at = |index: usize| place[index].as_f64().expect("a number");
    browser.tap(Pointer::Mouse, at(0), at(1));
    browser.wait(
        "document.querySelector('.sim-chosen').getAttribute('aria-label').includes('0 lines')",
    );

    // Down one level, and the keyboard stands where the walker does.
    browser.click(".sim-row.after .sim-class");
    browser.wait(
        "document.querySelector('.sim-chosen').getAttribute('aria-label').includes('1 line,')",
    );
    assert!(browser.run("return document.activeElement.matches('.sim-chosen')") == true);
    browser.click("[data-walk=here]");
    browser.wait(
        "document.querySelector('.sim-chosen').getAttribute('aria-label').includes('2 lines')",
    );
    assert!(!browser.shows("[data-play]:not(.sim-line)"));

    // A child of the present position can be played.
    browser.click(".sim-row.after .sim-class");
    browser.wait_to_see(".sim-steps [data-play]");
    let chosen_move =
        browser.string("document.querySelector('.sim-steps [data-play]').dataset.play");
    browser.click(".sim-steps [data-play]");
    browser.wait_for_line(&format!("sim:6;moves=12,34,{chosen_move}"));
    browser.wait(
        "document.querySelector('.sim-chosen').getAttribute('aria-label').includes('3 lines')",
    );

    // Without X-ray the graph keeps its secret.
    browser.click(".toolbar [data-action=xray]");
    browser.click("[data-tab=xray]");
    browser.wait_to_see(".sim-chosen");
    assert!(!chosen().contains("wins"), "{}", chosen());
    assert!(!browser.shows(".sim-class.red, .sim-class.blue"));
}

/// Chances stand beside the lines they belong to, and those are played there.
fn chances(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?mode=full&{TWO_PEOPLE}#sim:6"));
    browser.wait_to_see(".sim-chances li");
    assert_eq!(
        browser.run("return document.querySelectorAll('.sim-chances li').length"),
        1,
        "all first lines are alike"
    );
    assert!(browser.text(".sim-chances li").contains("99.8%"));
    browser.click(".sim-chances [data-play='35']");
    std::thread::sleep(std::time::Duration::from_millis(700));
    // A click is lost where the list is drawn anew between press and release; one
    // clicks again.
    if browser.line() == "sim:6" {
        browser.click(".sim-chances [data-play='35']");
    }
    browser.wait_for_line("sim:6;moves=35");
    browser.wait("document.querySelectorAll('.sim-chances li').length === 2");
}

/// A position is built line by line.
fn editor(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    // Nobody answers once it is played, or the line would not stay.
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#edit/sim:6"));
    browser.wait_to_see(".sim-edit canvas");
    let draw = |line: &str| {
        for name in line.chars() {
            let (x, y) = point_of(&browser, name);
            browser.tap(Pointer::Mouse, x, y);
        }
    };
    draw("12");
    browser.wait_for_line("edit/sim:6;moves=12");
    draw("36");
    browser.wait_for_line("edit/sim:6;moves=12,36");
    // Fewer points: what does not fit any more goes.
    browser.click("input[name=sim-points][value='5']");
    browser.wait_for_line("edit/sim:5");
    draw("45");
    browser.wait_for_line("edit/sim:5;moves=45");
    browser.click("input[name=sim-goal][value=achieve]");
    browser.wait_for_line("edit/sim:5;goal=achieve;moves=45");
    browser.click("[data-edit=undo]");
    browser.wait_for_line("edit/sim:5;goal=achieve");
    browser.click("[data-preset=narrow]");
    browser.wait_for_line("edit/sim:6;moves=12,13,14,24,23");
    browser.click("#play");
    browser.wait_for_line("sim:6;moves=12,13,14,24,23");
    assert_eq!(browser.string("document.body.dataset.screen"), "table");
}

/// The figures of the lesson are told in steps, forward and back.
fn lesson(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/sim");
    browser.wait("document.querySelectorAll('.stepper').length === 2");
    browser.wait("document.querySelectorAll('.lesson canvas.board-canvas').length === 4");
    let told = |at: usize| {
        browser.string(&format!(
            "document.querySelectorAll('.stepper-text')[{at}].textContent"
        ))
    };
    let press = |at: usize, way: &str| {
        browser.run(&format!(
            "document.querySelectorAll('.stepper')[{at}].querySelector('[data-step={way}]').click()"
        ));
    };
    let first = told(0);
    press(0, "forward");
    let second = told(0);
    assert_ne!(first, second);
    press(0, "back");
    assert_eq!(told(0), first);

    // By keyboard to the end of the induction: the start is a draw.
    browser.run(
        "document.querySelectorAll('.stepper')[1].querySelector('[data-step=forward]').focus()",
    );
    browser.press(&["ArrowRight"]);
    assert!(told(1).contains("Level 6"), "{}", told(1));
    browser.press(&["End"]);
    assert!(
        told(1).contains("Level 0") && told(1).contains("A draw"),
        "{}",
        told(1)
    );
    assert_eq!(
        browser.run("return document.querySelectorAll('.sim-induction .blank').length"),
        0
    );
    browser.press(&["ArrowLeft"]);
    assert!(told(1).contains("Level 1"), "{}", told(1));
    browser.press(&["Home"]);
    assert_eq!(
        browser.run("return document.querySelectorAll('.sim-induction .blank').length"),
        20
    );
}

zermelo_tests::in_every_engine!(
    lines_by_mouse,
    points_by_touch,
    drag_and_let_go,
    typed,
    arrows,
    xray,
    graph,
    chances,
    editor,
    lesson,
);
