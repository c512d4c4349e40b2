//! The trained weights of Othello within the program: the page fetches them from
//! beside itself, everything else has them from here.

use std::io::Read as _;

use flate2::read::GzDecoder;
use zermelo_core::othello;
use zermelo_core::othello::evaluation::Evaluation;

/// The file that the page fetches.
const FILE: &[u8] = include_bytes!("../../../www/othello.weights");

/// From now on Othello is judged by the trained weights. To call it again changes
/// nothing.
///
/// # Panics
/// Where the file was built in damaged.
pub fn equip() {
    if Evaluation::best().is_trained() {
        return;
    }
    let mut content = Vec::new();
    GzDecoder::new(FILE)
        .read_to_end(&mut content)
        .expect("www/othello.weights is compressed");
    othello::equip(&content).expect("www/othello.weights fits this engine");
}

#[cfg(test)]
mod tests {
    use zermelo_core::othello::discs::Discs;
    use zermelo_core::othello::evaluation::{DISC, Evaluation};
    use zermelo_core::othello::search::{INFINITE, Search};

    #[test]
    fn the_start_is_even() {
        assert!(!Evaluation::best().is_trained());
        super::equip();
        assert!(Evaluation::best().is_trained());
        let value = Search::new(0).value(Discs::START, 6, -INFINITE, INFINITE);
        assert!(value.is_ok_and(|value| value.abs() < 3 * DISC), "{value:?}");
    }
}
