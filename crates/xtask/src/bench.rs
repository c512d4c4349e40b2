//! Measures. The figures and their limits are in `tests/benches/figures.rs`.

use crate::tools::{cargo, run};
use crate::{assemble, browsers};
use anyhow::Result;

/// Builds, then measures with optimised code: this tool itself is not.
pub fn bench() -> Result<()> {
    assemble::build(false)?;
    browsers::ensure("chromium")?;
    run(cargo().args([
        "bench",
        "--quiet",
        "--package",
        "zermelo-tests",
        "--bench",
        "figures",
    ]))
}
