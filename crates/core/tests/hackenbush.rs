//! Hackenbush against a plain search of all cuts, in canonical forms.

use std::collections::HashMap;

use fastrand::Rng;
use zermelo_core::analysis::Record;
use zermelo_core::game::Outcome;
use zermelo_core::robot::NAMES;
use zermelo_core::value::dyadic::Dyadic;
use zermelo_core::value::short::{Game, Games};
use zermelo_core::{games, job};

fn record(line: &str) -> Record {
    job::finish(
        games::read(line)
            .unwrap_or_else(|fault| panic!("{line}: {fault}"))
            .analyse(),
    )
}

/// Edges by their ends and letter; vertex 0 is the ground.
type Edges = Vec<(u16, u16, char)>;

fn line_of(edges: &Edges) -> String {
    let list: Vec<String> = edges
        .iter()
        .map(|(a, b, colour)| format!("{a}-{b}{colour}"))
        .collect();
    format!("hackenbush:{}", list.join(","))
}

/// Tries everything.
struct Naive {
    edges: Edges,
    games: Games,
    known: HashMap<u64, Game>,
}

impl Naive {
    fn new(edges: &Edges) -> Naive {
        Naive {
            edges: edges.clone(),
            games: Games::new(),
            known: HashMap::new(),
        }
    }

    fn joined(&self, set: u64) -> u64 {
        let (mut vertices, mut joined) = (1_u128, 0);
        loop {
            let before = joined;
            for (i, &(a, b, _)) in self.edges.iter().enumerate() {
                if set >> i & 1 != 0 && (vertices >> a & 1 != 0 || vertices >> b & 1 != 0) {
                    joined |= 1 << i;
                    vertices |= 1 << a | 1 << b;
                }
            }
            if joined == before {
                return joined;
            }
        }
    }

    fn value(&mut self, set: u64) -> Game {
        if let Some(&known) = self.known.get(&set) {
            return known;
        }
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for i in (0..self.edges.len()).filter(|i| set >> i & 1 != 0) {
            let after = self.joined(set & !(1 << i));
            let after = self.value(after);
            let colour = self.edges[i].2;
            if colour != 'R' {
                left.push(after);
            }
            if colour != 'B' {
                right.push(after);
            }
        }
        let value = self.games.from_options(&left, &right).unwrap();
        self.known.insert(set, value);
        value
    }

    fn text(&mut self, set: u64) -> String {
        let value = self.value(set);
        self.games.write(value).unwrap()
    }
}

/// The record says of the whole and of every cut what trying everything says.
fn agrees(edges: &Edges) {
    let mut naive = Naive::new(edges);
    let all = (1_u64 << edges.len()) - 1;
    for turn in ["", ";turn=red"] {
        let line = line_of(edges) + turn;
        let record = record(&line);
        assert_eq!(record.value, Some(naive.text(all)), "{line}");
        for judged in &record.moves {
            let edge: usize = judged.choice.parse().unwrap();
            let after = naive.joined(all & !(1 << (edge - 1)));
            assert_eq!(judged.value, Some(naive.text(after)), "{line} {edge}");
        }
    }
}

/// A drawing at random in which everything is joined to the ground.
fn random_drawing(random: &mut Rng, vertices: u16, count: usize, colours: &[char]) -> Edges {
    let mut edges: Edges = (1..vertices.min(count as u16 + 1))
        .map(|vertex| {
            (
                random.u16(0..vertex),
                vertex,
                *random.choice(colours).unwrap(),
            )
        })
        .collect();
    while edges.len() < count {
        let (a, b) = (random.u16(0..vertices), random.u16(0..vertices));
        // Loops and double edges are drawings too, but rare ones.
        if a != b || random.u8(0..8) == 0 {
            edges.push((a, b, *random.choice(colours).unwrap()));
        }
    }
    random.shuffle(&mut edges);
    edges
}

#[test]
fn random_drawings_agree_with_a_plain_search() {
    let mut random = Rng::with_seed(1976);
    for round in 0..400 {
        let colours: &[char] = match round % 4 {
            0 => &['B', 'R'],
            1 => &['G'],
            _ => &['B', 'R', 'G'],
        };
        let count = random.usize(1..=12);
        let vertices = random.u16(2..=7);
        agrees(&random_drawing(&mut random, vertices, count, colours));
    }
}

/// A branch: its lowest edge and what grows on it.
#[derive(Clone)]
struct Branch(char, Vec<Branch>);

