//! A small file server for this machine: GET and HEAD, one thread a connection.
//!
//! The test harness uses this file too. It is our own because a server that
//! hands connections to a pool of threads can leave one waiting while a browser
//! keeps the others open, and then a page never finishes loading.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// An answer to a request.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    /// A body of a kind, never to be taken from a cache unasked.
    pub fn new(kind: &str, body: Vec<u8>) -> Self {
        let headers = vec![
            ("Content-Type", kind.to_owned()),
            ("Cache-Control", "no-cache".to_owned()),
            ("X-Content-Type-Options", "nosniff".to_owned()),
        ];
        Answer {
            status: 200,
            headers,
            body,
        }
    }

    /// A file of a folder by its address, if there is one.
    pub fn file(folder: &Path, address: &str) -> Option<Self> {
        let path = find(folder, address)?;
        let body = std::fs::read(&path).ok()?;
        Some(Self::new(content_type(&path), body))
    }

    /// There is nothing at this address.
    pub fn nothing() -> Self {
        Answer {
            status: 404,
            ..Self::new(
                "text/plain; charset=utf-8",
                b"There is nothing here.\n".to_vec(),
            )
        }
    }
}

/// What answers: an address without its `?` part in, an answer out. `None` ends
/// the server.
pub type Answering = dyn Fn(&str) -> Option<Answer> + Send + Sync;

/// Answers requests until `answering` ends it.
pub fn serve(listener: &TcpListener, answering: &Arc<Answering>) {
    for stream in listener.incoming() {
        if answering("").is_none() {
            return;
        }
        let answering = Arc::clone(answering);
        // A browser that goes away in the middle is no error of ours.
        std::thread::spawn(move || stream.and_then(|stream| converse(&stream, &answering)).ok());
    }
}

/// Answers one request after the other on a connection.
fn converse(stream: &TcpStream, answering: &Arc<Answering>) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_mins(1)))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    loop {
        let mut head = String::new();
        // A head that has no end is cut, and then it is no request.
        while !head.ends_with("\r\n\r\n") {
            if reader.by_ref().take(65_536).read_line(&mut head)? == 0 || head.len() > 262_144 {
                return Ok(());
            }
        }
        let mut words = head.split_ascii_whitespace();
        let (method, target) = (
            words.next().unwrap_or_default(),
            words.next().unwrap_or_default(),
        );
        let address = target.split(['?', '#']).next().unwrap_or_default();
        let is_read = ["GET", "HEAD"].contains(&method);
        let answer = if !is_read {
            Answer::nothing()
        } else if let Some(answer) = answering(address) {
            answer
        } else {
            return Ok(());
        };
        let mut text = format!(
            "HTTP/1.1 {} .\r\nContent-Length: {}\r\n",
            answer.status,
            answer.body.len()
        );
        for (name, value) in &answer.headers {
            text += &format!("{name}: {value}\r\n");
        }
        // A body that we did not read would be taken for the next request.
        text += if is_read {
            "\r\n"
        } else {
            "Connection: close\r\n\r\n"
        };
        let mut bytes = text.into_bytes();
        if method != "HEAD" {
            bytes.extend(answer.body);
        }
        (&*stream).write_all(&bytes)?;
        if !is_read {
            return Ok(());
        }
    }
}

/// The content type of a file, by the end of its name.
pub fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The file below `folder` that an address names, if there is one.
///
/// Only plain names are followed, so no address leads out of the folder.
pub fn find(folder: &Path, address: &str) -> Option<PathBuf> {
    let relative = Path::new(address.strip_prefix('/')?);
    if address.contains(['\\', '%', '\0']) {
        return None;
    }
    if !relative
        .components()
        .all(|part| matches!(part, Component::Normal(_)))
    {
        return None;
    }
    let mut path = folder.join(relative);
    if path.is_dir() {
        path.push("index.html");
    }
    path.is_file().then_some(path)
}
