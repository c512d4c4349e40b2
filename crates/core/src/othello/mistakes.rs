//! How bad a move was, by what it gave away.

use serde::Serialize;

use super::evaluation::DISC;
use crate::game::Outcome;

/// How bad a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// It gave a little away.
    Inaccuracy,
    /// It gave much away, or the result.
    Mistake,
    /// It gave away what usually decides a game.
    Blunder,
}

impl Class {
    /// All of them, the worst first.
    pub const ALL: [Class; 3] = [Class::Blunder, Class::Mistake, Class::Inaccuracy];

    /// What a move of this class gives away at least, in hundredths of a disc.
    pub const fn least(self) -> i32 {
        match self {
            Class::Inaccuracy => 3 * DISC,
            Class::Mistake => 6 * DISC,
            Class::Blunder => 12 * DISC,
        }
    }
}

/// A move held against the best one: what each gets its maker, in hundredths of a
/// disc, and whether both are proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Of the best move.
    pub best: i32,
    /// Of the move that was made.
    pub made: i32,
    /// Whether both are exact scores.
    pub exact: bool,
}

impl Comparison {
    /// What the move gave away; a search may have liked it better than the best.
    pub fn lost(self) -> i32 {
        (self.best - self.made).max(0)
    }

    /// How bad the move was, by whole discs as people are told them; none where it
    /// was good enough. A result that is proved to be given away is a mistake,
    /// however few discs it took.
    pub fn class(self) -> Option<Class> {
        let by_discs = Class::ALL
            .into_iter()
            .find(|class| self.lost() + DISC / 2 >= class.least());
        match self.result() {
            Some(_) if self.exact => by_discs.max(Some(Class::Mistake)),
            _ => by_discs,
        }
    }

    /// The result for its maker that was there to be had, and what the move made
    /// of it, where that is worse. An estimate takes part only where it is sure
    /// enough of itself: more than a disc to either side, and an inaccuracy at
    /// least.
    pub fn result(self) -> Option<[Outcome; 2]> {
        let [best, made] = [self.best, self.made].map(|value| self.outcome(value));
        let known = made != Outcome::Unknown && best > made;
        let least = if self.exact {
            0
        } else {
            Class::Inaccuracy.least()
        };
        (known && self.lost() >= least).then_some([best, made])
    }

    fn outcome(self, value: i32) -> Outcome {
        let margin = if self.exact { 0 } else { DISC };
        match value {
            value if value > margin => Outcome::Win,
            value if value < -margin => Outcome::Loss,
            _ if self.exact => Outcome::Draw,
            _ => Outcome::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compare(best: i32, made: i32, exact: bool) -> Comparison {
        Comparison {
            best: best * DISC,
            made: made * DISC,
            exact,
        }
    }

    #[test]
    fn classes_begin_where_they_say() {
        let class = |lost| compare(40, 40 - lost, false).class();
        assert_eq!((class(0), class(2)), (None, None));
        assert_eq!((class(3), class(5)), (Some(Class::Inaccuracy), class(3)));
        assert_eq!((class(6), class(11)), (Some(Class::Mistake), class(6)));
        assert_eq!((class(12), class(90)), (Some(Class::Blunder), class(12)));
        assert_eq!(compare(-3, 5, false).class(), None);
        let nearly = |made| Comparison {
            best: 12 * DISC,
            made,
            exact: false,
        };
        assert_eq!(nearly(50).class(), Some(Class::Blunder));
        assert_eq!(nearly(51).class(), Some(Class::Mistake));
    }

    #[test]
    fn a_result_given_away_is_a_mistake_where_it_is_proved() {
        use Outcome::{Draw, Loss, Win};
        let all = |best, made, exact| {
            let compared = compare(best, made, exact);
            (compared.class(), compared.result())
        };
        assert_eq!(all(2, 0, true), (Some(Class::Mistake), Some([Win, Draw])));
        assert_eq!(all(0, -2, true), (Some(Class::Mistake), Some([Draw, Loss])));
        assert_eq!(all(2, -20, true), (Some(Class::Blunder), Some([Win, Loss])));
        assert_eq!(all(20, 18, true), (None, None));
        assert_eq!(all(-2, -20, true), (Some(Class::Blunder), None));
        // An estimate is no proof, and near nothing it knows nothing.
        assert_eq!(
            all(2, -2, false),
            (Some(Class::Inaccuracy), Some([Win, Loss]))
        );
        assert_eq!(all(4, 0, false), (Some(Class::Inaccuracy), None));
        assert_eq!(all(0, -7, false), (Some(Class::Mistake), None));
    }
}
