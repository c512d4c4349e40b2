//! One browser with one page: what every test starts from.

use crate::bidi::Bidi;
use crate::driver::{Session, TIMEOUTS};
use crate::engine::{Driver, Engine};
use crate::screen::{DESKTOP, Screen};
use crate::{in_root, lost};
use base64::Engine as _;
use serde_json::{Value, json};
use std::cell::RefCell;

/// How a browser is opened.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub screen: Screen,
    /// What the user set as the language of the browser.
    pub language: &'static str,
    /// Whether Chromium keeps a trace of what its threads do.
    pub traced: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            screen: DESKTOP,
            language: "en-US",
            traced: false,
        }
    }
}

/// A browser. Ends, and its driver with it, when it goes out of scope.
pub struct Browser {
    pub engine: Engine,
    pub screen: Screen,
    // Declared before the driver: the session is closed first.
    session: Session,
    bidi: Option<RefCell<Bidi>>,
    errors: RefCell<Vec<String>>,
    driver: Driver,
}

impl Browser {
    /// A browser on a desktop.
    pub fn open(engine: Engine) -> Self {
        Self::with(engine, Options::default())
    }

    /// A browser on a given screen.
    pub fn on(engine: Engine, screen: Screen) -> Self {
        Self::with(
            engine,
            Options {
                screen,
                ..Options::default()
            },
        )
    }

    /// A browser as described.
    pub fn with(engine: Engine, options: Options) -> Self {
        let Options {
            screen, language, ..
        } = options;
        let driver = engine.drive(screen);
        let mut wanted = engine.capabilities(screen, language);
        if options.traced {
            wanted["goog:loggingPrefs"] = json!({ "performance": "ALL" });
            wanted["goog:chromeOptions"]["perfLoggingPrefs"] = json!({
                "traceCategories": "toplevel", "enableNetwork": false, "enablePage": false,
            });
        }
        // A browser that did not come up on a busy machine is started once more.
        let opened =
            Session::open(driver.port, &wanted).or_else(|_| Session::open(driver.port, &wanted));
        let (session, capabilities) = opened
            .unwrap_or_else(|error| lost::give_up(&format!("{engine:?} does not start: {error}")));
        let bidi = capabilities["webSocketUrl"].as_str().map(|address| {
            RefCell::new(
                Bidi::open(address)
                    .or_else(|_| Bidi::open(address))
                    .unwrap_or_else(|error| {
                        lost::give_up(&format!("no second line to Firefox: {error}"))
                    }),
            )
        });
        let errors = RefCell::default();
        let browser = Browser {
            engine,
            screen,
            session,
            bidi,
            errors,
            driver,
        };
        let timeouts = json!({ "script": TIMEOUTS, "pageLoad": TIMEOUTS });
        browser.command("timeouts", &timeouts);
        browser.fit();
        browser
    }

