//! Values against the recurrence they come from, and known ones.

use super::*;
use crate::games::nim::Play;
use proptest::prelude::*;

/// Small enough for every path to be taken by small sets.
const SMALL: Limits = Limits {
    entries: 4000,
    pieces: 2000,
    work: 10_000_000,
    least_gain: 8,
    first_look: 4,
    window: 16,
    entries_per_piece: 4,
    written_out: 1000,
    recalled: 16,
    sums: 2,
};

fn rules(take: &[u32]) -> Rules {
    Rules {
        play: Play::Normal,
        max: None,
        take: Some(take.to_vec()),
    }
}

fn fill(take: &[u32], largest: u32) -> Option<Values> {
    fill_within(LIMITS, take, largest)
}

fn fill_within(limits: Limits, take: &[u32], largest: u32) -> Option<Values> {
    LAST.take();
    match Filling::begin_within(limits, &rules(take), largest) {
        Ok(values) => Some(values),
        Err(mut filling) => {
            let mut before = 0.0;
            loop {
                match filling.step(1000) {
                    Filled::Done(values) => return Some(values),
                    Filled::More(part) => {
                        assert!((before..=1.0).contains(&part));
                        before = part;
                    }
                    Filled::TooLarge => return None,
                }
            }
        }
    }
}

fn table(values: &Values) -> &Repeating {
    match values {
        Values::Table(table) => table,
        _ => panic!("amounts are listed"),
    }
}

fn naive(take: &[u32], largest: u32) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for size in 0..=largest {
        let mut seen = vec![false; take.len() + 1];
        for amount in take.iter().filter(|&&n| n <= size) {
            seen[values[(size - amount) as usize] as usize] = true;
        }
        values.push(seen.iter().position(|seen| !seen).unwrap() as u32);
    }
    values
}

#[test]
fn known_cycles_reach_a_billion() {
    // {1, 3, 4}: 0 1 0 1 2 3 2, again and again.
    let values = fill(&[1, 3, 4], MAX_HEAP).unwrap();
    let cycle = [0, 1, 0, 1, 2, 3, 2];
    for size in [0, 1, 6, 7, 13, 999_999_999, MAX_HEAP] {
        assert_eq!(values.of(size), cycle[size as usize % 7]);
    }
    let cycle = Cycle { from: 0, length: 7 };
    assert_eq!(table(&values).cycle, Some(cycle));
}

#[test]
fn amounts_with_a_common_divisor_are_small_again() {
    let values = fill(&[250_000_000, 500_000_000], MAX_HEAP).unwrap();
    assert_eq!(values.of(MAX_HEAP), 1);
    assert_eq!(values.of(749_999_999), 2);
}

/// {1, b}: after 2 where b is odd, after b+1 where it is even, with a 2 last.
#[test]
fn one_and_another_repeat_as_known() {
    for b in [
        2,
        3,
        10,
        4095,
        4096,
        65_537,
        1_000_000,
        99_999_999,
        100_000_000,
    ] {
        let values = fill(&[1, b], MAX_HEAP).unwrap();
        let length = if b % 2 == 0 { b + 1 } else { 2 };
        let cycle = Cycle { from: 0, length };
        assert_eq!(table(&values).cycle, Some(cycle), "{b}");
        for size in [
            0,
            1,
            b - 1,
            b,
            b + 1,
            2 * b,
            2 * b + 1,
            7 * b + 6,
            999_999_999,
        ] {
            let rest = size % length;
            let known = if rest == b { 2 } else { rest % 2 };
            assert_eq!(values.of(size), known, "{b} {size}");
        }
    }
}

/// {a, b} repeats after 2a where b is an odd multiple of a, else after a+b.
#[test]
fn two_amounts_repeat_as_known() {
    for (a, b) in [
        (2, 7),
        (5, 8),
        (12, 60),
        (1000, 1001),
        (777, 123_456),
        (30_000, 7_000_001),
    ] {
        let values = fill(&[a, b], MAX_HEAP).unwrap();
        let odd_multiple = b % a == 0 && (b / a) % 2 == 1;
        let length = if odd_multiple { 2 * a } else { a + b };
        let cycle = Cycle { from: 0, length };
        assert_eq!(table(&values).cycle, Some(cycle), "{a} {b}");
    }
}

#[test]
fn all_amounts_to_a_bound_are_a_remainder() {
    // 300 amounts have values that do not fit into a byte.
    for most in [1, 2, 9, 255, 256, 300] {
        let take: Vec<u32> = (1..=most).collect();
        let values = fill(&take, MAX_HEAP).unwrap();
        for size in [0, most, most + 1, 5 * most, 123_456_789, MAX_HEAP] {
            assert_eq!(values.of(size), size % (most + 1));
        }
    }
}

