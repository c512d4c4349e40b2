//! Zermelo's page as a test sees it: the address, the board, the controls.

use crate::browser::Browser;
use crate::engine::Engine;
use crate::site::Site;
use serde_json::{Value, json};

/// What the hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    Mouse,
    Finger,
}

/// Finds a point of the canvas that stands for a move, by asking the page's own
/// view of the game: a test need not know how the game is drawn.
const FIND_POINT: &str = "
    const { loadGame } = await testImport('/web/games/index.js');
    const table = await zermelo.engine.table(args[0]);
    const view = await loadGame(table.game);
    const canvas = document.querySelector('#screen canvas.board-canvas');
    const box = await atRest(canvas);
    const geometry = view.geometry(table, box.width, box.height);
    let found = [];
    for (let y = 1; y < box.height; y += 3) {
      for (let x = 1; x < box.width; x += 3) {
        if (view.hit(geometry, x, y, table) === args[1]) found.push([box.left + x, box.top + y]);
      }
    }
    const seen = found.filter(([x, y]) => document.elementFromPoint(x, y) === canvas);
    return seen[Math.floor(seen.length / 2)] ?? null;";

/// Scrolls an element into sight and gives its box when it has stayed where it
/// is: what stands above it may still grow.
const AT_REST: &str = "
    const atRest = async (element) => {
      let seen = '';
      for (let still = 0; still < 4; ) {
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const now = [left, top, width, height].join();
        still = now === seen && width > 0 ? still + 1 : 0;
        seen = now;
        await new Promise((later) => setTimeout(later, 25));
      }
      return element.getBoundingClientRect();
    };";

/// Waits, but not for ever, until the first such element that can be seen stays
/// where it is.
const SETTLED: &str = "
    const [selector, done] = arguments;
    const find = () => [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length > 0);
    let seen = '';
    let still = 0;
    let rounds = 0;
    const look = () => {
      const box = find()?.getBoundingClientRect();
      const now = box ? [box.left, box.top].join() : '';
      still = now && now === seen ? still + 1 : 0;
      seen = now;
      rounds += 1;
      if (still > 1 || rounds > 40) done(true);
      else setTimeout(look, 20);
    };
    look();";

/// Finds the first such element that can be seen, and listens where the next click goes.
const AIM: &str = "
    const [selector] = arguments;
    if (!window.testClick)
      addEventListener('click', ({ target }) => { testClick.missed ??= target.closest(testClick.at) ? '' : target.outerHTML.slice(0, 200); }, { capture: true });
    window.testClick = { at: selector };
    return [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length > 0)";

/// What a click did that went elsewhere.
const MISSED: &str = "the click went to";

impl Browser {
    /// Opens a page of the site and waits until it can be used.
    #[track_caller]
    pub fn visit(&self, site: &Site, page: &str) {
        self.goto(&site.url(page));
        self.ready();
    }

    /// Waits until the page can be used and nothing is being asked.
    #[track_caller]
    pub fn ready(&self) {
        self.wait("document.body && document.body.dataset.ready === 'true'");
    }

    /// The table notation in the address.
    #[track_caller]
    pub fn line(&self) -> String {
        self.string("decodeURIComponent(location.hash.slice(1))")
    }

    /// What the engine says of the position in the address.
    #[track_caller]
    pub fn table(&self) -> Value {
        let line = self.line();
        self.run_async("return await zermelo.engine.table(args[0])", &json!([line]))
    }

    /// Waits until the address says this.
    #[track_caller]
    pub fn wait_for_line(&self, line: &str) {
        self.wait(&format!(
            "decodeURIComponent(location.hash.slice(1)) === {}",
            json!(line)
        ));
        self.ready();
    }

    /// Goes to the table of a position, to the lesson of its game and to its editor.
    #[track_caller]
    pub fn tour(&self, game: &str, line: &str) {
        for (hash, screen) in [
            (line.to_owned(), "table"),
            (format!("learn/{game}"), "learn"),
            (format!("edit/{line}"), "edit"),
        ] {
            self.run(&format!("location.hash = '#{hash}'"));
            self.wait(&format!("document.body.dataset.screen === '{screen}'"));
            self.wait_for_line(&hash);
            assert!(!self.shows("#error"), "{game}: {hash}");
        }
    }

