//! Measures. The figures and their limits are in `tests/benches/figures`.

use crate::tools::{cargo, run};
use crate::{assemble, browsers, wasm};
use anyhow::Result;

/// Builds, then measures with optimised code: this tool itself is not.
pub fn bench() -> Result<()> {
    assemble::build(false)?;
    browsers::ensure("chromium")?;
    let kernels = wasm::compile("zermelo-kernels", &[], false)?;
    run(cargo().env("ZERMELO_KERNELS", kernels).args([
        "bench",
        "--quiet",
        "--package",
        "zermelo-tests",
        "--bench",
        "figures",
    ]))
}
