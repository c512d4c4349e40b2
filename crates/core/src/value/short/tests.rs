use proptest::prelude::*;

use super::*;

mod naive;
use naive::Tree;

#[test]
fn games_born_by_each_day() {
    let mut games = Games::new();
    for (day, count) in [(0, 1), (1, 4), (2, 22), (3, 1474)] {
        assert_eq!(games.born_by(day).unwrap().len(), count);
    }
}

#[test]
fn pairs_in_order_among_the_games_of_day_three() {
    let mut games = Games::new();
    let born = games.born_by(3).unwrap();
    let mut pairs = 0;
    for &a in &born {
        for &b in &born {
            pairs += u32::from(games.le(a, b).unwrap());
        }
    }
    assert_eq!(pairs, 654_647);
}

#[test]
fn values_are_read_and_written() {
    let mut games = Games::new();
    for (text, form) in [
        ("0", "0"),
        ("{|}", "0"),
        ("-3/4", "-3/4"),
        ("{0|1}", "1/2"),
        ("{1/8|5/8}", "1/2"),
        ("{-1/2|1/2}", "0"),
        ("{|-5}", "-6"),
        ("{0|0}", "*"),
        ("{0,*|0,*}", "*2"),
        ("*2+*3", "*"),
        ("{0|*}", "^"),
        ("{0,*|0}", "^*"),
        ("{0|^}", "^[2]*"),
        ("{0|^*}", "^[2]"),
        ("^+^+^", "^[3]"),
        ("{*|0}", "v"),
        ("1v[3]*2", "1v[3]*2"),
        ("5/2*", "5/2*"),
        ("-(5/2^*)", "-5/2v*"),
        ("+-1", "{1|-1}"),
        ("3+-1", "2"),
        ("1-2^*", "-1^*"),
        ("-^[2]*3", "v[2]*3"),
        ("3++-1", "{4|2}"),
        ("+-{2|1}", "{2|1||-1|-2}"),
        ("{1|-1}+^*-1/2", "{1/2^*|-3/2^*}"),
        ("{2||1|0}", "{2||1|0}"),
        ("{2|{1|0}}", "{2||1|0}"),
        ("{3|2||1}", "{3|2||1}"),
        ("{{4|3},5|2}", "{5|2}"),
        (" { 0 , { 3 | -1 } | -2 } ", "{0,{3|-1}|-2}"),
        ("{0||0|-2}", "{0||0|-2}"),
    ] {
        let game = games
            .read(text)
            .unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(games.write(game).unwrap(), form, "{text}");
        assert_eq!(games.read(form), Ok(game));
    }
}

#[test]
fn faults_say_what_and_where() {
    let mut games = Games::new();
    for (text, key, column) in [
        ("", "value.error.end", 1),
        ("1+", "value.error.end", 3),
        ("x", "value.error.term", 1),
        ("1 2", "value.error.trailing", 3),
        ("1/3", "value.error.dyadic", 1),
        ("2+1/0", "value.error.dyadic", 3),
        ("{1|2", "value.error.close", 5),
        ("(1", "value.error.close", 3),
        ("{1}", "value.error.close", 3),
        ("{1|2|3}", "value.error.bars", 5),
        ("^[0]", "value.error.number", 3),
        ("*99999", "value.error.number", 2),
        ("{1,|2}", "value.error.term", 4),
        ("1é", "value.error.trailing", 2),
    ] {
        let fault = games
            .read(text)
            .err()
            .unwrap_or_else(|| panic!("{text} was read"));
        assert_eq!(
            (fault.message.key, fault.column),
            (key, Some(column)),
            "{text}"
        );
    }
    let deep = "(".repeat(100) + "1" + &")".repeat(100);
    assert_eq!(
        games.read(&deep).unwrap_err().message.key,
        "value.error.deep"
    );
}

#[test]
fn work_beyond_the_limit_is_given_up() {
    let mut games = Games::with_limit(500);
    let fault = games
        .read("{3|1||-1|-2}+{5|2||1|-3}+{7|1||0|-2}+{4|0||-5|-9}")
        .unwrap_err();
    assert_eq!(fault.message.key, "value.error.large");
}

#[test]
fn nothing_that_can_be_typed_is_too_deep_or_too_long() {
    let tower = "{0|".repeat(60) + "-9" + &"}".repeat(60);
    let many: Vec<String> = (1..400).map(|n| format!("{{{n}|-{}}}", 2 * n)).collect();
    let shared = "{{3|1}|{-1|-3}}";
    for text in [
        "{^[1000]|1}+{2|v[1000]*3}".to_owned(),
        "{*1000|^[999]}-{^|v[500]}".to_owned(),
        format!("{tower}+{tower}-{tower}"),
        many.join("+"),
        vec![shared; 60].join("+"),
        format!("{}1{}", "{".repeat(60), "|-5}".repeat(60)),
    ] {
        let mut games = Games::with_limit(300_000);
        if let Ok(game) = games.read(&text) {
            let _ = games.thermograph(game);
            let _ = games.atomic_weight(game);
            let _ = games.birthday(game);
            assert!(games.write(game).is_ok_and(|text| text.len() < 70_000) || games.len() > 1);
        }
    }
}

