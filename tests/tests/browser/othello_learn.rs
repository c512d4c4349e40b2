//! Othello: the editor, by pointer, by keyboard and by what is pasted; the lesson
//! with its figures.

use crate::TWO_PEOPLE;
use serde_json::{Value, json};
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site};

/// A game in which black has to pass after eight moves; the pass is left out.
const GAME: &str = "d3c3f5d2d1e1b3c1b4";
const GAME_LINE: &str = "othello:;moves=d3,c3,f5,d2,d1,e1,b3,c1,pass,b4";

fn edit(browser: &Browser, site: &Site, line: &str) {
    browser.goto("about:blank");
    browser.visit(site, &format!("index.html?{TWO_PEOPLE}#edit/{line}"));
    browser.wait("document.querySelector('.ot-said').textContent !== ''");
}

/// A line of discs: squares and what stands there.
fn line(discs: &[(usize, char)], turn: &str) -> String {
    let mut cells = vec!['-'; 64];
    for (square, disc) in discs {
        cells[*square] = *disc;
    }
    format!("othello:{}{turn}", cells.iter().collect::<String>())
}

#[track_caller]
fn tap(browser: &Browser, pointer: Pointer, square: &str) {
    browser.tap_in(pointer, &format!("[data-square={square}]"), (0.5, 0.5));
}

#[track_caller]
fn says(browser: &Browser, selector: &str, text: &str) {
    browser.wait(&format!(
        "document.querySelector({}).textContent.includes({})",
        json!(selector),
        json!(text)
    ));
}

/// Discs by mouse: tapped in turn, painted with a brush, undone; then played.
fn painted(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    edit(&browser, &site, "othello:");
    says(&browser, ".ot-said", "has 4 squares to play");
    browser.click("[data-edit=clear]");
    says(&browser, ".ot-said", "Neither can move: a draw.");
    // Once black, twice white.
    tap(&browser, Pointer::Mouse, "c1");
    browser.wait_for_line(&format!("edit/{}", line(&[(2, 'X')], "")));
    tap(&browser, Pointer::Mouse, "c1");
    browser.wait_for_line(&format!("edit/{}", line(&[(2, 'O')], "")));
    // A stroke of white along the first row, one step to undo.
    browser.click("input[name=ot-brush][value=white]");
    browser.drag(".ot-grid", (0.55, 0.06), (0.95, 0.06));
    let row: Vec<_> = [2, 4, 5, 6, 7].map(|square| (square, 'O')).into();
    browser.wait_for_line(&format!("edit/{}", line(&row, "")));
    browser.click("[data-edit=undo]");
    browser.wait_for_line(&format!("edit/{}", line(&[(2, 'O')], "")));
    browser.click("input[name=ot-brush][value=black]");
    tap(&browser, Pointer::Mouse, "d1");
    // The whole board: turned a quarter, mirrored, colours exchanged.
    browser.click("[data-edit=rotate]");
    browser.wait_for_line(&format!("edit/{}", line(&[(23, 'O'), (31, 'X')], "")));
    browser.click("[data-edit=mirror]");
    browser.wait_for_line(&format!("edit/{}", line(&[(16, 'O'), (24, 'X')], "")));
    browser.click("[data-edit=exchange]");
    let ready = line(&[(16, 'X'), (24, 'O')], ";turn=white");
    browser.wait_for_line(&format!("edit/{ready}"));
    says(&browser, ".ot-said", "White is to move and has one square");
    browser.click("#play");
    browser.wait_for_line(&ready);
    browser.play(Pointer::Mouse, "a2");
    browser.wait_for_line(&format!("{ready};moves=a2"));
    assert_eq!(browser.table()["winner"], json!(1));
}

/// Every square is large enough for a finger, and painting does not scroll.
fn by_finger(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    edit(&browser, &site, "othello:");
    let [.., width, height] = browser.place_of("[data-square=h8]");
    assert!(width >= 24.0 && height >= 24.0, "{width} by {height}");
    browser.click("[data-edit=clear]");
    tap(&browser, Pointer::Finger, "h8");
    browser.wait_for_line(&format!("edit/{}", line(&[(63, 'X')], "")));
}

