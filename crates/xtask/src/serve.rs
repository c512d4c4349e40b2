//! The site on this machine only.

use crate::http::{Answer, Answering, serve as answer_all};
use crate::tools::in_root;
use anyhow::{Context, Result};
use std::net::TcpListener;
use std::sync::Arc;

/// The port that is tried where none is given.
const USUAL: u16 = 8080;

/// Serves `dist/` until the program is ended.
pub fn serve(port: Option<u16>) -> Result<()> {
    let bind = |port: u16| TcpListener::bind(("127.0.0.1", port));
    let listener = match port {
        Some(port) => bind(port)
            .with_context(|| format!("port {port} cannot be used: give another one with --port"))?,
        // Somebody else may be at the usual one; then any will do.
        None => bind(USUAL).or_else(|_| bind(0))?,
    };
    println!(
        "Zermelo is at http://{}/ (end with Ctrl-C)",
        listener.local_addr()?
    );
    let folder = in_root("dist");
    let answering: Arc<Answering> = Arc::new(move |address| {
        Some(Answer::file(&folder, address).unwrap_or_else(Answer::nothing))
    });
    answer_all(&listener, &answering);
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::http::{Answer, Answering, content_type, find, serve};
    use std::io::{Read as _, Write as _};
    use std::net::{TcpListener, TcpStream};
    use std::path::Path;
    use std::sync::Arc;

    #[test]
    fn an_address_never_leads_out_of_the_folder() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        assert_eq!(find(&folder, "/http.rs"), Some(folder.join("http.rs")));
        assert_eq!(
            find(&folder, "/linker/scan.rs"),
            Some(folder.join("linker/scan.rs"))
        );
        for address in [
            "/../Cargo.toml",
            "/linker/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//etc/passwd",
            "etc",
            "",
            "/nothing",
        ] {
            assert_eq!(find(&folder, address), None, "{address}");
        }
    }

    #[test]
    fn modules_and_engine_have_the_types_that_browsers_insist_on() {
        assert_eq!(
            content_type(Path::new("a/b.js")),
            "text/javascript; charset=utf-8"
        );
        assert_eq!(
            content_type(Path::new("engine/nim.wasm")),
            "application/wasm"
        );
    }

    /// Sends requests on one connection and gives everything that came back.
    fn ask(requests: &str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let answering: Arc<Answering> = Arc::new(|address| match address {
            "/a" => Some(Answer::new("text/plain", b"letter".to_vec())),
            _ => Some(Answer::nothing()),
        });
        std::thread::spawn(move || serve(&listener, &answering));
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.write_all(requests.as_bytes()).expect("sent");
        stream.shutdown(std::net::Shutdown::Write).expect("said");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("answers");
        text
    }

    #[test]
    fn several_requests_on_one_connection_are_answered_in_turn() {
        let text = ask(
            "GET /a?x=1 HTTP/1.1\r\n\r\nHEAD /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n",
        );
        assert_eq!(text.matches("HTTP/1.1 200").count(), 2, "{text}");
        assert_eq!(text.matches("letter").count(), 1, "{text}");
        assert!(
            text.contains("HTTP/1.1 404") && text.contains("Cache-Control: no-cache"),
            "{text}"
        );
    }

    #[test]
    fn what_is_no_request_to_read_is_refused() {
        assert!(ask("POST /a HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi").starts_with("HTTP/1.1 404"));
        assert!(ask("\r\n\r\n").starts_with("HTTP/1.1 404"));
        assert_eq!(ask("GET"), "");
    }
}
