use proptest::prelude::*;

use super::*;

/// Numbers of all sizes, about the border between small and large too.
fn numbers() -> impl Strategy<Value = Dyadic> {
    prop_oneof![
        (-64i64..64, 0u64..8).prop_map(|(n, e)| Dyadic::new(n, e)),
        (any::<i64>(), 0u64..130).prop_map(|(n, e)| Dyadic::new(n, e)),
        (any::<i64>(), any::<i64>(), 0u64..300)
            .prop_map(|(a, b, e)| &Dyadic::new(a, e) + &Dyadic::new(b, e / 2)),
    ]
}

/// Arithmetic that only knows fractions over a common denominator.
fn naive_sum(a: &Dyadic, b: &Dyadic) -> (BigInt, u64) {
    let e = a.exponent() + b.exponent();
    let sum = (a.numerator() << b.exponent()) + (b.numerator() << a.exponent());
    (sum, e)
}

fn equals(number: &Dyadic, (numerator, exponent): &(BigInt, u64)) -> bool {
    number.numerator() << exponent == numerator << number.exponent()
}

/// The simplest number by trying, in the order in which numbers are born.
fn naive_simplest(left: Option<&Dyadic>, right: Option<&Dyadic>) -> Dyadic {
    let fits = |n: &Dyadic| left.is_none_or(|l| l < n) && right.is_none_or(|r| n < r);
    for size in 0..200 {
        for sign in [1, -1] {
            let number = Dyadic::from(sign * size);
            if fits(&number) {
                return number;
            }
        }
    }
    for exponent in 1..20 {
        for numerator in -200i64 << exponent..=200 << exponent {
            let number = Dyadic::new(numerator, exponent);
            if fits(&number) {
                return number;
            }
        }
    }
    panic!("out of reach")
}

proptest! {
    #[test]
    fn sums_equal_fractions(a in numbers(), b in numbers()) {
        let sum = &a + &b;
        prop_assert!(equals(&sum, &naive_sum(&a, &b)));
        prop_assert_eq!(&sum - &b, a.clone());
        prop_assert_eq!(&b + &a, sum);
        prop_assert_eq!(a.cmp(&b), naive_sum(&a, &-&b).0.cmp(&BigInt::from(0)));
        prop_assert_eq!(&a.half() + &a.half(), a);
    }

    #[test]
    fn small_numbers_never_allocate(n in any::<i64>(), e in 0u64..=62) {
        prop_assert!(Dyadic::new(n, e).small().is_some());
    }

    #[test]
    fn lowest_terms_and_text_both_ways(a in numbers()) {
        prop_assert!(a.exponent() == 0 || a.numerator().bit(0));
        prop_assert_eq!(a.to_string().parse::<Dyadic>(), Ok(a.clone()));
        let fits = i64::try_from(a.numerator()).is_ok() && a.exponent() <= 62;
        prop_assert_eq!(a.small().is_some(), fits);
    }

    #[test]
    fn floor_is_the_integer_below(a in numbers()) {
        let floor = a.floor();
        prop_assert!(floor.is_integer() && floor <= a && a < &floor + &Dyadic::ONE);
    }

    #[test]
    fn simplest_equals_search(a in -60i64..60, b in 1i64..90, e in 0u64..6, l in any::<bool>(), r in any::<bool>()) {
        let left = Dyadic::new(a, e);
        let right = &left + &Dyadic::new(b, e);
        let (left, right) = (l.then_some(&left), r.then_some(&right));
        prop_assert_eq!(Dyadic::simplest_between(left, right), Some(naive_simplest(left, right)));
    }

    #[test]
    fn simplest_lies_between(a in numbers(), b in numbers()) {
        let simplest = Dyadic::simplest_between(Some(&a), Some(&b));
        match simplest {
            None => prop_assert!(a >= b),
            Some(n) => prop_assert!(a < n && n < b),
        }
    }

    #[test]
    fn text_never_panics(text in "[-+/0-9 .x]{0,12}") {
        let _ = text.parse::<Dyadic>();
    }
}

#[test]
fn a_tall_stalk_is_an_ordinary_value() {
    let mut value = Dyadic::ONE;
    for _ in 0..10_000 {
        value = value.half();
    }
    assert_eq!(value.exponent(), 10_000);
    let text = value.to_string();
    assert!(text.starts_with("1/1995063116880758384883742162683585083823"));
    assert_eq!(text.parse(), Ok(value));
}

#[test]
fn bad_text_is_refused() {
    for text in [
        "", "-", "1/", "/2", "1/3", "1/0", "+1", "1/-2", "1.5", "--1", "1/2/4", " 1",
    ] {
        assert_eq!(text.parse::<Dyadic>(), Err(NotDyadic), "{text}");
    }
}