    fn fit(&self) {
        let Screen {
            width,
            height,
            ratio,
            touch,
        } = self.screen;
        if let Some(bidi) = &self.bidi {
            let context = self.session.get("window").expect("a window");
            let fitted = bidi
                .borrow_mut()
                .set_viewport(&context, width, height, f64::from(ratio));
            fitted.unwrap_or_else(|error| panic!("the viewport cannot be set: {error}"));
        } else if self.engine == Engine::WebKit || !touch {
            // The window has borders even without a screen: take them off.
            let inner = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]");
            let border = |at: usize| inner[at].as_i64().unwrap_or(0);
            self.command("window/rect", &json!({ "width": i64::from(width) + border(0), "height": i64::from(height) + border(1) }));
        }
    }

    /// A command of the driver that has to succeed.
    #[track_caller]
    pub fn command(&self, name: &str, body: &Value) -> Value {
        self.try_command(name, body)
            .unwrap_or_else(|error| panic!("{error}"))
    }

    /// A command of the driver that may fail.
    pub(crate) fn try_command(&self, name: &str, body: &Value) -> Result<Value, String> {
        self.session.post(name, body)
    }

    /// What a traced Chromium's threads did since it was opened; it can be asked
    /// once.
    #[track_caller]
    pub fn trace(&self) -> Vec<Value> {
        let log = self.command("se/log", &json!({ "type": "performance" }));
        let event = |entry: &Value| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            Some(message["message"]["params"].clone())
        };
        let entries = log.as_array().expect("a log");
        entries.iter().filter_map(event).collect()
    }

    /// Runs JavaScript in the page and gives what it returns.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.run_with(script, &json!([]))
    }

    /// Runs JavaScript with `arguments`.
    #[track_caller]
    pub fn run_with(&self, script: &str, arguments: &Value) -> Value {
        let answer = if script.trim_start().starts_with("return ") {
            self.session.read(script, arguments)
        } else {
            let body = json!({ "script": script, "args": arguments });
            self.session.post("execute/sync", &body)
        };
        answer.unwrap_or_else(|error| panic!("{error}"))
    }

    /// Runs JavaScript that may `await`, with `arguments` as `args`.
    #[track_caller]
    pub fn run_async(&self, script: &str, arguments: &Value) -> Value {
        let wrapped = format!(
            "const done = arguments[arguments.length - 1]; const args = Array.from(arguments).slice(0, -1);\n\
             (async () => {{ {script} }})().then((value) => done({{ value }}), \
             (error) => done({{ error: String(error && (error.message || error.key) || error) }}));"
        );
        let answer = self.command(
            "execute/async",
            &json!({ "script": wrapped, "args": arguments }),
        );
        assert!(
            answer["error"].is_null(),
            "{}\nin {script}",
            answer["error"]
        );
        answer["value"].clone()
    }

    /// Opens an address and waits until the page has loaded.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        self.keep_errors();
        self.command("url", &json!({ "url": url }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.keep_errors();
        self.command("refresh", &json!({}));
    }

    /// Goes on inside the frame that a selector finds.
    #[track_caller]
    pub fn enter_frame(&self, selector: &str) {
        let element = self.command(
            "element",
            &json!({ "using": "css selector", "value": selector }),
        );
        self.command("frame", &json!({ "id": element }));
    }

    /// Opens a second window and goes on in it. Gives the first and the second.
    #[track_caller]
    pub fn second_window(&self) -> [String; 2] {
        let first = self.session.get("window").expect("a window");
        let second = self.command("window/new", &json!({ "type": "tab" }))["handle"].clone();
        let both = [first, second].map(|handle| handle.as_str().expect("a window").to_owned());
        self.enter_window(&both[1]);
        both
    }

    /// Goes on in another window.
    #[track_caller]
    pub fn enter_window(&self, handle: &str) {
        self.keep_errors();
        self.command("window", &json!({ "handle": handle }));
    }

    /// Waits until an expression in the page is true.
    #[track_caller]
    pub fn wait(&self, condition: &str) {
        let script = format!("return Boolean({condition})");
        let mut last = String::new();
        let deadline = std::time::Instant::now() + std::time::Duration::from_secs(30);
        loop {
            // A page that is being left cannot be asked for a moment.
            match self.session.read(&script, &json!([])) {
                Ok(Value::Bool(true)) => return,
                Ok(_) => {}
                Err(error) => last = error,
            }
            assert!(
                !lost::is_loss(&last) && std::time::Instant::now() < deadline,
                "waited in vain for {condition} {last}"
            );
            std::thread::sleep(std::time::Duration::from_millis(15));
        }
    }

    /// A picture of what is on the screen, as PNG.
    pub fn screenshot(&self) -> Vec<u8> {
        let picture = self.session.get("screenshot").expect("a screenshot");
        let text = picture.as_str().expect("a picture");
        base64::engine::general_purpose::STANDARD
            .decode(text)
            .expect("a picture in base64")
    }

    /// Writes a picture into `target/pictures/`.
    pub fn picture(&self, name: &str) {
        let engine = format!("{:?}", self.engine).to_lowercase();
        let folder = in_root("target/pictures");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        std::fs::write(
            folder.join(format!("{name}-{engine}.png")),
            self.screenshot(),
        )
        .expect("a picture on disk");
    }

    /// Everything that went wrong in the page so far.
    pub fn take_errors(&self) -> Vec<String> {
        self.keep_errors();
        self.errors.take()
    }

    fn keep_errors(&self) {
        let mut errors = self.errors.borrow_mut();
        // Read first and then taken away, so that none is gone with an answer that is lost.
        let hooked = self
            .session
            .read("return window.testErrors ?? []", &json!([]));
        if let Ok(Value::Array(list)) = hooked
            && !list.is_empty()
        {
            let body =
                json!({ "script": "testErrors.splice(0, arguments[0])", "args": [list.len()] });
            let _ = self.session.post("execute/sync", &body);
            errors.extend(
                list.iter()
                    .map(|error| error.as_str().unwrap_or_default().to_owned()),
            );
        }
        if let Some(bidi) = &self.bidi {
            errors.extend(bidi.borrow_mut().take_errors());
        }
        if self.engine == Engine::Chromium {
            let log = self
                .session
                .post("se/log", &json!({ "type": "browser" }))
                .unwrap_or_default();
            let severe = log
                .as_array()
                .into_iter()
                .flatten()
                .filter(|entry| entry["level"] == "SEVERE");
            errors.extend(
                severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()),
            );
        }
    }
}

/// What a test that fails says of the page, from all frames that the driver may ask.
const SEEN: &str = "return [location.href, JSON.stringify(document.body?.dataset), document.body?.innerText.slice(0, 1500)].join('\\n')";

impl Browser {
    /// Tells what there is to know of a browser whose test has failed.
    fn tell(&self) {
        let commands = self.session.last_commands();
        eprintln!(
            "── {:?} at the end of this test\nlast commands:\n  {}",
            self.engine,
            commands.join("\n  ")
        );
        // Whatever the test failed of, one that is lost says so when it is asked. (One
        // that is known to be lost is not: that would take long.)
        let ask = || match lost::noticed() {
            Some(_) => None,
            None => self.session.read(SEEN, &json!([])).ok(),
        };
        let seen = ask().or_else(ask);
        let lost = lost::noticed();
        match (lost, seen) {
            (Some(how), _) => {
                eprintln!("lost by: {how}");
                eprintln!("the driver said:\n{}", self.driver.last_words());
                let read = |file| std::fs::read_to_string(file).unwrap_or_default();
                let memory = read("/proc/meminfo");
                let free = memory.lines().find(|line| line.starts_with("MemAvail"));
                eprintln!(
                    "load {} {}",
                    read("/proc/loadavg").trim(),
                    free.unwrap_or("")
                );
            }
            (None, seen) => {
                let seen = seen.as_ref().and_then(Value::as_str);
                eprintln!("errors in the page: {:#?}", self.take_errors());
                eprintln!("the page says: {}", seen.unwrap_or("nothing"));
            }
        }
    }
}

/// No error passes unseen in any test: one that expects errors takes them.
impl Drop for Browser {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.tell();
            self.session.close();
            return;
        }
        let errors = self.take_errors();
        self.session.close();
        assert!(errors.is_empty(), "errors in the page: {errors:#?}");
        // Then nobody knows whether there were errors.
        assert_eq!(lost::noticed(), None, "{:?} was lost", self.engine);
    }
}