#[test]
fn means_temperatures_and_weights() {
    let mut games = Games::new();
    for (text, mean, temperature) in [
        ("0", "0", "-1"),
        ("3/4", "3/4", "-1/4"),
        ("*", "0", "0"),
        ("^", "0", "0"),
        ("{1|-1}", "0", "1"),
        ("{5|2}", "7/2", "3/2"),
        ("{2||1|0}", "5/4", "3/4"),
        ("{4|0||-1}", "0", "1"),
        ("{0||0|-2}", "0", "0"),
    ] {
        let game = games.read(text).unwrap();
        let graph = games.thermograph(game).unwrap();
        assert_eq!(graph.mean.to_string(), mean, "{text}");
        assert_eq!(graph.temperature.to_string(), temperature, "{text}");
    }
    for (text, weight) in [
        ("^[3]*2", "3"),
        ("*5", "0"),
        ("{^|v}", "0"),
        ("{^[2]|*}", "1"),
        ("{0|v}", "0"),
    ] {
        let game = games.read(text).unwrap();
        let found = games.atomic_weight(game).unwrap().unwrap();
        assert_eq!(games.write(found).unwrap(), weight, "{text}");
    }
    let hot = games.read("{1|-1}").unwrap();
    assert_eq!(games.atomic_weight(hot), Ok(None));
}

fn trees() -> impl Strategy<Value = Tree> {
    let leaf = Just(Tree::default());
    leaf.prop_recursive(4, 12, 3, |inner| {
        let side = prop::collection::vec(inner, 0..3);
        (side.clone(), side).prop_map(|(left, right)| Tree { left, right })
    })
}

/// Games in which both players have a move, or neither.
fn all_small_trees() -> impl Strategy<Value = Tree> {
    let leaf = Just(Tree::default());
    leaf.prop_recursive(3, 12, 2, |inner| {
        let side = prop::collection::vec(inner, 1..3);
        (side.clone(), side).prop_map(|(left, right)| Tree { left, right })
    })
}

proptest! {
    #[test]
    fn atomic_weights_add_up(a in all_small_trees(), b in all_small_trees()) {
        let mut games = Games::new();
        let (x, y) = (a.enter(&mut games), b.enter(&mut games));
        let sum = games.add(x, y).unwrap();
        let weights = [x, y, sum].map(|game| games.atomic_weight(game).unwrap().unwrap());
        let added = games.add(weights[0], weights[1]).unwrap();
        prop_assert_eq!(games.write(added).unwrap(), games.write(weights[2]).unwrap());
        let negative = games.negate(x).unwrap();
        let weight = games.atomic_weight(negative).unwrap().unwrap();
        prop_assert_eq!(games.negate(weight).unwrap(), weights[0]);
        // Two more than nothing is enough to win.
        let two = games.number(Dyadic::integer(2));
        if games.le(two, weights[0]).unwrap() {
            prop_assert_eq!(games.class(x).unwrap(), Class::Left);
        }
    }

    #[test]
    fn order_equals_the_definition(a in trees(), b in trees()) {
        let mut games = Games::new();
        let (x, y) = (a.enter(&mut games), b.enter(&mut games));
        prop_assert_eq!(games.le(x, y).unwrap(), a.le(&b));
        prop_assert_eq!(x == y, a.le(&b) && b.le(&a));
    }

    #[test]
    fn sums_equal_the_definition(a in trees(), b in trees()) {
        let mut games = Games::new();
        let (x, y) = (a.enter(&mut games), b.enter(&mut games));
        let sum = games.add(x, y).unwrap();
        prop_assert_eq!(sum, a.add(&b).enter(&mut games));
        let difference = games.subtract(sum, y).unwrap();
        prop_assert_eq!(difference, x);
        let negative = games.negate(x).unwrap();
        prop_assert_eq!(negative, a.negate().enter(&mut games));
    }

    #[test]
    fn canonical_forms_have_nothing_to_spare(a in trees()) {
        let mut games = Games::new();
        let game = a.enter(&mut games);
        let options = games.options(game);
        for side in [&options.left, &options.right] {
            for (i, &p) in side.iter().enumerate() {
                for (j, &q) in side.iter().enumerate() {
                    prop_assert!(i == j || !games.le(p, q).unwrap());
                }
            }
        }
        for &option in &options.left {
            for &answer in &games.options(option).right {
                prop_assert!(!games.le(answer, game).unwrap());
            }
        }
        for &option in &options.right {
            for &answer in &games.options(option).left {
                prop_assert!(!games.le(game, answer).unwrap());
            }
        }
    }

    #[test]
    fn text_both_ways(a in trees()) {
        let mut games = Games::new();
        let game = a.enter(&mut games);
        let text = games.write(game).unwrap();
        prop_assert_eq!(games.read(&text), Ok(game), "{}", text);
        prop_assert_eq!(games.birthday(game), Some(a.birthday(&mut games)));
    }

    #[test]
    fn thermographs_equal_cooling(a in trees()) {
        let mut games = Games::new();
        let game = a.enter(&mut games);
        let graph = games.thermograph(game).unwrap();
        for quarter in 0..16 {
            let tax = Dyadic::new(quarter, 2);
            let (left, right) = naive::taxed_stops(&mut games, game, &tax);
            prop_assert_eq!(graph.left.at(&tax), left);
            prop_assert_eq!(graph.right.at(&tax), right);
        }
    }

    #[test]
    fn random_text_never_panics(text in "[-+0-9/*^v|{}(), \\[\\]é]{0,24}") {
        let mut games = Games::with_limit(100_000);
        let _ = games.read(&text);
    }
}