fn spell(forest: &[Branch]) -> String {
    match forest {
        [] => String::new(),
        [Branch(colour, above)] => format!("{colour}{}", spell(above)),
        _ => {
            let branches = forest
                .iter()
                .map(|Branch(c, above)| format!("({c}{})", spell(above)));
            branches.collect()
        }
    }
}

/// Every forest of so many edges, in every order of its branches.
fn forests(edges: usize, colours: &[char]) -> Vec<Vec<Branch>> {
    if edges == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..edges {
        for above in forests(first, colours) {
            for rest in forests(edges - 1 - first, colours) {
                for &colour in colours {
                    let mut forest = vec![Branch(colour, above.clone())];
                    forest.extend(rest.iter().cloned());
                    all.push(forest);
                }
            }
        }
    }
    all
}

/// The colour of each edge and the forest without it, in the order of the edges.
fn cuts(forest: &[Branch]) -> Vec<(char, Vec<Branch>)> {
    let mut all = Vec::new();
    for (place, Branch(colour, above)) in forest.iter().enumerate() {
        let mut without = forest.to_vec();
        without.remove(place);
        all.push((*colour, without));
        for (cut, left) in cuts(above) {
            let mut after = forest.to_vec();
            after[place] = Branch(*colour, left);
            all.push((cut, after));
        }
    }
    all
}

fn naive_forest(forest: &[Branch], games: &mut Games, known: &mut HashMap<String, Game>) -> Game {
    let text = spell(forest);
    if let Some(&value) = known.get(&text) {
        return value;
    }
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (colour, after) in cuts(forest) {
        let after = naive_forest(&after, games, known);
        if colour != 'R' {
            left.push(after);
        }
        if colour != 'B' {
            right.push(after);
        }
    }
    let value = games.from_options(&left, &right).unwrap();
    known.insert(text, value);
    value
}

#[test]
fn every_small_forest_agrees_with_a_plain_search() {
    for (most, colours) in [(7, &['B', 'R'][..]), (5, &['B', 'R', 'G'])] {
        let (mut games, mut known) = (Games::new(), HashMap::new());
        for edges in 0..=most {
            for forest in forests(edges, colours) {
                let value = naive_forest(&forest, &mut games, &mut known);
                let line = format!("hackenbush:{}", spell(&forest));
                let record = record(&line);
                assert_eq!(record.position, line);
                assert_eq!(record.value, Some(games.write(value).unwrap()), "{line}");
                let mut judged = record.moves.iter();
                for (edge, (colour, after)) in cuts(&forest).into_iter().enumerate() {
                    if colour == 'R' {
                        continue;
                    }
                    let value = naive_forest(&after, &mut games, &mut known);
                    let judged = judged.next().unwrap();
                    assert_eq!(judged.choice, (edge + 1).to_string(), "{line}");
                    assert_eq!(judged.value, Some(games.write(value).unwrap()), "{line}");
                }
            }
        }
    }
}

/// The same drawing with the sides exchanged.
fn mirrored(edges: &Edges) -> Edges {
    let other = |colour| match colour {
        'B' => 'R',
        'R' => 'B',
        green => green,
    };
    edges
        .iter()
        .map(|&(a, b, colour)| (a, b, other(colour)))
        .collect()
}

#[test]
fn a_mirrored_drawing_is_worth_the_negative_and_drawings_side_by_side_the_sum() {
    let mut random = Rng::with_seed(11);
    let mut games = Games::new();
    let value = |edges: &Edges, games: &mut Games| {
        let text = record(&line_of(edges)).value.unwrap();
        games.read(&text).unwrap()
    };
    for _ in 0..150 {
        let make = |random: &mut Rng| {
            let (vertices, count) = (random.u16(2..6), random.usize(1..8));
            random_drawing(random, vertices, count, &['B', 'R', 'G'])
        };
        let (one, two) = (make(&mut random), make(&mut random));
        let (a, b) = (value(&one, &mut games), value(&two, &mut games));
        let negative = games.negate(a).unwrap();
        assert_eq!(value(&mirrored(&one), &mut games), negative);
        // Beside each other: the vertices of the second get names of their own.
        let away = |vertex: u16| if vertex == 0 { 0 } else { vertex + 20 };
        let moved = two.iter().map(|&(a, b, colour)| (away(a), away(b), colour));
        let both: Edges = one.iter().copied().chain(moved).collect();
        let sum = games.add(a, b).unwrap();
        assert_eq!(value(&both, &mut games), sum, "{}", line_of(&both));
        // A drawing and its mirror image are worth nothing.
        let away: Edges = mirrored(&one)
            .iter()
            .map(|&(a, b, c)| (away(a), away(b), c))
            .collect();
        let nothing: Edges = one.iter().copied().chain(away).collect();
        assert_eq!(value(&nothing, &mut games), Games::ZERO);
    }
}