/// The values of 40 heaps up to a billion, from a separate program that filled
/// in all of them one by one.
#[test]
fn large_amounts_have_their_values() {
    let known: &[(&[u32], &str)] = &[
        (
            &[1, 400_000_000, 900_000_001],
            "0000000000000000000000001111111111000000",
        ),
        (
            &[3, 1_000, 333_333_333],
            "0111000100011000111111011111000000110100",
        ),
        (
            &[1, 20_000, 333_333_333],
            "1110101110001101111101100111000001011000",
        ),
        (
            &[5, 12_345, 6_789_012, 345_678_901],
            "0101100100111001110010100100001101100101",
        ),
        (
            &[333_333, 4_567_891, 87_654_321],
            "0001100110011011111000000000010210011101",
        ),
        (
            &[1, 900_000, 10_000_001],
            "1111010010110100101011112101111110110000",
        ),
        (
            &[2, 7, 20_000_001],
            "2110101002110201110000101111011011102100",
        ),
        (
            &[100_003, 1_000_003, 100_000_007],
            "0021110000111111110101101101010200001011",
        ),
        (
            &[2_143, 26_794, 3_589_412],
            "0200211010100001110010101110011001100011",
        ),
    ];
    for &(take, digits) in known {
        let values = fill(take, MAX_HEAP).unwrap();
        for (i, digit) in (0..).zip(digits.chars()) {
            let size = MAX_HEAP - (i * i * i * (MAX_HEAP / 64_000) + i);
            assert_eq!(Some(values.of(size)), digit.to_digit(10), "{take:?} {size}");
        }
    }
}

#[test]
fn what_exceeds_the_limits_says_so() {
    let take = [25, 151, 350, 1202];
    for limits in [
        Limits {
            entries: 100,
            ..SMALL
        },
        Limits { pieces: 3, ..SMALL },
        Limits {
            work: 1000,
            ..SMALL
        },
    ] {
        assert!(fill_within(limits, &take, 20_000).is_none(), "{limits:?}");
    }
}

#[test]
fn values_that_a_larger_amount_ends_are_no_cycle() {
    let values = fill(&[1, 3, 4, 5000], 4000).unwrap();
    assert_eq!(table(&values).cycle, None);
    // But they are known so far, and not found again.
    assert!(Filling::begin(&rules(&[1, 3, 4, 5000]), 4999).is_ok());
    assert!(Filling::begin(&rules(&[1, 3, 4, 5000]), 5000).is_err());
}

fn amounts() -> impl Strategy<Value = Vec<u32>> {
    let amount = prop_oneof![1u32..12, 1u32..60, 1u32..600, 1u32..6000];
    let few = prop::collection::btree_set(amount, 1..7);
    let many = prop::collection::btree_set(1u32..3000, 7..60);
    (prop_oneof![3 => few, 1 => many], 1u32..4)
        .prop_map(|(take, factor)| take.into_iter().map(|n| n * factor).collect())
}

proptest! {
    #[test]
    fn table_equals_recurrence(
        take in prop::collection::btree_set(1u32..40, 1..7),
        largest in 1u32..6000,
    ) {
        let take: Vec<u32> = take.into_iter().collect();
        let values = fill(&take, MAX_HEAP).unwrap();
        for (size, value) in naive(&take, largest).into_iter().enumerate() {
            prop_assert_eq!(values.of(size as u32), value);
        }
    }

    #[test]
    fn pieces_equal_recurrence(
        take in amounts(),
        largest in 10_000u32..20_000,
        entries in 1000usize..20_000,
        least_gain in 1u32..50,
        entries_per_piece in 0u64..20,
    ) {
        let limits = Limits { entries, least_gain, entries_per_piece, ..SMALL };
        let Some(values) = fill_within(limits, &take, largest) else {
            return Ok(());
        };
        for (size, value) in naive(&take, largest).into_iter().enumerate() {
            prop_assert_eq!(values.of(size as u32), value, "{}", size);
        }
    }

    #[test]
    fn cycles_are_least_and_earliest(take in amounts()) {
        let Some(values) = fill_within(SMALL, &take, 20_000) else {
            return Ok(());
        };
        let Some(Cycle { from, length }) = table(&values).cycle else {
            return Ok(());
        };
        let (from, length) = (from as usize, length as usize);
        let naive = naive(&take, 20_000);
        let repeats = |from: usize, length: usize| {
            naive[from..].iter().zip(&naive[from + length..]).all(|(a, b)| a == b)
        };
        prop_assert!(repeats(from, length));
        prop_assert!(from == 0 || naive[from - 1] != naive[from - 1 + length]);
        for divisor in (1..length).filter(|divisor| length % divisor == 0) {
            prop_assert!(!repeats(from, divisor));
        }
    }
}

/// The two tests above would pass if nothing were solved.
#[test]
fn small_limits_solve_most_sets_in_pieces() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut in_pieces = 0;
    for _ in 0..100 {
        let mut take = [
            random.u32(1..60),
            random.u32(60..600),
            random.u32(600..6000),
        ];
        take.sort_unstable();
        if let Some(values) = fill_within(SMALL, &take, 20_000) {
            in_pieces += u32::from(table(&values).sequence.pieces() > 3);
        }
    }
    assert!(in_pieces > 60, "{in_pieces}");
}
