//! The balanced starts that the product offers are so by its own judgement.

use zermelo_core::notation::Line;
use zermelo_core::othello::{Othello, starts};
use zermelo_core::table::Table;

#[test]
fn balanced_starts_are_balanced() {
    zermelo_trained::equip();
    let [modest, deep] = starts::DEPTHS;
    for (place, moves) in starts::all().enumerate() {
        let names: Vec<&str> = (0..starts::PLIES)
            .map(|ply| &moves[2 * ply..2 * ply + 2])
            .collect();
        let line = format!("othello:;moves={}", names.join(","));
        let table: Table<Othello> = Line::split(&line)
            .and_then(|line| Table::read(&line))
            .expect("a game");
        let discs = table.position().discs();
        let value = starts::value(discs, modest);
        assert!(value.abs() <= starts::BOUND, "{moves}: {value}");
        if place % 40 == 0 {
            let value = starts::value(discs, deep);
            assert!(value.abs() <= starts::BOUND, "{moves}: {value}");
        }
    }
}
