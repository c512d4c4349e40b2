//! One browser with one page: what every test starts from.

use crate::bidi::Bidi;
use crate::driver::Session;
use crate::engine::{Driver, Engine};
use crate::in_root;
use crate::screen::{DESKTOP, Screen};
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
    _driver: Driver,
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
        let (session, capabilities) =
            opened.unwrap_or_else(|error| panic!("{engine:?} does not start: {error}"));
        let bidi = capabilities["webSocketUrl"].as_str().map(|address| {
            RefCell::new(
                Bidi::open(address)
                    .unwrap_or_else(|error| panic!("no second line to Firefox: {error}")),
            )
        });
        let errors = RefCell::default();
        let browser = Browser {
            engine,
            screen,
            session,
            bidi,
            errors,
            _driver: driver,
        };
        browser.command("timeouts", &json!({ "script": 60_000, "pageLoad": 60_000 }));
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
        self.session
            .post(name, body)
            .unwrap_or_else(|error| panic!("{error}"))
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
        let body = json!({ "script": script, "args": arguments });
        let answer = self.session.post("execute/sync", &body);
        // WebKit's driver now and then loses the answer of a script. What only
        // reads can be asked again; what changes the page may have done so.
        let lost = matches!(&answer, Err(error) if error.contains("Could not parse script result"));
        let reads = script.trim_start().starts_with("return ");
        let answer = if lost && reads {
            self.session.post("execute/sync", &body)
        } else {
            answer
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

    /// Waits until an expression in the page is true.
    #[track_caller]
    pub fn wait(&self, condition: &str) {
        let script = format!("return Boolean({condition})");
        let mut last = String::new();
        let deadline = std::time::Instant::now() + std::time::Duration::from_secs(30);
        loop {
            // A page that is being left cannot be asked for a moment.
            match self
                .session
                .post("execute/sync", &json!({ "script": script, "args": [] }))
            {
                Ok(Value::Bool(true)) => return,
                Ok(_) => {}
                Err(error) => last = error,
            }
            if std::time::Instant::now() > deadline {
                let seen =
                    self.run("return document.body && document.body.innerText.slice(0, 1500)");
                let errors = self.take_errors();
                panic!(
                    "waited in vain for {condition} {last}\n{errors:?}\nthe page says: {}",
                    seen.as_str().unwrap_or("nothing")
                );
            }
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
        let script = "const e = window.testErrors; return e ? e.splice(0) : []";
        let hooked = self
            .session
            .post("execute/sync", &json!({ "script": script, "args": [] }));
        if let Ok(Value::Array(list)) = hooked {
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

/// No error passes unseen in any test: one that expects errors takes them.
impl Drop for Browser {
    fn drop(&mut self) {
        let errors = if std::thread::panicking() {
            Vec::new()
        } else {
            self.take_errors()
        };
        self.session.close();
        assert!(errors.is_empty(), "errors in the page: {errors:#?}");
    }
}