#[test]
fn perfect_play_agrees_with_the_sign_of_the_value() {
    let mut random = Rng::with_seed(5);
    for round in 0..40 {
        let (vertices, count) = (random.u16(2..7), random.usize(3..12));
        let edges = random_drawing(&mut random, vertices, count, &['B', 'R', 'G']);
        for turn in ["", ";turn=red"] {
            let line = line_of(&edges) + turn;
            let table = games::read(&line).unwrap();
            let wins = record(&line).outcome == Outcome::Win;
            for robot in ["perfect", "trap"] {
                for opponent in NAMES {
                    let pair = if wins {
                        [robot, opponent]
                    } else {
                        [opponent, robot]
                    };
                    let score = job::finish(table.play_match(pair[0], pair[1], 2, round).unwrap());
                    let mover = table.view().turn;
                    let winner = if wins { mover } else { 1 - mover };
                    assert_eq!(score.wins[winner], 2, "{line}: {pair:?}");
                }
            }
        }
    }
}

/// How long a game lasts, by the rules alone; odd where the player to move wins.
fn naive_length(table: &str, moves: &str, known: &mut HashMap<String, u32>) -> u32 {
    let line = format!("{table}{moves}");
    let view = games::read(&line).unwrap().view();
    let key = format!("{}{:?}", view.turn, standing(&view));
    if let Some(&length) = known.get(&key) {
        return length;
    }
    let lengths: Vec<u32> = view
        .legal
        .iter()
        .map(|choice| {
            let moves = match moves {
                "" => format!(";moves={choice}"),
                before => format!("{before},{choice}"),
            };
            1 + naive_length(table, &moves, known)
        })
        .collect();
    let wins = lengths.iter().filter(|length| *length % 2 == 1).min();
    let length = *wins.or(lengths.iter().max()).unwrap_or(&0);
    known.insert(key, length);
    length
}

/// The edges that stand.
fn standing(view: &zermelo_core::table::View) -> Vec<bool> {
    let games::Board::Hackenbush(board) = &view.board else {
        panic!("a drawing");
    };
    board.edges.iter().map(|edge| edge.stands).collect()
}

#[test]
fn a_small_game_is_won_as_soon_and_lost_as_late_as_can_be() {
    let mut random = Rng::with_seed(21);
    for _ in 0..40 {
        let (vertices, count) = (random.u16(2..6), random.usize(1..8));
        let edges = random_drawing(&mut random, vertices, count, &['B', 'R', 'G']);
        for turn in ["", ";turn=red"] {
            let line = line_of(&edges) + turn;
            let record = record(&line);
            let length = naive_length(&line, "", &mut HashMap::new());
            assert_eq!(record.remoteness, Some(length), "{line}");
            assert_eq!(record.outcome == Outcome::Win, length % 2 == 1, "{line}");
            for judged in record
                .moves
                .iter()
                .filter(|m| record.best.contains(&m.choice))
            {
                assert_eq!(judged.remoteness, Some(length - 1), "{line}");
            }
        }
    }
}

#[test]
fn stalks_of_any_length_are_exact() {
    // A blue edge under n red ones is 1/2^n.
    for n in [1_u64, 31, 32, 63, 64, 200, 5000] {
        let line = format!("hackenbush:B{}", "R".repeat(n as usize));
        let table = games::read(&line).unwrap();
        let record = job::finish(table.analyse());
        let value: Dyadic = record.value.unwrap().parse().unwrap();
        assert_eq!(value, Dyadic::new(1, n));
        assert_eq!(record.moves.len(), 1);
    }
    // Blue and red by turns: 1 - 1/2 + 1/4 + … the digits are the colours.
    let record = record("hackenbush:BRBRBRBR");
    assert_eq!(record.value.as_deref(), Some("85/128"));
}

#[test]
fn the_largest_forests_are_answered() {
    let green = record(&format!("hackenbush:{}", "G".repeat(10_000)));
    assert_eq!(green.value.as_deref(), Some("*10000"));
    assert!(green.truncated);
    let blue = record(&format!("hackenbush:{}", "(B)".repeat(10_000)));
    assert_eq!(blue.value.as_deref(), Some("10000"));
    let both = record(&format!("hackenbush:{}", "(B)(R)(G)".repeat(3_000)));
    assert_eq!(both.value.as_deref(), Some("0"));
}