/// Discs by keyboard alone; every square says what it is.
fn by_keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    edit(&browser, &site, "othello:");
    browser.tab_to("it.matches('[data-square]')");
    assert_eq!(
        browser.string("document.activeElement.getAttribute('aria-label')"),
        "a1, empty"
    );
    browser.press(&["b", "ArrowRight", "w", "ArrowRight", "Enter"]);
    assert_eq!(
        browser.string("document.activeElement.getAttribute('aria-label')"),
        "c1, Black"
    );
    browser.press(&["Enter", "ArrowDown", "B", "Space", "W", "e"]);
    // Down to the start, and away with it.
    browser.press(&["ArrowDown", "ArrowDown", "ArrowRight", "Space"]);
    let discs = [
        (0, 'X'),
        (1, 'O'),
        (2, 'O'),
        (28, 'X'),
        (35, 'X'),
        (36, 'O'),
    ];
    browser.wait_for_line(&format!("edit/{}", line(&discs, "")));
    assert_eq!(
        browser.string("document.activeElement.dataset.square"),
        "d4"
    );
    says(&browser, ".ot-board [role=status]", "d4, empty");
    browser.tab_to("it.matches('#play')");
    browser.press(&["Enter"]);
    browser.wait_for_line(&line(&discs, ""));
    browser.play(Pointer::Mouse, "d1");
    browser.wait_for_line(&format!("{};moves=d1", line(&discs, "")));
}

/// What is pasted keeps its moves, until a disc is touched; what cannot be read is
/// answered in words, and nothing is lost by it.
fn pasted(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    edit(&browser, &site, "othello:");
    browser.choose("#ot-paste", GAME);
    browser.wait_for_line(&format!("edit/{GAME_LINE}"));
    says(&browser, ".ot-said", "10 moves of the game are kept");

    browser.choose("#ot-paste", "f5d6 hello");
    says(
        &browser,
        "#ot-paste-fault",
        "Column 6: Expected moves such as f5 or pass, found “hello”.",
    );
    browser.choose("#ot-paste", "f5f5");
    says(&browser, "#ot-paste-fault", "disc on f5 already");
    assert_eq!(browser.line(), format!("edit/{GAME_LINE}"));
    assert_eq!(
        browser.string("document.querySelector('[data-square=b4]').dataset.disc"),
        "white"
    );

    // Played on with all its moves, to look back at.
    browser.click("#play");
    browser.wait_for_line(GAME_LINE);
    assert_eq!(browser.table()["moves"].as_array().map(Vec::len), Some(10));
    browser.click(".toolbar [data-action=xray]");
    browser.wait("document.querySelector('.ot-score progress')?.hidden && !document.querySelector('.ot-score input').hidden");
    says(&browser, ".ot-score", "gave");
    browser.wait_to_see("#moves [data-judged]");
    browser.click(".toolbar [data-action=undo]");
    browser.wait_for_line(&GAME_LINE.replace(",b4", ""));

    // Touched, it is a position; undone, a game again.
    edit(&browser, &site, GAME_LINE);
    tap(&browser, Pointer::Mouse, "h8");
    browser.wait("!location.hash.includes('moves')");
    browser.click("[data-edit=undo]");
    browser.wait_for_line(&format!("edit/{GAME_LINE}"));

    // A position of others, a link of our own, a file.
    let discs = line(&[(0, 'O'), (1, 'X'), (3, 'X')], "");
    let cells = discs.trim_start_matches("othello:");
    browser.choose("#ot-paste", &format!("{cells} O; C1:+64;"));
    browser.wait_for_line(&format!("edit/{discs};turn=white"));
    browser.choose(
        "#ot-paste",
        "https://example.org/index.html?lang=es#othello:;moves=f5,d6",
    );
    browser.wait_for_line("edit/othello:;moves=f5,d6");
    browser.run(
        "const data = new DataTransfer();
         data.items.add(new File(['1. e6 f4\\n'], 'game.txt', { type: 'text/plain' }));
         document.querySelector('#ot-paste').dispatchEvent(
           new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));",
    );
    browser.wait_for_line("edit/othello:;moves=e6,f4");
}

