//! A thin `WebDriver` client: one session, commands as JSON.

use serde_json::{Value, json};
use std::io::Read as _;
use std::time::Duration;

/// No command of a test takes longer than this on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// A session of one browser.
pub struct Session {
    agent: ureq::Agent,
    address: String,
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
        value(command, self.agent.get(self.url(command)).call())
    }

    /// A command with arguments.
    pub fn post(&self, command: &str, body: &Value) -> Result<Value, String> {
        value(command, self.agent.post(self.url(command)).send_json(body))
    }

    /// Ends the session and with it the browser.
    pub fn close(&self) {
        let _ = self.agent.delete(&self.address).call();
    }

    fn url(&self, command: &str) -> String {
        format!("{}/{command}", self.address)
    }
}

fn value(
    command: &str,
    answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<Value, String> {
    let mut answer = answer.map_err(|error| format!("{command}: {error}"))?;
    let mut text = String::new();
    // Pictures are long: the default limit of the client is not for them.
    let read = answer.body_mut().as_reader().read_to_string(&mut text);
    read.map_err(|error| format!("{command}: {error}"))?;
    let body: Value =
        serde_json::from_str(&text).map_err(|error| format!("{command}: {error}: {text}"))?;
    let value = &body["value"];
    match value["error"].as_str() {
        Some(error) => Err(format!(
            "{command}: {error}: {}",
            value["message"].as_str().unwrap_or_default()
        )),
        None => Ok(value.clone()),
    }
}
