//! A game on the table: where it began, what was played, where it stands.

use std::fmt;

use serde::Serialize;

use crate::analysis::{Analyse, Choice, Choosing, Comparison, Graph, MAX_LISTED, Record};
use crate::game::{Ending, Game, Seat};
use crate::games::Board;
use crate::job::{self, Boxed};
use crate::message::{Fault, Message};
use crate::notation::{self, Line, Notation};
use crate::robot::{self, Robot, Score};

/// A start position and the moves played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: Game> {
    start: G,
    moves: Vec<G::Move>,
    position: G,
}

impl<G: Game> Table<G> {
    /// A table at the start of a game.
    pub fn new(start: G) -> Self {
        Table {
            position: start.clone(),
            start,
            moves: Vec::new(),
        }
    }

    /// Where the game began.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// What was played.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Where the game stands.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.position.ending()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Says why it is not legal; the table stays as it was.
    pub fn play(&mut self, choice: G::Move) -> Result<(), Message> {
        if self.ending().is_some() {
            return Err(Message::new("error.move.over").with("move", choice.to_string()));
        }
        self.position = self.position.play(&choice)?;
        self.moves.push(choice);
        Ok(())
    }
}

impl<G: Notation> Table<G> {
    /// Reads a line that has been taken apart.
    ///
    /// # Errors
    /// Says what was expected and at which column.
    pub fn read(line: &Line<'_>) -> Result<Self, Fault> {
        let (start, moves) = line.read::<G>()?;
        let mut table = Table::new(start);
        for (choice, column) in moves {
            table.play(choice).map_err(|message| message.at(column))?;
        }
        Ok(table)
    }

    /// The winner's name, or `draw`.
    pub fn winner_name(&self, ending: Ending) -> &'static str {
        match ending {
            Ending::Won(seat) => G::PLAYERS[seat.index()],
            Ending::Drawn => "draw",
        }
    }
}

impl<G: Notation> fmt::Display for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::write(&self.start, &self.moves))
    }
}

/// What a page needs to show a table.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Canonical spelling of the line.
    pub position: String,
    /// The name of the game.
    pub game: &'static str,
    /// The line without its moves.
    pub start: String,
    /// What was played.
    pub moves: Vec<String>,
    /// The names of the seats.
    pub players: [&'static str; 2],
    /// The seat to move.
    pub turn: usize,
    /// Whether the game has ended.
    pub over: bool,
    /// The winning seat, or `draw`.
    pub winner: Option<Winner>,
    /// The legal moves, or some of them where there are too many.
    pub legal: Vec<String>,
    /// How many legal moves there are.
    pub legal_count: u64,
    /// Whether legal moves were left out.
    pub truncated: bool,
    /// What the game's own view draws.
    pub board: Board,
}

/// Who won, as a page wants it.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
pub enum Winner {
    /// This seat.
    Seat(usize),
    /// The word `draw`.
    Nobody(&'static str),
}

/// A table of any game.
pub trait AnyTable {
    /// Canonical spelling of the line.
    fn line(&self) -> String;

    /// What a page needs to show it.
    fn view(&self) -> View;

    /// Begins the analysis of the position.
    fn analyse(&self) -> Boxed<Record>;

    /// Begins a robot's choice of a move.
    ///
    /// # Errors
    /// When there is no such robot, or the game is over.
    fn choose(&self, robot: &str, seed: u64) -> Result<Choosing<String>, Fault>;

    /// Begins a match from this position; `first` has the seat that is to move.
    ///
    /// # Errors
    /// When there is no such robot.
    fn play_match(
        &self,
        first: &str,
        second: &str,
        games: u32,
        seed: u64,
    ) -> Result<Boxed<Score>, Fault>;

    /// Begins to measure a robot against an opponent, in either seat by turns,
    /// from the start position: wins, draws, losses.
    ///
    /// # Errors
    /// When there is no such robot.
    fn rates(
        &self,
        robot: &str,
        opponent: &str,
        games: u32,
        seed: u64,
    ) -> Result<Boxed<Rates>, Fault>;

