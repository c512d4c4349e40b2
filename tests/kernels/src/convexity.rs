//! Convexity games: large trees, and the Petersen graph in every game.

use crate::record;

/// A kind, a line, and an answer that was found by other means: of a tree its
/// value, of the Petersen graph, where every position was tried, who wins.
const CASES: &str = include_str!("convexity.txt");

fn cases(kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    CASES.lines().filter_map(move |case| {
        let case = case.strip_prefix(kind)?.strip_prefix('\t')?;
        case.split_once('\t')
    })
}

/// How many trees there are.
pub fn trees() -> usize {
    cases("tree").count()
}

/// How many games on the Petersen graph there are.
pub fn petersens() -> usize {
    cases("petersen").count()
}

/// The record of a tree of 64 vertices; 1 where its value is right.
#[unsafe(no_mangle)]
pub extern "C" fn convexity_tree(place: u32) -> u32 {
    let case = cases("tree").nth(place as usize);
    case.is_some_and(|(line, value)| {
        record(line).and_then(|record| record.value).as_deref() == Some(value)
    })
    .into()
}

/// The record of one of the games on the Petersen graph; 1 where the right
/// player wins.
#[unsafe(no_mangle)]
pub extern "C" fn convexity_petersen(place: u32) -> u32 {
    let case = cases("petersen").nth(place as usize);
    case.is_some_and(|(line, class)| record(line).and_then(|record| record.class) == Some(class))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_those_of_the_list() {
        assert_eq!((trees(), petersens()), (10, 32));
        for place in 0..10 {
            assert_eq!(convexity_tree(place), 1, "{place}");
        }
        for place in 0..32 {
            assert_eq!(convexity_petersen(place), 1, "{place}");
        }
        assert_eq!((convexity_tree(10), convexity_petersen(32)), (0, 0));
    }
}
