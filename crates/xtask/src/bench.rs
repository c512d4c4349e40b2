//! Measures. The figures and their limits are in `tests/benches/figures`.

use crate::tools::{cargo, run};
use crate::wasm::Instructions;
use crate::{assemble, browsers, wasm};
use anyhow::Result;

/// Builds, then measures with optimised code: this tool itself is not.
pub fn bench(only: Option<&str>) -> Result<()> {
    assemble::build(false)?;
    browsers::ensure("chromium")?;
    let mut command = cargo();
    for (variable, instructions) in [
        ("ZERMELO_KERNELS", Instructions::Usual),
        ("ZERMELO_KERNELS_SIMD128", Instructions::Simd128),
    ] {
        let kernels = wasm::compile("zermelo-kernels", &[], false, instructions)?;
        command.env(variable, kernels);
    }
    command.args(["bench", "--quiet", "--package", "zermelo-tests"]);
    run(command.args(["--bench", "figures", "--"]).args(only))
}