    /// The picture of the game graph, where the game has one.
    fn graph(&self) -> Option<Graph>;

    /// Begins to compare two ways to find a move, where the game has them.
    fn compare(&self) -> Option<Boxed<Comparison>>;

    /// The table in every other format that can hold it: name and text.
    fn exports(&self) -> Vec<(&'static str, String)>;
}

/// How often a robot wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rates {
    /// Games played.
    pub games: u32,
    /// Games won by the robot.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost by the robot.
    pub losses: u32,
}

impl<G: Analyse> AnyTable for Table<G>
where
    Board: for<'a> From<&'a Table<G>>,
{
    fn line(&self) -> String {
        self.to_string()
    }

    fn view(&self) -> View {
        let legal_count = self.position.move_count();
        View {
            position: self.to_string(),
            game: G::NAME,
            start: notation::write(&self.start, &[]),
            moves: self.moves.iter().map(ToString::to_string).collect(),
            players: G::PLAYERS,
            turn: self.position.turn().index(),
            over: self.ending().is_some(),
            winner: self.ending().map(|ending| match ending {
                Ending::Won(seat) => Winner::Seat(seat.index()),
                Ending::Drawn => Winner::Nobody("draw"),
            }),
            legal: self
                .position
                .moves()
                .take(MAX_LISTED)
                .map(|choice| choice.to_string())
                .collect(),
            legal_count,
            truncated: legal_count > MAX_LISTED as u64,
            board: Board::from(self),
        }
    }

    fn analyse(&self) -> Boxed<Record> {
        let table = self.clone();
        job::convert(self.position.analyse(), move |found| {
            Record::new(&table, found)
        })
    }

    fn choose(&self, robot: &str, seed: u64) -> Result<Choosing<String>, Fault> {
        let player = Robot::read::<G>(robot)?;
        if self.ending().is_some() {
            return Err(Message::new("error.move.over").with("move", robot).into());
        }
        Ok(job::map(
            robot::choose(&self.position, player, seed),
            |chosen| {
                chosen.map(|Choice { choice, nodes }| Choice {
                    choice: choice.to_string(),
                    nodes,
                })
            },
        ))
    }

    fn play_match(
        &self,
        first: &str,
        second: &str,
        games: u32,
        seed: u64,
    ) -> Result<Boxed<Score>, Fault> {
        let robots = [Robot::read::<G>(first)?, Robot::read::<G>(second)?];
        Ok(Box::new(robot::Match::new(
            &self.position,
            robots,
            games,
            seed,
        )))
    }

    fn rates(
        &self,
        robot: &str,
        opponent: &str,
        games: u32,
        seed: u64,
    ) -> Result<Boxed<Rates>, Fault> {
        let [robot, opponent] = [Robot::read::<G>(robot)?, Robot::read::<G>(opponent)?];
        let seat = self.start.turn();
        let half = games / 2;
        let start = self.start.clone();
        let ahead = robot::Match::new(&start, [robot, opponent], games - half, seed);
        Ok(job::then(Box::new(ahead), move |ahead| {
            let behind = robot::Match::new(&start, [opponent, robot], half, seed.wrapping_add(1));
            job::map(Box::new(behind), move |behind| {
                let wins = ahead.wins_of(seat) + behind.wins_of(seat.other());
                let draws = ahead.draws + behind.draws;
                Rates {
                    games,
                    wins,
                    draws,
                    losses: games - wins - draws,
                }
            })
        }))
    }

    fn graph(&self) -> Option<Graph> {
        G::graph(self)
    }

    fn compare(&self) -> Option<Boxed<Comparison>> {
        self.position.compare()
    }

    fn exports(&self) -> Vec<(&'static str, String)> {
        let write = |&format: &&'static str| Some((format, G::export(self, format)?));
        G::FORMATS.iter().filter_map(write).collect()
    }
}

impl Score {
    fn wins_of(&self, seat: Seat) -> u32 {
        self.wins[seat.index()]
    }
}
