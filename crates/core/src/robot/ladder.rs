//! How strong the opponents of a game are.
//!
//! Each plays the next one and, so that one odd match counts for less, the one
//! after that; the results are put on one scale.

use fastrand::Rng;
use serde::Serialize;

use super::Score;
use super::elo::{Meeting, Ratings};
use crate::games;
use crate::job::{Boxed, Job, Progress, Step};
use crate::message::Fault;
use crate::table::AnyTable;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The opponents by name, the weakest first.
    pub robots: Vec<String>,
    /// So many games a match, one more where that is odd.
    pub games: u32,
    /// Games begin with so many moves at random, fewer where the game would end.
    pub plies: u32,
    /// The same seed gives the same games.
    pub seed: u64,
}

/// A match, as the weaker of the two sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// By robot, in the order of the plan.
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
        plan.games = plan.games.max(2).next_multiple_of(2);
        let mut rng = Rng::with_seed(plan.seed);
        let openings = (0..plan.games / 2).map(|_| opening(&start.line(), plan.plies, &mut rng));
        let openings = openings.collect::<Result<_, Fault>>()?;
        let count = plan.robots.len();
        let above =
            |robot: usize| (robot + 1..count.min(robot + 3)).map(move |other| [robot, other]);
        Ok(Ladder {
            openings,
            pairs: (0..count).flat_map(above).collect(),
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
        let met = |(contest, players): (&Contest, &[usize; 2])| Meeting {
            players: *players,
            games: f64::from(contest.wins + contest.draws + contest.losses),
            points: f64::from(contest.wins) + f64::from(contest.draws) / 2.0,
        };
        let meetings: Vec<Meeting> = self.played.iter().zip(&self.pairs).map(met).collect();
        let ratings = Ratings::fit(self.plan.robots.len(), &meetings);
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
            robots: self.plan.robots.iter().enumerate().map(standing).collect(),
            matches: self.played.clone(),
        }
    }
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
