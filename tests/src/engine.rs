//! The three engines: how their drivers are started and what they are asked for.

use crate::in_root;
use crate::screen::Screen;
use serde_json::{Value, json};
use std::net::TcpListener;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// A process and its children, ended when it goes out of scope.
pub struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // It leads a group of its own: what it started ends with it.
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill")
            .args(["-KILL", "--", &group])
            .stderr(Stdio::null())
            .status();
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(command: &mut Command) -> Process {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let child = quiet.process_group(0).spawn();
    Process(child.unwrap_or_else(|error| {
        panic!(
            "{} could not be started: {error}",
            command.get_program().display()
        )
    }))
}

/// A port that nobody uses, and that no other test of this process was given.
pub fn free_port() -> u16 {
    static GIVEN: Mutex<Vec<u16>> = Mutex::new(Vec::new());
    let mut given = GIVEN
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    loop {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        if !given.contains(&port) {
            given.push(port);
            return port;
        }
    }
}

/// A driver that is running, and the display it draws on where it needs one.
pub struct Driver {
    pub port: u16,
    _program: Process,
    _display: Option<Process>,
}

impl Engine {
    /// Starts the engine's driver.
    pub fn drive(self, screen: Screen) -> Driver {
        let port = free_port();
        let (driver, display) = match self {
            Engine::Chromium => (
                start(Command::new("chromedriver").arg(format!("--port={port}"))),
                None,
            ),
            Engine::Firefox => {
                let mut command = Command::new(geckodriver());
                command.args(["--port", &port.to_string()]);
                // Its own port for BiDi too: the usual one is the same for all.
                (
                    start(command.args(["--websocket-port", &free_port().to_string()])),
                    None,
                )
            }
            Engine::WebKit => {
                let (display, number) = display(screen);
                let mut command = Command::new("WebKitWebDriver");
                command
                    .arg(format!("--port={port}"))
                    .env("DISPLAY", format!(":{number}"));
                command
                    .env("GDK_SCALE", screen.ratio.to_string())
                    .env("GDK_BACKEND", "x11");
                command
                    .env("NO_AT_BRIDGE", "1")
                    .env("LANG", "en_US.UTF-8")
                    .env("LC_ALL", "en_US.UTF-8");
                (start(&mut command), Some(display))
            }
        };
        wait_until("the driver is ready", || {
            crate::driver::Session::is_ready(port)
        });
        Driver {
            port,
            _program: driver,
            _display: display,
        }
    }

    /// What a new session asks for. `language` is the browser's own.
    pub fn capabilities(self, screen: Screen, language: &str) -> Value {
        match self {
            Engine::Chromium => {
                let size = format!("--window-size={},{}", screen.width, screen.height);
                let mut options = json!({
                    "args": [
                        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic",
                        "--no-first-run", "--disable-background-networking", "--disable-component-update",
                        "--disable-sync", "--disable-dev-shm-usage", "--hide-scrollbars", size,
                        format!("--lang={language}"), format!("--accept-lang={language}"),
                    ],
                });
                if screen.touch {
                    options["mobileEmulation"] = json!({ "deviceMetrics": {
                        "width": screen.width, "height": screen.height,
                        "pixelRatio": screen.ratio, "touch": true,
                    } });
                }
                json!({ "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } })
            }
            Engine::Firefox => json!({
                "browserName": "firefox",
                "webSocketUrl": true,
                "moz:firefoxOptions": {
                    "binary": firefox(),
                    "args": ["-headless", "-width", screen.width.to_string(), "-height", screen.height.to_string()],
                    "prefs": firefox_preferences(screen, language),
                },
            }),
            Engine::WebKit => json!({
                "webkitgtk:browserOptions": { "binary": mini_browser(), "args": ["--automation", "--full-screen"] },
            }),
        }
    }
}

fn firefox_preferences(screen: Screen, language: &str) -> Value {
    let mut preferences = json!({
        // Automation relaxes this, and then a run from file:// proves nothing.
        "security.fileuri.strict_origin_policy": true,
        "intl.accept_languages": language,
    });
    if screen.touch {
        preferences["dom.w3c_touch_events.enabled"] = json!(1);
        preferences["dom.w3c_touch_events.legacy_apis.enabled"] = json!(true);
        preferences["ui.primaryPointerCapabilities"] = json!(1);
        preferences["ui.allPointerCapabilities"] = json!(1);
        preferences["dom.maxtouchpoints.testing.value"] = json!(5);
    }
    preferences
}

/// `WebKit` draws on a screen, so it gets one in memory.
fn display(screen: Screen) -> (Process, u16) {
    let (width, height) = (screen.width * screen.ratio, screen.height * screen.ratio);
    let number = 100 + free_port() % 20_000;
    let mut command = Command::new("Xvfb");
    command
        .arg(format!(":{number}"))
        .args(["-screen", "0", &format!("{width}x{height}x24")]);
    let process = start(command.args(["-nolisten", "tcp"]));
    let socket = format!("/tmp/.X11-unix/X{number}");
    wait_until("the display is there", || {
        std::path::Path::new(&socket).exists()
    });
    (process, number)
}

fn geckodriver() -> PathBuf {
    let own = in_root("target/tools/bin/geckodriver");
    if own.is_file() {
        own
    } else {
        PathBuf::from("geckodriver")
    }
}

fn firefox() -> &'static str {
    let debian = "/usr/bin/firefox-esr";
    if std::path::Path::new(debian).is_file() {
        debian
    } else {
        "/usr/bin/firefox"
    }
}

/// The browser that comes with the library, wherever this system puts it.
fn mini_browser() -> PathBuf {
    let libraries = [
        "/usr/lib/x86_64-linux-gnu",
        "/usr/lib/aarch64-linux-gnu",
        "/usr/lib64",
        "/usr/lib",
        "/usr/libexec",
    ];
    let versions = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"];
    let mut places = libraries.iter().flat_map(|library| {
        versions.map(|version| PathBuf::from(library).join(version).join("MiniBrowser"))
    });
    places
        .find(|place| place.is_file())
        .expect("WebKit's MiniBrowser is not where it usually is")
}

/// Asks again until it is so; a machine under load is given time.
#[track_caller]
pub fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !is_so() {
        assert!(Instant::now() < deadline, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(15));
    }
}
