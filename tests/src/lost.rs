//! Browsers and drivers that are lost on the way: noticed wherever it happens, and
//! told apart from what a page does wrong.

use crate::engine::Engine;
use std::cell::RefCell;
use std::io::Write as _;
use std::panic::{catch_unwind, resume_unwind};

/// How the message begins when a driver did not answer at all.
pub const NO_ANSWER: &str = "no answer from the driver: ";

/// What drivers say when the browser, or the process with the page in it, is gone.
const SIGNS: [&str; 10] = [
    NO_ANSWER,
    // Every driver, when the whole browser is gone.
    "invalid session id",
    // WebKit's, the first time that it is asked after a crash.
    "Could not parse script result",
    // Chromium's.
    "tab crashed",
    "chrome not reachable",
    "disconnected:",
    // Firefox's.
    "Failed to decode response from marionette",
    "Failed to write request to stream",
    "without establishing a connection",
    "no such window: Browsing context has been discarded",
];

thread_local! {
    /// The first sign of a loss in the test of this thread.
    static LOST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Whether an error of a driver says that the browser is lost.
pub fn is_loss(error: &str) -> bool {
    SIGNS.iter().any(|sign| error.contains(sign))
}

/// Remembers an error if it says that the browser is lost.
pub fn notice(error: &str) {
    if is_loss(error) {
        remember(error);
    }
}

/// Ends the test because a browser or its driver did not even begin.
#[track_caller]
pub fn give_up(why: &str) -> ! {
    remember(why);
    panic!("{why}");
}

/// What seemed lost has answered after all: as it was before.
pub fn recall(before: Option<String>) {
    LOST.set(before);
}

fn remember(how: &str) {
    LOST.with_borrow_mut(|lost| {
        lost.get_or_insert_with(|| how.to_owned());
    });
}

/// How a browser of this test was lost, if one was.
pub fn noticed() -> Option<String> {
    LOST.with_borrow(Clone::clone)
}

/// Runs a test in an engine. On a busy machine a browser or its driver is lost now
/// and then; a test that was cut short so is begun anew, once: a page that makes a
/// browser crash does it twice.
pub fn in_engine(test: fn(Engine), engine: Engine) {
    // On the terminal itself: what a test that passes prints is not shown.
    twice(test, engine, |how| {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or("a test");
        let line = format!("begun anew: {name}: {engine:?} was lost: {how}");
        let _ = writeln!(std::io::stdout(), "{line}");
    });
}

fn twice(test: fn(Engine), engine: Engine, say: impl FnOnce(&str)) {
    LOST.take();
    let Err(failure) = catch_unwind(|| test(engine)) else {
        return;
    };
    let Some(how) = LOST.take() else {
        resume_unwind(failure);
    };
    say(how.lines().next().unwrap_or_default());
    test(engine);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_lost_browser_is_given_a_second_try_and_no_third() {
        static TRIES: AtomicUsize = AtomicUsize::new(0);
        fn test(_: Engine) {
            TRIES.fetch_add(1, Ordering::SeqCst);
            notice("url: invalid session id: ");
            panic!("gone");
        }
        assert!(catch_unwind(|| twice(test, Engine::WebKit, |_| {})).is_err());
        assert_eq!(TRIES.load(Ordering::SeqCst), 2);
    }

    #[test]
    fn what_a_page_does_wrong_is_not_tried_again() {
        static TRIES: AtomicUsize = AtomicUsize::new(0);
        fn test(_: Engine) {
            TRIES.fetch_add(1, Ordering::SeqCst);
            notice("execute/sync: javascript error: x is not defined");
            notice("execute/async: script timeout: ");
            panic!("wrong");
        }
        assert!(catch_unwind(|| twice(test, Engine::WebKit, |_| {})).is_err());
        assert_eq!(TRIES.load(Ordering::SeqCst), 1);
    }
}
