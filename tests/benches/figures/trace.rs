//! What the thread of a page does, from Chromium's own trace.

use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;
use zermelo_tests::Browser;

/// How long the page's own thread worked at a stretch, each time, in milliseconds:
/// its time on the processor, so that a busy machine is not held against it. A
/// browser that is traced can be asked once.
pub fn tasks_of_the_last(watched: Duration, browser: &Browser) -> Vec<f64> {
    let mut events = browser.trace();
    let time = |event: &Value| event["ts"].as_f64().unwrap_or(0.0);
    let last = events.iter().map(time).fold(0.0, f64::max);
    let since = last - watched.as_micros() as f64;
    events.retain(|event| event["ph"] == "M" || time(event) >= since);
    tasks_of_the_page(&events)
}

/// The times of all tasks of the main thread that did most.
fn tasks_of_the_page(events: &[Value]) -> Vec<f64> {
    let thread = |event: &Value| Some((event["pid"].as_u64()?, event["tid"].as_u64()?));
    let mains = events.iter().filter(|event| {
        event["name"] == "thread_name" && event["args"]["name"] == "CrRendererMain"
    });
    let mut tasks: BTreeMap<_, Vec<f64>> = mains
        .filter_map(thread)
        .map(|main| (main, Vec::new()))
        .collect();
    for event in events {
        let is_task = event["ph"] == "X"
            && event["name"]
                .as_str()
                .is_some_and(|name| name.ends_with("RunTask"));
        let list = thread(event).and_then(|thread| tasks.get_mut(&thread));
        if let (true, Some(list), Some(time)) = (is_task, list, event["tdur"].as_f64()) {
            list.push(time / 1e3);
        }
    }
    tasks.into_values().max_by_key(Vec::len).unwrap_or_default()
}
