//! Tests of the whole product, as its users meet it: the command line, the
//! vectors, the translations, and the pages in three browser engines.
//!
//! Browser tests are functions from an [`Engine`] and are listed once at the
//! end of their file:
//!
//! ```text
//! fn reload(engine: Engine) { … }
//!
//! zermelo_tests::in_every_engine!(reload);
//! ```
//!
//! A test opens a [`Browser`] on a [`Site`]; the browser ends when it goes out of scope.

// A helper that panics is how a test fails.
#![allow(clippy::missing_panics_doc)]

mod bidi;
mod browser;
mod cli;
mod dist;
mod driver;
mod engine;
#[path = "../../crates/xtask/src/http.rs"]
mod http;
mod lost;
mod page;
#[path = "../../crates/xtask/src/release.rs"]
mod release;
mod screen;
mod site;
pub mod words;

pub use browser::{Browser, Options};
pub use cli::{Answer, zermelo, zermelo_with_input};
pub use dist::{Files, as_released, in_dist, later_release, plain_name};
pub use engine::Engine;
pub use lost::{in_engine, in_parts};
pub use page::Pointer;
pub use screen::{DESKTOP, PHONE, Screen};
pub use site::{Site, SiteOptions, gzipped};

use std::path::{Path, PathBuf};

/// A path in the workspace.
pub fn in_root(path: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).join(path)
}

/// Makes one test for each engine from functions that take one. They need
/// browsers, so a plain `cargo test` leaves them out.
#[macro_export]
macro_rules! in_every_engine {
    ($($name:ident),+ $(,)?) => {
        $crate::in_every_engine!(@engine chromium Chromium $($name)+);
        $crate::in_every_engine!(@engine firefox Firefox $($name)+);
        $crate::in_every_engine!(@engine webkit WebKit $($name)+);
    };
    (@engine $module:ident $engine:ident $($name:ident)+) => {
        mod $module {
            $(
                #[test]
                #[ignore = "needs browsers: run by `cargo xtask test`"]
                fn $name() {
                    $crate::in_engine(super::$name, $crate::Engine::$engine);
                }
            )+
        }
    };
}
