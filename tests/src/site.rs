//! `dist/` on a port of its own, for one test.

use crate::dist::{Files, plain_name};
use crate::http::{Answer, Answering, content_type, serve};
use crate::in_root;
use flate2::{Compression, write::GzEncoder};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Collects what goes wrong in a page, in every engine alike. It is put before
/// the page's own security policy, which therefore does not concern it.
const HOOK: &str = include_str!("hook.js");

/// As a browser without service workers.
const NO_WORKER: &str =
    "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });\n";

/// How a site differs from what a user would get.
#[derive(Clone, Debug, Default)]
pub struct SiteOptions {
    /// Runs in the page before anything else.
    pub before: &'static str,
    /// A header `Content-Security-Policy` on top of the page's own.
    pub policy: &'static str,
    /// The site exactly as it is, without even the hook for errors.
    pub plain: bool,
    /// With its service worker. Other tests are about what a page loads by itself.
    pub offline: bool,
    /// Compressed, as most servers send it.
    pub compressed: bool,
    /// Addresses that nothing is found at, until [`Site::mend`]; names as they are
    /// without a digest.
    pub missing: Vec<&'static str>,
    /// Files of the test's own: address and text.
    pub pages: BTreeMap<&'static str, String>,
}

/// A server of `dist/`. It goes on until [`Site::end`]: a page that is still open when
/// its test is through may be fetching something.
pub struct Site {
    address: SocketAddr,
    state: Arc<State>,
}

struct State {
    options: SiteOptions,
    fetched: Mutex<Vec<String>>,
    /// What the site has instead of `dist/`.
    files: Mutex<Option<Files>>,
    mended: AtomicBool,
    ended: AtomicBool,
}

impl Site {
    /// The site as it is, with the hook for errors.
    pub fn new() -> Self {
        Self::with(SiteOptions::default())
    }

    /// The site with changes.
    pub fn with(options: SiteOptions) -> Self {
        assert!(
            in_root("dist/index.html").is_file(),
            "there is no dist/: run `cargo xtask build` first"
        );
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port for the site");
        let address = listener.local_addr().expect("the site's address");
        let state = Arc::new(State {
            options,
            fetched: Mutex::default(),
            files: Mutex::default(),
            mended: AtomicBool::new(false),
            ended: AtomicBool::new(false),
        });
        let answering: Arc<Answering> = {
            let state = Arc::clone(&state);
            Arc::new(move |address| state.answer(address))
        };
        std::thread::spawn(move || serve(&listener, &answering));
        Site { address, state }
    }

    /// The address of a page: `site.url("index.html#nim:3")`.
    pub fn url(&self, page: &str) -> String {
        format!("http://{}/{page}", self.address)
    }

    /// What was missing is there from now on.
    pub fn mend(&self) {
        self.state.mended.store(true, Ordering::SeqCst);
    }

    /// Other files take the place of all that was there.
    pub fn replace(&self, files: Files) {
        *self.state.files.lock().expect("the files") = Some(files);
    }

    /// The server is gone: nothing answers any more.
    pub fn end(&self) {
        self.state.ended.store(true, Ordering::SeqCst);
        // It looks up when somebody comes.
        let _ = TcpStream::connect(self.address);
    }

    /// Every address that was asked for so far, without digests.
    pub fn fetched(&self) -> Vec<String> {
        self.state
            .fetched
            .lock()
            .expect("the list of addresses")
            .clone()
    }
}

impl Default for Site {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let fetched = self.fetched();
            let last = &fetched[fetched.len().saturating_sub(12)..];
            eprintln!("the site was last asked for {last:?}");
        }
    }
}

impl State {
    fn answer(&self, address: &str) -> Option<Answer> {
        if self.ended.load(Ordering::SeqCst) {
            return None;
        }
        if !address.is_empty() {
            self.fetched
                .lock()
                .expect("the list of addresses")
                .push(plain_name(address));
        }
        let is_missing = self.options.missing.contains(&plain_name(address).as_str());
        let mut answer = if is_missing && !self.mended.load(Ordering::SeqCst) {
            Answer::nothing()
        } else if let Some(page) = self.options.pages.get(address) {
            Answer::new(content_type(Path::new(address)), page.clone().into_bytes())
        } else if let Some(mut answer) = self.file(address) {
            if !self.options.plain && (address.ends_with("html") || address.ends_with('/')) {
                answer.body = self.hooked(&answer.body);
            }
            answer
        } else if address.starts_with("/web/") {
            // The modules that the program was linked from, for tests to ask.
            Answer::file(&in_root("."), address).unwrap_or_else(Answer::nothing)
        } else {
            Answer::nothing()
        };
        // Every browser asks for this by itself; its absence is no error.
        if address == "/favicon.ico" {
            answer.status = 204;
            answer.body.clear();
        }
        if !self.options.policy.is_empty() {
            answer
                .headers
                .push(("Content-Security-Policy", self.options.policy.to_owned()));
        }
        if self.options.compressed {
            answer.body = gzipped(&answer.body);
            answer.headers.push(("Content-Encoding", "gzip".to_owned()));
        }
        Some(answer)
    }

    fn file(&self, address: &str) -> Option<Answer> {
        let files = self.files.lock().expect("the files");
        let Some(files) = &*files else {
            return Answer::file(&in_root("dist"), address);
        };
        let name = match address.strip_prefix('/')? {
            "" => "index.html",
            name => name,
        };
        let body = files.get(name)?.clone();
        Some(Answer::new(content_type(Path::new(name)), body))
    }

    fn hooked(&self, body: &[u8]) -> Vec<u8> {
        let html = String::from_utf8_lossy(body);
        let before = self.options.before;
        let without = if self.options.offline { "" } else { NO_WORKER };
        let script = format!("<head><script>{HOOK}\n{without}{before}</script>");
        html.replacen("<head>", &script, 1).into_bytes()
    }
}

/// As a server would send it.
pub fn gzipped(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("compressed");
    encoder.finish().expect("compressed")
}
