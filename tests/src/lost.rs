//! Browsers and drivers that are lost on the way: noticed wherever it happens, and
//! told apart from what a page does wrong.

use crate::engine::Engine;
use std::cell::RefCell;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

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

/// Runs a test in an engine, and once more if the browser was lost.
pub fn in_engine(test: fn(Engine), engine: Engine) {
    in_parts(engine, || test(engine));
}

/// Does a test, or a part of one that begins with a browser of its own. On a busy
/// machine a browser or its driver is lost now and then; what was cut short so is
/// begun anew, once: a page that makes a browser crash does it twice.
pub fn in_parts(engine: Engine, part: impl FnMut()) {
    // On the terminal itself: what a test that passes prints is not shown.
    twice(part, |how| {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or("a test");
        let line = format!("begun anew: {name}: {engine:?} was lost: {how}");
        let _ = writeln!(std::io::stdout(), "{line}");
    });
}

fn twice(mut part: impl FnMut(), say: impl FnOnce(&str)) {
    LOST.take();
    let mut attempt = || catch_unwind(AssertUnwindSafe(&mut part));
    let Err(failure) = attempt() else {
        return;
    };
    let Some(how) = LOST.take() else {
        resume_unwind(failure);
    };
    say(how.lines().next().unwrap_or_default());
    if let Err(failure) = attempt() {
        // The test that this is a part of does not begin anew for it.
        LOST.take();
        resume_unwind(failure);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// How often something is tried that always ends like this.
    fn tries(end: impl Fn()) -> usize {
        let mut tries = 0;
        let part = || {
            tries += 1;
            end();
        };
        assert!(catch_unwind(AssertUnwindSafe(|| twice(part, |_| {}))).is_err());
        tries
    }

    fn loss() {
        notice("url: invalid session id: ");
        panic!("gone");
    }

    #[test]
    fn a_lost_browser_is_given_a_second_try_and_no_third() {
        assert_eq!(tries(loss), 2);
    }

    #[test]
    fn nor_is_the_whole_tried_again_for_a_part_that_was() {
        let parts = Cell::new(0);
        let part = || {
            parts.set(parts.get() + 1);
            loss();
        };
        assert_eq!((tries(|| twice(part, |_| {})), parts.get()), (1, 2));
    }

    #[test]
    fn what_a_page_does_wrong_is_not_tried_again() {
        let wrong = || {
            notice("execute/sync: javascript error: x is not defined");
            notice("execute/async: script timeout: ");
            panic!("wrong");
        };
        assert_eq!(tries(wrong), 1);
    }
}