    /// The value of an expression that is a text.
    #[track_caller]
    pub fn string(&self, expression: &str) -> String {
        let value = self.run(&format!("return {expression}"));
        value
            .as_str()
            .unwrap_or_else(|| panic!("{expression} is {value}, not a text"))
            .to_owned()
    }

    /// What can be read in an element.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        self.wait(&format!("document.querySelector({})", json!(selector)));
        self.string(&format!(
            "document.querySelector({}).innerText.trim()",
            json!(selector)
        ))
    }

    /// Whether such an element is there and can be seen.
    #[track_caller]
    pub fn shows(&self, selector: &str) -> bool {
        let script = "return [...document.querySelectorAll(arguments[0])].some((e) => e.getClientRects().length > 0)";
        self.run_with(script, &json!([selector])) == Value::Bool(true)
    }

    /// Waits until an element can be seen.
    #[track_caller]
    pub fn wait_to_see(&self, selector: &str) {
        let selector = json!(selector);
        self.wait(&format!(
            "[...document.querySelectorAll({selector})].some((e) => e.getClientRects().length > 0)"
        ));
    }

    /// Clicks the first such element that can be seen, as a user would: what is
    /// still on its way into view is waited for.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let deadline = std::time::Instant::now() + std::time::Duration::from_secs(10);
        loop {
            self.wait_to_see(selector);
            if self.engine == Engine::WebKit {
                // Its driver clicks where the element was a moment ago.
                let body = json!({ "script": SETTLED, "args": [selector] });
                let _ = self.try_command("execute/async", &body);
            }
            let clicked = self.try_click(selector).and_then(|()| self.heard());
            let Err(error) = clicked else { return };
            let on_its_way = [
                "not interactable",
                "intercepted",
                "stale element",
                "there is no",
                MISSED,
            ]
            .iter()
            .any(|kind| error.contains(kind));
            assert!(
                on_its_way && std::time::Instant::now() < deadline,
                "{selector}: {error}"
            );
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }

    #[track_caller]
    fn try_click(&self, selector: &str) -> Result<(), String> {
        // It may be replaced while the driver takes hold of it.
        let body = json!({ "script": AIM, "args": [selector] });
        let element = self.try_command("execute/sync", &body)?;
        let id = element
            .as_object()
            .and_then(|element| element.values().next())
            .and_then(Value::as_str);
        let id = id.ok_or_else(|| format!("there is no {selector} to click"))?;
        self.try_command(&format!("element/{id}/click"), &json!({}))
            .map(drop)
    }

    /// Whether the last click was heard where it was meant. `WebKit`'s driver clicks
    /// where the element was when it looked, and says nothing if something else is
    /// there by then.
    fn heard(&self) -> Result<(), String> {
        let body = json!({ "script": "return window.testClick?.missed", "args": [] });
        match self.try_command("execute/sync", &body) {
            Ok(Value::String(other)) if !other.is_empty() => Err(format!("{MISSED} {other}")),
            // Heard, or the page is being left because of it.
            _ => Ok(()),
        }
    }

    /// Chooses in a list.
    #[track_caller]
    pub fn choose(&self, selector: &str, value: &str) {
        self.wait(&format!("document.querySelector({})", json!(selector)));
        let script = "const e = document.querySelector(arguments[0]); e.value = arguments[1];
            e.dispatchEvent(new Event('input', { bubbles: true })); e.dispatchEvent(new Event('change', { bubbles: true }));
            return e.value";
        let now = self.run_with(script, &json!([selector, value]));
        assert_eq!(now, value, "{selector} has no such choice");
    }

    /// Where an element is in the window (left, top, width, height), when it has
    /// come to rest in the middle of it.
    #[track_caller]
    pub fn place_of(&self, selector: &str) -> [f64; 4] {
        self.wait_to_see(selector);
        let script = format!(
            "{AT_REST} const box = await atRest(document.querySelector(args[0])); \
             return [box.left, box.top, box.width, box.height];"
        );
        let place = self.run_async(&script, &json!([selector]));
        [0, 1, 2, 3].map(|index| place[index].as_f64().expect("a number"))
    }

    /// Presses at one place of an element, goes to another, and lets go; places
    /// are parts of its size.
    #[track_caller]
    pub fn drag(&self, selector: &str, from: (f64, f64), to: (f64, f64)) {
        let [left, top, width, height] = self.place_of(selector);
        let go = |(x, y): (f64, f64)| {
            json!({ "type": "pointerMove", "duration": 40, "origin": "viewport",
                "x": (left + x * width).round(), "y": (top + y * height).round() })
        };
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        self.command(
            "actions",
            &json!({ "actions": [{
                "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" },
                "actions": [
                    go(from), { "type": "pointerDown", "button": 0 },
                    go(middle), go(to),
                    { "type": "pointerUp", "button": 0 },
                ],
            }] }),
        );
    }

    /// Taps at a place of an element; places are parts of its size.
    #[track_caller]
    pub fn tap_in(&self, pointer: Pointer, selector: &str, (x, y): (f64, f64)) {
        let [left, top, width, height] = self.place_of(selector);
        self.tap(pointer, left + x * width, top + y * height);
    }

    /// The point of the window where a move can be made on the board.
    #[track_caller]
    pub fn point(&self, line: &str, chosen: &str) -> (f64, f64) {
        let script = format!("{AT_REST}{FIND_POINT}");
        let point = self.run_async(&script, &json!([line, chosen]));
        let at = |index: usize| point[index].as_f64();
        at(0)
            .zip(at(1))
            .unwrap_or_else(|| panic!("no point of the board stands for {chosen} in {line}"))
    }

    /// Makes a move on the canvas.
    #[track_caller]
    pub fn play(&self, pointer: Pointer, chosen: &str) {
        let (x, y) = self.point(&self.line(), chosen);
        self.tap(pointer, x, y);
    }

    /// Presses and lets go at a point of the window.
    #[track_caller]
    pub fn tap(&self, pointer: Pointer, x: f64, y: f64) {
        let (x, y) = (x.round() as i64, y.round() as i64);
        let kind = match pointer {
            Pointer::Mouse => "mouse",
            Pointer::Finger => "touch",
        };
        self.command(
            "actions",
            &json!({ "actions": [{
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind },
            "actions": [
                { "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y },
                { "type": "pointerDown", "button": 0 },
                { "type": "pointerUp", "button": 0 },
            ],
        }] }),
        );
    }

    /// What a mouse does, step by step; it stays as it is between calls.
    #[track_caller]
    pub fn pointer(&self, deeds: &Value) {
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": deeds });
        self.command("actions", &json!({ "actions": [mouse] }));
    }

    /// Presses keys, one after the other: letters, or names such as `Tab`.
    #[track_caller]
    pub fn press(&self, keys: &[&str]) {
        let actions: Vec<_> = keys
            .iter()
            .map(|key| key_code(key))
            .flat_map(|key| {
                [
                    json!({ "type": "keyDown", "value": key }),
                    json!({ "type": "keyUp", "value": key }),
                ]
            })
            .collect();
        self.command(
            "actions",
            &json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": actions }] }),
        );
    }

    /// Presses Tab until an expression about `document.activeElement`, called
    /// `it`, is true: how far away that is, is not the test's business.
    #[track_caller]
    pub fn tab_to(&self, condition: &str) {
        let script = format!("const it = document.activeElement; return Boolean({condition})");
        for _ in 0..120 {
            if self.run(&script) == Value::Bool(true) {
                return;
            }
            self.press(&["Tab"]);
        }
        panic!("Tab does not lead to {condition}");
    }
}

/// The code points that `WebDriver` gives to keys without a letter.
fn key_code(name: &str) -> &str {
    match name {
        "Tab" => "\u{e004}",
        "Backspace" => "\u{e003}",
        "Enter" => "\u{e007}",
        "Escape" => "\u{e00c}",
        "Space" => " ",
        "End" => "\u{e010}",
        "Home" => "\u{e011}",
        "ArrowLeft" => "\u{e012}",
        "ArrowUp" => "\u{e013}",
        "ArrowRight" => "\u{e014}",
        "ArrowDown" => "\u{e015}",
        letter => letter,
    }
}