/// The figure of alpha-beta, by keyboard to its end, in both orders; and what it
/// tells against the search of everything.
fn alpha_beta(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/othello");
    browser.tab_to("it.matches('.ot-tree [data-step=forward]')");
    let text = |part: &str| browser.text(&format!(".ot-tree {part}"));
    assert!(text(".ot-count").starts_with("Nodes visited: 0 with cuts, 22"));
    browser.press(&["ArrowRight"]);
    assert_eq!(
        text(".stepper-text"),
        "Enter the root: Black is to move. The window is −∞ to +∞."
    );
    let mut cuts = 0;
    for _ in 0..60 {
        if browser.shows(".ot-tree [data-step=forward][aria-disabled=true]") {
            break;
        }
        browser.press(&["ArrowRight"]);
        cuts += u32::from(text(".stepper-text").contains("cut."));
    }
    assert_eq!(cuts, 2);
    assert!(text(".ot-count").contains("18 with cuts, 22 without"));
    let end = text(".stepper-text");
    assert!(
        end.contains("worth 6, and the move is C") && end.contains("9 of 12 leaves"),
        "{end}"
    );
    assert_eq!(
        browser.run("return document.querySelectorAll('.ot-tree-figure .struck').length"),
        json!(2)
    );
    browser.press(&["ArrowLeft"]);
    assert!(text(".stepper-text").starts_with("Back from C."));

    browser.click(".ot-tree input[value=best]");
    browser.tab_to("it.matches('.ot-tree [data-step=forward]')");
    browser.press(&["End"]);
    let end = text(".stepper-text");
    assert!(
        end.contains("worth 6, and the move is C") && end.contains("15 of 22 nodes, 7 of 12"),
        "{end}"
    );

    let script = "
        const { alphaBeta, bestFirst, minimax, size } = await testImport('/web/games/othello/alphabeta.js');
        let seed = 1;
        const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
        const grow = (depth) => depth === 0 || random(6) === 0
          ? { name: '', value: random(19) - 9 }
          : { name: '', children: Array.from({ length: 1 + random(3) }, () => grow(depth - 1)) };
        for (let i = 0; i < 400; i++) {
          const tree = grow(4);
          const value = minimax(tree);
          for (const order of [tree, bestFirst(tree)]) {
            const found = alphaBeta(order);
            if (found.value !== value || found.nodes > size(tree).nodes) return JSON.stringify(tree);
          }
        }
        return 'good'";
    assert_eq!(browser.run_async(script, &json!([])), Value::from("good"));
}

/// The other figures answer to a hand.
fn figures(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/othello");
    tap(&browser, Pointer::Mouse, "b2");
    says(&browser, ".ot-square-text", "b2: an X-square");
    browser.press(&["ArrowLeft"]);
    says(&browser, ".ot-square-text", "a2: a C-square");

    says(&browser, "[data-mobility=white]", "3 squares");
    for (chosen, replies) in [("b4", "11 squares"), ("g5", "2 squares")] {
        browser.run(&format!(
            "document.querySelector('.ot-mobility button[data-move={chosen}]').click()"
        ));
        says(&browser, "[data-mobility=white]", replies);
        browser.click("[data-figure=back]");
        says(&browser, "[data-mobility=white]", "3 squares");
    }

    says(&browser, ".ot-edge-sum", "724");
    browser.click(".ot-edge [data-place='7']");
    says(&browser, ".ot-edge-sum", "2,911");
    browser.ready();
}

/// Nothing is left untranslated.
fn lesson_in_three_languages(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for (language, word) in [
        ("en", "Corners never turn"),
        ("es", "Las esquinas no se voltean"),
        ("pt", "Os cantos não viram"),
    ] {
        for page in ["learn/othello", "edit/othello:"] {
            browser.goto("about:blank");
            browser.visit(&site, &format!("index.html?lang={language}#{page}"));
            let bare = "return (document.body.innerText.match(/\\b(learn|othello)\\.[a-z]+(\\.[a-z0-9]+)+/g) ?? []).join()";
            assert_eq!(browser.run(bare), json!(""), "{language} {page}");
        }
        browser.goto("about:blank");
        browser.visit(&site, &format!("index.html?lang={language}#learn/othello"));
        assert!(browser.text(".lesson").contains(word), "{language}");
        // Step by step as well.
        browser.run("for (const end of document.querySelectorAll('.stepper-tools input')) { end.value = end.max; end.dispatchEvent(new Event('input')); }");
        assert!(!browser.text(".lesson").contains("learn.othello"));
    }
}

zermelo_tests::in_every_engine!(
    painted,
    by_finger,
    by_keyboard,
    pasted,
    alpha_beta,
    figures,
    lesson_in_three_languages,
);
