//! How strong the opponents of a game are.
//!
//! Each plays the next one and, so that one odd match counts for less, the one
//! after that; the results are put on one scale.

mod elo;

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use super::Score;
use crate::games;
use crate::job::{Boxed, Job, Progress, Step};
use crate::message::Fault;
use crate::table::AnyTable;
use elo::{Meeting, Ratings};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The opponents by name, the weakest first.
    pub robots: Vec<String>,
    /// So many games a match, one more where that is odd; none where only what was
    /// played before is put on one scale.
    pub games: u32,
    /// Games begin with so many moves at random, fewer where the game would end.
    pub plies: u32,
    /// Whether starts are looked at first, and only those played that are about
    /// even; where a game is solved at a glance, or nothing can be said, any.
    pub even: bool,
    /// The same seed gives the same games.
    pub seed: u64,
    /// Matches played before, which count too: the strongest take so long that they
    /// play fewer games than the others.
    pub before: Vec<Contest>,
}

/// A match, as the weaker of the two sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    /// The two, the one that is named first in the plan first.
    pub robots: [String; 2],
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// Where a robot stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub robot: String,
    /// Elo's points more than the first robot,
    pub elo: f64,
    /// and their standard error.
    pub error: f64,
    /// Points more than the robot before it,
    pub step: f64,
    /// and their standard error.
    pub step_error: f64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// By robot, in the order of the plan; who has met nobody is left out.
    pub robots: Vec<Standing>,
    /// The matches that it rests on.
    pub matches: Vec<Contest>,
}

/// A start that both play from either side.
struct Opening {
    table: Box<dyn AnyTable>,
    /// The seat that is to move.
    turn: usize,
}

/// All matches, under way.
pub struct Ladder {
    plan: Plan,
    openings: Vec<Opening>,
    pairs: Vec<[usize; 2]>,
    played: Vec<Contest>,
    /// Games of the last match.
    games: u32,
    running: Option<Boxed<Score>>,
    rng: Rng,
    nodes: u64,
}

impl Ladder {
    /// Begins the matches of a plan.
    ///
    /// # Errors
    /// When a robot is not known.
    pub fn new(start: &dyn AnyTable, mut plan: Plan) -> Result<Ladder, Fault> {
        for robot in &plan.robots {
            start.play_match(robot, robot, 0, 0)?;
        }
        plan.games = plan.games.next_multiple_of(2);
        if plan.games == 0 {
            plan.robots = comparable(&plan.robots, &plan.before);
        }
        let mut rng = Rng::with_seed(plan.seed);
        let openings = (0..plan.games / 2).map(|_| {
            let mut tries = 1..TRIES;
            loop {
                let found = opening(&start.line(), plan.plies, &mut rng)?;
                if !plan.even || tries.next().is_none() || is_even(&*found.table) {
                    return Ok(found);
                }
            }
        });
        let openings = openings.collect::<Result<_, Fault>>()?;
        let count = plan.robots.len();
        let above =
            |robot: usize| (robot + 1..count.min(robot + 3)).map(move |other| [robot, other]);
        let pairs = (0..count).flat_map(above);
        Ok(Ladder {
            openings,
            pairs: if plan.games == 0 {
                Vec::new()
            } else {
                pairs.collect()
            },
            plan,
            played: Vec::new(),
            games: 0,
            running: None,
            rng,
            nodes: 0,
        })
    }

    /// Sets up the next game, in a new match where the last is over; none where
    /// all are.
    fn next_game(&mut self) -> Option<Boxed<Score>> {
        if self.played.is_empty() || self.games == self.plan.games {
            let pair = self.pairs.get(self.played.len())?;
            self.played.push(Contest {
                robots: pair.map(|robot| self.plan.robots[robot].clone()),
                wins: 0,
                draws: 0,
                losses: 0,
            });
            self.games = 0;
        }
        let [one, other] = &self.played.last()?.robots;
        let table = &self.openings.get(self.games as usize / 2)?.table;
        let [first, second] = match self.games % 2 {
            0 => [one, other],
            _ => [other, one],
        };
        table.play_match(first, second, 1, self.rng.u64(..)).ok()
    }

    fn count(&mut self, score: Score) {
        let turn = self.openings[self.games as usize / 2].turn;
        let seat = (turn + self.games as usize) % 2;
        if let Some(contest) = self.played.last_mut() {
            contest.wins += score.wins[seat];
            contest.losses += score.wins[1 - seat];
            contest.draws += score.draws;
        }
        self.games += 1;
        self.nodes += score.nodes.iter().sum::<u64>();
    }

