//! Firefox's `WebDriver` `BiDi`: its console, and the size of its window.

use crate::driver::PATIENCE;
use crate::lost;
use serde_json::{Value, json};
use std::net::TcpStream;
use tungstenite::{Message, WebSocket};

/// A second line to a running Firefox.
pub struct Bidi {
    socket: WebSocket<TcpStream>,
    last: u64,
    errors: Vec<String>,
}

impl Bidi {
    /// Connects, and listens to the console from now on.
    pub fn open(address: &str) -> Result<Self, String> {
        // ws://127.0.0.1:1234/session/…
        let place = address.split('/').nth(2).unwrap_or_default();
        let stream = TcpStream::connect(place).map_err(|error| error.to_string())?;
        // A Firefox that is gone does not always hang up, and one that does not come up
        // may take the line and never say a word.
        let limited = stream.set_read_timeout(Some(PATIENCE));
        limited.map_err(|error| error.to_string())?;
        let (socket, _) =
            tungstenite::client(address, stream).map_err(|error| error.to_string())?;
        let mut bidi = Bidi {
            socket,
            last: 0,
            errors: Vec::new(),
        };
        bidi.command(
            "session.subscribe",
            &json!({ "events": ["log.entryAdded"] }),
        )?;
        Ok(bidi)
    }

    /// Gives the page the size and density of another screen.
    pub fn set_viewport(
        &mut self,
        context: &Value,
        width: u32,
        height: u32,
        ratio: f64,
    ) -> Result<(), String> {
        let viewport = json!({ "width": width, "height": height });
        let parameters =
            json!({ "context": context, "viewport": viewport, "devicePixelRatio": ratio });
        self.command("browsingContext.setViewport", &parameters)
            .map(drop)
    }

    /// The errors in the console since the last call.
    pub fn take_errors(&mut self) -> Vec<String> {
        // What happened before the answer to this command has been told by then.
        let _ = self.command("session.status", &json!({}));
        std::mem::take(&mut self.errors)
    }

    fn command(&mut self, method: &str, parameters: &Value) -> Result<Value, String> {
        self.last += 1;
        let message = json!({ "id": self.last, "method": method, "params": parameters });
        let no_answer = |error: tungstenite::Error| {
            let error = format!("{method}: {}{error}", lost::NO_ANSWER);
            lost::notice(&error);
            error
        };
        self.socket
            .send(Message::text(message.to_string()))
            .map_err(no_answer)?;
        loop {
            let message = self.socket.read().map_err(no_answer)?;
            let Ok(text) = message.to_text() else {
                continue;
            };
            let Ok(message) = serde_json::from_str::<Value>(text) else {
                continue;
            };
            if message["method"] == "log.entryAdded" && message["params"]["level"] == "error" {
                self.errors.push(
                    message["params"]["text"]
                        .as_str()
                        .unwrap_or("an error")
                        .to_owned(),
                );
            }
            if message["id"] == self.last {
                return match message["type"].as_str() {
                    Some("error") => Err(format!("{method}: {}", message["message"])),
                    _ => Ok(message["result"].clone()),
                };
            }
        }
    }
}
