//! Short lists in order. The library's sort is made for long ones and is as large
//! as a game's rules, once more for every kind of list.

/// Sorts a list of some dozens at the most; what is equal keeps its order.
pub(crate) fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        for at in (1..=end).rev() {
            if key(&list[at - 1]) <= key(&list[at]) {
                break;
            }
            list.swap(at - 1, at);
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn sorts_as_the_library_does() {
        let mut dice = fastrand::Rng::with_seed(4);
        for length in 0..40 {
            let mut list: Vec<(u8, usize)> = (0..length).map(|at| (dice.u8(..9), at)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|pair| pair.0);
            super::sort_by_key(&mut list, |pair| pair.0);
            assert_eq!(list, expected);
        }
    }
}