    fn standings(&self) -> Standings {
        let robots = &self.plan.robots;
        let place_of = |robot: &String| robots.iter().position(|own| own == robot);
        let before = self.plan.before.iter().filter_map(|contest| {
            let [one, other] = contest.robots.each_ref().map(place_of);
            Some((contest, [one?, other?]))
        });
        // By place, not by name: a robot may play itself.
        let played = self.played.iter().zip(self.pairs.iter().copied());
        let met = |(contest, players): (&Contest, [usize; 2])| Meeting {
            players,
            games: f64::from(contest.wins + contest.draws + contest.losses),
            points: f64::from(contest.wins) + f64::from(contest.draws) / 2.0,
        };
        let meetings: Vec<Meeting> = before.chain(played).map(met).collect();
        let ratings = Ratings::fit(robots.len(), &meetings);
        let standing = |(place, robot): (usize, &String)| {
            let (elo, error) = ratings.ahead(place, 0);
            let (step, step_error) = ratings.ahead(place, place.saturating_sub(1));
            Standing {
                robot: robot.clone(),
                elo,
                error,
                step,
                step_error,
            }
        };
        Standings {
            robots: robots.iter().enumerate().map(standing).collect(),
            matches: [&self.plan.before[..], &self.played].concat(),
        }
    }
}

/// The robots that have met the first, or somebody who has, and so on: nobody else
/// can be compared with it.
fn comparable(robots: &[String], matches: &[Contest]) -> Vec<String> {
    let mut known: Vec<&String> = robots.iter().take(1).collect();
    for _ in robots {
        for [one, other] in matches.iter().map(|contest| contest.robots.each_ref()) {
            for [from, to] in [[one, other], [other, one]] {
                if known.contains(&from) && !known.contains(&to) {
                    known.push(to);
                }
            }
        }
    }
    let listed = robots.iter().filter(|robot| known.contains(robot));
    listed.cloned().collect()
}

/// So many starts are tried for one that is even.
const TRIES: u32 = 40;

/// A start is even where nobody is expected to win by more.
const EVEN: f64 = 2.0;

/// How long a start is looked at, in elementary steps.
const GLANCE: u64 = 100_000;

/// Whether neither side seems to be ahead; what is no estimate in numbers passes.
fn is_even(table: &dyn AnyTable) -> bool {
    let mut looking = table.analyse();
    if let Step::Done(_) = looking.step(GLANCE) {
        return true;
    }
    let value = looking.draft().and_then(|draft| draft.value);
    let estimate = value.and_then(|value| value.parse::<f64>().ok());
    estimate.is_none_or(|estimate| estimate.abs() <= EVEN)
}

/// A game after some moves at random that do not end it.
fn opening(line: &str, plies: u32, rng: &mut Rng) -> Result<Opening, Fault> {
    let mut table = games::read(line)?;
    for _ in 0..plies {
        let view = table.view();
        let mut legal = view.legal;
        rng.shuffle(&mut legal);
        let next = legal.into_iter().find_map(|choice| {
            let mut moves = view.moves.clone();
            moves.push(choice);
            let next = games::read(&format!("{};moves={}", view.start, moves.join(","))).ok()?;
            (!next.view().over).then_some(next)
        });
        match next {
            Some(next) => table = next,
            None => break,
        }
    }
    let turn = table.view().turn;
    Ok(Opening { table, turn })
}

impl Job for Ladder {
    type Output = Standings;

    fn step(&mut self, budget: u64) -> Step<Standings> {
        let Some(mut running) = self.running.take().or_else(|| self.next_game()) else {
            return Step::Done(self.standings());
        };
        match running.step(budget) {
            Step::Working(_) => self.running = Some(running),
            Step::Done(score) => self.count(score),
        }
        let matches = self.played.len().saturating_sub(1) as f64;
        let last = f64::from(self.games) / f64::from(self.plan.games);
        Step::Working(Progress {
            nodes: self.nodes,
            part: Some((matches + last) / self.pairs.len() as f64),
        })
    }
}

#[cfg(all(test, feature = "othello", feature = "nim"))]
mod tests {
    use super::{games, is_even};

    #[test]
    fn a_glance_tells_which_starts_are_even() {
        let even = |line: &str| is_even(&*games::read(line).unwrap());
        assert!(even("othello:;moves=f5,d6,c3,d3,c4"));
        // Black has two rows that nobody can turn over, and hardly has begun.
        let empty = "-".repeat(24);
        let middle = format!("{}{}", "---OX---", "---XO---");
        let rows = "X".repeat(16);
        assert!(!even(&format!("othello:{rows}--------{middle}{empty}")));
        // What is solved is nobody's to guess.
        assert!(even("nim:3,5,7"));
    }
}
