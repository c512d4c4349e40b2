//! A thin `WebDriver` client: one session, commands as JSON.

use crate::lost;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::Read as _;
use std::time::{Duration, Instant};

/// No command of a test takes longer than this on a busy machine. It is longer
/// than the driver's own patience with a script or a page ([`TIMEOUTS`]), so that
/// what hangs is told apart from what is lost.
pub const PATIENCE: Duration = Duration::from_secs(100);

/// A script that only reads takes no time, but the page may be at work.
const READING: Duration = Duration::from_secs(20);

/// How long a script may run and a page may load, in milliseconds.
pub const TIMEOUTS: u32 = 60_000;

/// So many commands are remembered for the message of a test that fails.
const REMEMBERED: usize = 8;

/// So much of a command's arguments is said in such a message.
const SAID: usize = 160;

/// A session of one browser.
pub struct Session {
    agent: ureq::Agent,
    address: String,
    last: RefCell<VecDeque<String>>,
}

impl Session {
    /// Asks the driver at `port` for a new session; gives the capabilities too.
    pub fn open(port: u16, capabilities: &Value) -> Result<(Self, Value), String> {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .build();
        let agent = ureq::Agent::new_with_config(config);
        let driver = Session {
            agent,
            address: format!("http://127.0.0.1:{port}"),
            last: RefCell::default(),
        };
        let body = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let answer = driver.post("session", &body)?;
        let id = answer["sessionId"]
            .as_str()
            .ok_or("the driver gave no session")?;
        let address = format!("{}/session/{id}", driver.address);
        Ok((
            Session {
                agent: driver.agent,
                address,
                last: RefCell::default(),
            },
            answer["capabilities"].clone(),
        ))
    }

    /// Whether a driver at `port` takes sessions yet.
    pub fn is_ready(port: u16) -> bool {
        let answer = ureq::get(format!("http://127.0.0.1:{port}/status")).call();
        let body = answer
            .ok()
            .and_then(|mut answer| answer.body_mut().read_json::<Value>().ok());
        body.is_some_and(|body| body["value"]["ready"] == true)
    }

    /// A command without arguments.
    pub fn get(&self, command: &str) -> Result<Value, String> {
        self.remember(command, "", || self.agent.get(self.url(command)).call())
    }

    /// A command with arguments.
    pub fn post(&self, command: &str, body: &Value) -> Result<Value, String> {
        self.post_within(command, body, PATIENCE)
    }

    /// Runs a script that only reads the page. `WebKit`'s driver now and then does not
    /// get the answer of a script, though everybody is well: what only reads can be
    /// asked again, once.
    pub fn read(&self, script: &str, arguments: &Value) -> Result<Value, String> {
        let body = json!({ "script": script, "args": arguments });
        let before = lost::noticed();
        let answer = self.post_within("execute/sync", &body, READING);
        if !answer.as_ref().is_err_and(|error| lost::is_loss(error)) {
            return answer;
        }
        let answer = self.post("execute/sync", &body);
        if answer.is_ok() {
            lost::recall(before);
        }
        answer
    }

    fn post_within(
        &self,
        command: &str,
        body: &Value,
        patience: Duration,
    ) -> Result<Value, String> {
        let request = self.agent.post(self.url(command));
        let request = request.config().timeout_global(Some(patience)).build();
        self.remember(command, &body.to_string(), || request.send_json(body))
    }

    /// The last commands with what came of them, for the message of a failed test.
    pub fn last_commands(&self) -> Vec<String> {
        self.last.borrow().iter().cloned().collect()
    }

    /// Ends the session and with it the browser.
    pub fn close(&self) {
        let _ = self.agent.delete(&self.address).call();
    }

    fn url(&self, command: &str) -> String {
        format!("{}/{command}", self.address)
    }

    fn remember(
        &self,
        command: &str,
        body: &str,
        send: impl FnOnce() -> Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<Value, String> {
        let start = Instant::now();
        let answer = value(send());
        let took = start.elapsed().as_secs_f64();
        let outcome = match &answer {
            Ok(_) => "done",
            Err(error) => error,
        };
        let mut last = self.last.borrow_mut();
        if last.len() == REMEMBERED {
            last.pop_front();
        }
        let body: String = body.chars().take(SAID).collect();
        last.push_back(format!("{command} {body} ({took:.1} s): {outcome}"));
        answer.map_err(|error| {
            let error = format!("{command}: {error}");
            lost::notice(&error);
            error
        })
    }
}

fn value(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, String> {
    let mut answer = answer.map_err(|error| format!("{}{error}", lost::NO_ANSWER))?;
    let mut text = String::new();
    // Pictures are long: the default limit of the client is not for them.
    let read = answer.body_mut().as_reader().read_to_string(&mut text);
    read.map_err(|error| format!("{}{error}", lost::NO_ANSWER))?;
    let body: Value = serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
    let value = &body["value"];
    match value["error"].as_str() {
        Some(error) => Err(format!(
            "{error}: {}",
            value["message"].as_str().unwrap_or_default()
        )),
        None => Ok(value.clone()),
    }
}
