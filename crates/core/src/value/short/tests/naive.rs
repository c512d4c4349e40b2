//! Games as plain trees, by the definitions alone.

use super::super::*;

/// A game that is what its options are.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub left: Vec<Tree>,
    pub right: Vec<Tree>,
}

impl Tree {
    pub fn enter(&self, games: &mut Games) -> Game {
        let left: Vec<Game> = self.left.iter().map(|t| t.enter(games)).collect();
        let right: Vec<Game> = self.right.iter().map(|t| t.enter(games)).collect();
        games.from_options(&left, &right).unwrap()
    }

    pub fn le(&self, other: &Tree) -> bool {
        !self.left.iter().any(|option| other.le(option))
            && !other.right.iter().any(|option| option.le(self))
    }

    pub fn add(&self, other: &Tree) -> Tree {
        let side = |mine: &[Tree], theirs: &[Tree]| {
            let moved = mine.iter().map(|option| option.add(other));
            let answered = theirs.iter().map(|option| self.add(option));
            moved.chain(answered).collect()
        };
        Tree {
            left: side(&self.left, &other.left),
            right: side(&self.right, &other.right),
        }
    }

    pub fn negate(&self) -> Tree {
        let mirrored = |side: &[Tree]| side.iter().map(Tree::negate).collect();
        Tree {
            left: mirrored(&self.right),
            right: mirrored(&self.left),
        }
    }

    /// The height of the canonical form, walked through option by option.
    pub fn birthday(&self, games: &mut Games) -> u64 {
        fn height(games: &mut Games, game: Game) -> u64 {
            let options = games.options(game);
            let all = options.left.iter().chain(&options.right);
            all.map(|&option| height(games, option) + 1)
                .max()
                .unwrap_or(0)
        }
        let game = self.enter(games);
        height(games, game)
    }
}

/// The walls at one tax by the definition: a number or a game colder than the
/// tax is worth its mean to both, anything else what its options leave.
pub fn taxed_stops(games: &mut Games, game: Game, tax: &Dyadic) -> (Dyadic, Dyadic) {
    if let Some(number) = games.as_number(game) {
        return (number.clone(), number.clone());
    }
    let (left, right) = scaffolds(games, game, tax);
    if left > right {
        return (left, right);
    }
    // Frozen: find by halving where the scaffolds meet.
    let (mut low, mut high) = (Dyadic::ZERO, Dyadic::integer(1024));
    for _ in 0..40 {
        let (left, right) = scaffolds(games, game, &low);
        if left == right {
            return (left.clone(), left);
        }
        let middle = (&low + &high).half();
        let (left, right) = scaffolds(games, game, &middle);
        if left == right {
            return (left.clone(), left);
        }
        if left > right {
            low = middle;
        } else {
            high = middle;
        }
    }
    panic!("the scaffolds meet at no small dyadic")
}

fn scaffolds(games: &mut Games, game: Game, tax: &Dyadic) -> (Dyadic, Dyadic) {
    let options = games.options(game);
    let left = options
        .left
        .iter()
        .map(|&g| &taxed_stops(games, g, tax).1 - tax);
    let left = left.max().unwrap();
    let right = options
        .right
        .iter()
        .map(|&g| &taxed_stops(games, g, tax).0 + tax);
    let right = right.min().unwrap();
    (left, right)
}
