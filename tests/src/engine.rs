//! The three engines: how their drivers are started and what they are asked for.

use crate::driver::PATIENCE;
use crate::screen::Screen;
use crate::{in_root, lost};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So many lines of what a driver said are shown when a test fails.
const LAST_WORDS: usize = 20;

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
        // It leads a group of its own: what it started ends with it. Asked first, it
        // takes away what it left in the folder for temporary files.
        let group = format!("-{}", self.0.id());
        let end = |signal: &str| {
            let mut command = Command::new("kill");
            let command = command.args([signal, "--", &group]);
            let _ = command.stderr(Stdio::null()).status();
        };
        end("-TERM");
        let deadline = Instant::now() + Duration::from_secs(2);
        while matches!(self.0.try_wait(), Ok(None)) && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(10));
        }
        end("-KILL");
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a program whose words go into `log`.
fn start(command: &mut Command, log: &Path) -> Process {
    let words = || {
        let file = File::options().create(true).append(true).open(log);
        file.map_or_else(|_| Stdio::null(), Stdio::from)
    };
    spawn(command.stdin(Stdio::null()).stdout(words()).stderr(words()))
}

fn spawn(command: &mut Command) -> Process {
    let child = command.process_group(0).spawn();
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
    /// What the driver, and the browser where it lets it speak, has said.
    log: PathBuf,
    _program: Process,
    _display: Option<Process>,
}

impl Driver {
    /// The last that the driver and its browser said.
    pub fn last_words(&self) -> String {
        let said = std::fs::read(&self.log).unwrap_or_default();
        let said = String::from_utf8_lossy(&said);
        let lines: Vec<&str> = said.lines().collect();
        lines[lines.len().saturating_sub(LAST_WORDS)..].join("\n")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.log);
    }
}

impl Engine {
    /// Starts the engine's driver.
    pub fn drive(self, screen: Screen) -> Driver {
        let port = free_port();
        let log = std::env::temp_dir().join(format!("zermelo-driver-{port}.log"));
        let _ = std::fs::remove_file(&log);
        let said = log.as_path();
        let (driver, display) = match self {
            Engine::Chromium => (
                start(
                    Command::new("chromedriver").arg(format!("--port={port}")),
                    said,
                ),
                None,
            ),
            Engine::Firefox => {
                let mut command = Command::new(geckodriver());
                command.args(["--port", &port.to_string()]);
                // Its own port for BiDi too: the usual one is the same for all.
                command.args(["--websocket-port", &free_port().to_string()]);
                (start(&mut command, said), None)
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
                (start(&mut command, said), Some(display))
            }
        };
        wait_until("the driver is ready", || {
            crate::driver::Session::is_ready(port)
        });
        Driver {
            port,
            log,
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

/// `WebKit` draws on a screen, so it gets one in memory. The server itself chooses a
/// number that nobody has, and says it when it can be used.
fn display(screen: Screen) -> (Process, String) {
    let (width, height) = (screen.width * screen.ratio, screen.height * screen.ratio);
    let mut command = Command::new("Xvfb");
    command
        .args(["-displayfd", "1", "-nolisten", "tcp"])
        .args(["-screen", "0", &format!("{width}x{height}x24")])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut process = spawn(&mut command);
    let (tell, told) = std::sync::mpsc::channel();
    if let Some(output) = process.0.stdout.take() {
        std::thread::spawn(move || {
            let mut number = String::new();
            let _ = BufReader::new(output).read_line(&mut number);
            tell.send(number)
        });
    }
    let number = told.recv_timeout(PATIENCE).unwrap_or_default();
    if number.trim().is_empty() {
        lost::give_up("Xvfb gave no display");
    }
    (process, number.trim().to_owned())
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
    if Path::new(debian).is_file() {
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

/// Waits for a program that was started; a machine under load is given time.
#[track_caller]
fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !is_so() {
        if Instant::now() > deadline {
            lost::give_up(&format!("waited in vain until {what}"));
        }
        std::thread::sleep(Duration::from_millis(15));
    }
}