#[test]
fn balanced_puzzles_are_balanced() {
    // No forest of three edges is worth nothing.
    for edges in (2..=40).filter(|&edges| edges != 3) {
        for seed in 0..5 {
            let line = games::invent_among(games::ALL, "hackenbush", "balanced", &[edges], seed);
            let line = line.unwrap_or_else(|fault| panic!("{edges}: {fault}"));
            let record = record(&line);
            assert_eq!(record.value.as_deref(), Some("0"), "{line}");
            assert_eq!(record.nodes, u64::from(edges), "{line}");
        }
    }
    let refused = |kind, size| games::invent_among(games::ALL, "hackenbush", kind, size, 1);
    assert_eq!(
        refused("square", &[9]).unwrap_err().message.key,
        "error.invention"
    );
    assert_eq!(
        refused("balanced", &[1]).unwrap_err().message.key,
        "error.invention.none"
    );
    assert_eq!(
        refused("balanced", &[0]).unwrap_err().message.key,
        "error.invention.none"
    );
}

#[test]
fn every_spelling_of_a_drawing_is_understood_and_bad_ones_are_refused() {
    let spelt = |text: &str| games::read(text).map(|table| table.line());
    for (text, line) in [
        ("hackenbush:BR(R)(BB)", "hackenbush:BR(R)(BB)"),
        ("hackenbush: lr(r;ll)", "hackenbush:BR(R)(BB)"),
        ("hackenbush:(l;r);turn=red", "hackenbush:(B)(R);turn=red"),
        ("hackenbush:(l(e;r;l);r)", "hackenbush:(B(G)(R)(B))(R)"),
        ("hackenbush:B(R)", "hackenbush:BR"),
        ("hackenbush:((B))(R)()", "hackenbush:(B)(R)"),
        ("hackenbush:", "hackenbush:"),
        ("hackenbush:0-1B, 1-2R ,2-0G", "hackenbush:0-1B,1-2R,2-0G"),
        (
            "hackenbush:0-7b;turn=blue;moves=1",
            "hackenbush:0-7B;moves=1",
        ),
        ("hackenbush:0-0B,0-1R,1-1G", "hackenbush:0-0B,0-1R,1-1G"),
    ] {
        assert_eq!(spelt(text).as_deref(), Ok(line), "{text}");
        assert_eq!(spelt(line).as_deref(), Ok(line));
    }
    let many = "B".repeat(10_001);
    let round = (0..65)
        .map(|i| format!("{i}-{}B", (i + 1) % 65))
        .collect::<Vec<_>>()
        .join(",");
    for (board, key, column) in [
        ("X", "hackenbush.error.letter", 12),
        ("BB)", "hackenbush.error.letter", 14),
        ("(B)R", "hackenbush.error.branch", 15),
        ("B(R", "hackenbush.error.open", 15),
        ("0-1", "hackenbush.error.edge", 12),
        ("0-1B,1-2", "hackenbush.error.edge", 17),
        ("0-1B,2-3R", "hackenbush.error.floating", 17),
        ("0-10001B", "hackenbush.error.edge", 12),
        (&many, "hackenbush.error.many", 10_012),
        ("B;turn=green", "error.value", 19),
        ("B;moves=2", "hackenbush.error.none", 20),
        ("BR;moves=2", "hackenbush.error.red", 21),
        ("BR;turn=red;moves=1", "hackenbush.error.blue", 30),
        ("(BR)(B)(R);moves=1,2", "hackenbush.error.gone", 31),
        ("BR;moves=0", "error.move.form", 21),
        ("BR;moves=1,1", "error.move.over", 23),
    ] {
        let text = format!("hackenbush:{board}");
        let fault = games::read(&text).err().unwrap_or_else(|| panic!("{text}"));
        assert_eq!(
            (fault.message.key, fault.column),
            (key, Some(column)),
            "{board:.40}"
        );
    }
    let fault = games::read(&format!("hackenbush:{round}")).err().unwrap();
    assert_eq!(fault.message.key, "hackenbush.error.drawing");
}

#[test]
fn drawings_are_written_for_other_programs() {
    let exports = |line: &str| HashMap::<_, _>::from_iter(games::read(line).unwrap().exports());
    let tree = exports("hackenbush:BR(R)(BB);moves=4");
    assert_eq!(tree["cgsuite"], "lrr");
    assert_eq!(tree["dot"].matches(" -- ").count(), 3);
    assert_eq!(tree["tikz"].matches("\\draw[").count(), 4);
    let round = exports("hackenbush:0-1B,1-2R,2-0G");
    assert!(!round.contains_key("cgsuite"));
    assert!(round["dot"].contains("2 -- 0"));
}
