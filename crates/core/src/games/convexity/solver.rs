//! The way to value positions of one game, chosen by what the game is.

use std::rc::Rc;

use super::Convexity;
use super::arena::{Arena, State};
use super::nimbers::{self, Nimbers};
use super::outcomes;
use super::partizan::{self, ShortGames};
use super::parts::Forest;
use super::setting::Setting;
use super::stop::{Allowance, Stop};
use super::trees::{PartizanTrees, Trees};
use crate::game::Seat;
use crate::graph::simple::members;
use crate::graph::symmetry::Symmetry;
use crate::value::dyadic::Dyadic;
use crate::value::nimber::Nimber;
use crate::value::short::{Class, Game, Games};

/// Values of partizan games are given up after so many steps: some seconds.
const MAX_STEPS: u64 = 60_000_000;

/// How positions are valued.
pub(super) enum Way {
    /// A closed game on a tree, by its parts.
    Trees,
    /// A closed game on a directed tree, as Hackenbush.
    Forest,
    /// Nimbers by search.
    Nimbers(nimbers::Search),
    /// Short games by search.
    Games(Box<partizan::Search>),
    /// Only who wins, by search.
    Outcomes(outcomes::Search),
}

/// What a position is worth.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    /// Who wins.
    pub class: Class,
    /// The value as text, where there is one.
    pub text: Option<String>,
    /// The value, where it is a short game that was searched for.
    game: Option<Game>,
}

impl Worth {
    fn of_nimber(nimber: u32) -> Worth {
        Worth {
            text: Some(Nimber(nimber).to_string()),
            ..Worth::of_class(impartial(nimber != 0))
        }
    }

    fn of_number(number: &Dyadic) -> Worth {
        let class = match number.cmp(&Dyadic::ZERO) {
            std::cmp::Ordering::Greater => Class::Left,
            std::cmp::Ordering::Less => Class::Right,
            std::cmp::Ordering::Equal => Class::Previous,
        };
        Worth {
            text: Some(number.to_string()),
            ..Worth::of_class(class)
        }
    }

    fn of_class(class: Class) -> Worth {
        Worth {
            class,
            text: None,
            game: None,
        }
    }
}

fn impartial(wins: bool) -> Class {
    if wins { Class::Next } else { Class::Previous }
}

/// A game and what is known of its positions.
pub(super) struct Solver {
    setting: Rc<Setting>,
    arena: Rc<Arena>,
    symmetry: Rc<Symmetry>,
    way: Way,
    /// Positions visited on ways that were given up.
    given_up: u64,
    /// Positions valued without a search.
    valued: u64,
}

impl Solver {
    pub fn new(position: &Convexity) -> Solver {
        let setting = Rc::clone(&position.setting);
        let arena = Rc::new(setting.arena.clone());
        let symmetry = Rc::new(setting.symmetry());
        let is_tree = !setting.net.directed
            && arena.kind().is_closed()
            && setting.graph().is_tree()
            && !(setting.misere && setting.alice.is_some());
        let is_forest = !setting.misere && Forest::of(&setting, position.state).is_some();
        let way = if is_tree {
            Way::Trees
        } else if is_forest {
            Way::Forest
        } else if setting.misere {
            Way::outcomes(&setting, &arena, &symmetry)
        } else {
            let (arena, symmetry) = (Rc::clone(&arena), Rc::clone(&symmetry));
            match setting.alice {
                None => Way::Nimbers(nimbers::Search::new(arena, symmetry, Nimbers)),
                Some(alice) => {
                    let search =
                        partizan::Search::new(arena, symmetry, ShortGames::new(alice, MAX_STEPS));
                    Way::Games(Box::new(search))
                }
            }
        };
        Solver {
            setting,
            arena,
            symmetry,
            way,
            given_up: 0,
            valued: 0,
        }
    }

    /// Where it is played, and what can be exchanged there.
    pub fn field(&self) -> (Rc<Arena>, Rc<Symmetry>) {
        (Rc::clone(&self.arena), Rc::clone(&self.symmetry))
    }

    pub fn way(&self) -> &Way {
        &self.way
    }

    /// The word of the record for how values are found.
    pub fn method(&self) -> &'static str {
        match self.way {
            Way::Trees | Way::Forest => "tree",
            Way::Nimbers(_) | Way::Games(_) | Way::Outcomes(_) => "search",
        }
    }

    /// Positions visited.
    pub fn nodes(&self) -> u64 {
        self.given_up
            + match &self.way {
                Way::Trees | Way::Forest => self.valued,
                Way::Nimbers(search) => search.nodes(),
                Way::Games(search) => search.nodes(),
                Way::Outcomes(search) => search.nodes(),
            }
    }

    /// After a way was too hard, takes an easier one; false where there is none.
    pub fn fall_back(&mut self) -> bool {
        match self.way {
            // To tell who wins needs far fewer positions than values do.
            Way::Nimbers(_) | Way::Games(_) => {
                self.given_up = self.nodes();
                self.way = Way::outcomes(&self.setting, &self.arena, &self.symmetry);
                true
            }
            _ => false,
        }
    }

    /// What a state is worth with this player to move.
    pub fn worth(
        &mut self,
        state: State,
        player: Seat,
        left: &mut Allowance,
    ) -> Result<Worth, Stop> {
        let setting = &*self.setting;
        self.valued += 1;
        Ok(match &mut self.way {
            Way::Trees => tree_worth(setting, state)?,
            Way::Forest => {
                let Some(forest) = Forest::of(setting, state) else {
                    return Err(Stop::TooHard);
                };
                let roots = || forest.roots.iter();
                match setting.alice {
                    None => Worth::of_nimber(roots().fold(0, |sum, &r| sum ^ forest.nimber(r))),
                    Some(_) => Worth::of_number(&forest.number_of(roots().copied())),
                }
            }
            Way::Nimbers(search) => Worth::of_nimber(search.value(state, left)?.into()),
            Way::Games(search) => {
                let value = search.value(state, left)?;
                Worth {
                    text: Some(search.values.games.write(value)?),
                    game: Some(value),
                    ..Worth::of_class(search.values.games.class(value)?)
                }
            }
            Way::Outcomes(search) if setting.alice.is_none() => {
                Worth::of_class(impartial(search.wins(state, player, left)?))
            }
            Way::Outcomes(search) => {
                let wins = [
                    search.wins(state, Seat::First, left)?,
                    search.wins(state, Seat::Second, left)?,
                ];
                Worth::of_class(match wins {
                    [true, true] => Class::Next,
                    [true, false] => Class::Left,
                    [false, true] => Class::Right,
                    [false, false] => Class::Previous,
                })
            }
        })
    }

    /// The nimbers of the parts, where the state falls into parts and they are
    /// known or quickly found.
    pub fn part_nimbers(&mut self, state: State) -> Option<Vec<u64>> {
        let parts = self.independent(state)?;
        match &mut self.way {
            Way::Trees => {
                let mut trees = Trees::new(self.setting.graph());
                let of = |&part: &u64| trees.of_part(state.spanned, part).into();
                Some(parts.iter().map(of).collect())
            }
            Way::Forest => {
                let forest = Forest::of(&self.setting, state)?;
                Some(
                    forest
                        .roots
                        .iter()
                        .map(|&root| forest.nimber(root).into())
                        .collect(),
                )
            }
            Way::Nimbers(search) => {
                let left = &mut Allowance(QUICK);
                let of = |&part: &u64| Some(search.part(state, part, left).ok()?.into());
                parts.iter().map(of).collect()
            }
            Way::Games(_) | Way::Outcomes(_) => None,
        }
    }

    /// The values of the parts of a partizan game as text, likewise.
    pub fn part_values(&mut self, state: State) -> Option<Vec<String>> {
        let parts = self.independent(state)?;
        match (&mut self.way, self.setting.alice) {
            (Way::Trees, Some(alice)) if state.chosen != 0 => {
                let mut trees = PartizanTrees::new(self.setting.graph(), alice);
                let of = |&part: &u64| trees.of_part(state.spanned, part).to_string();
                Some(parts.iter().map(of).collect())
            }
            (Way::Forest, _) => {
                let forest = Forest::of(&self.setting, state)?;
                Some(
                    forest
                        .roots
                        .iter()
                        .map(|&root| forest.sum(&[root]))
                        .collect(),
                )
            }
            (Way::Games(search), _) => {
                let left = &mut Allowance(QUICK);
                let of = |&part: &u64| {
                    let value = search.part(state, part, left).ok()?;
                    search.values.games.write(value).ok()
                };
                parts.iter().map(of).collect()
            }
            _ => None,
        }
    }

    /// The mean and the temperature of a value that is no number.
    pub fn mast(&mut self, worth: &Worth) -> Option<[String; 2]> {
        let mut own = Games::new();
        let (games, game) = match (&mut self.way, worth.game) {
            (Way::Games(search), Some(game)) => (&mut search.values.games, game),
            _ => {
                let game = own.read(worth.text.as_deref()?).ok()?;
                (&mut own, game)
            }
        };
        if games.as_number(game).is_some() {
            return None;
        }
        let graph = games.thermograph(game).ok();
        let mast = graph.map(|graph| [graph.mean.to_string(), graph.temperature.to_string()]);
        Some(mast.unwrap_or_default())
    }

    /// The parts of a state, where it falls apart altogether.
    fn independent(&self, state: State) -> Option<Vec<u64>> {
        if matches!(self.way, Way::Forest) {
            return Some(Vec::new());
        }
        let parts = self.arena.parts(state, self.arena.open(state));
        (parts.rest == 0).then_some(parts.independent)
    }
}

/// So many states more are looked at to explain a value.
const QUICK: u64 = 20_000;

impl Way {
    fn outcomes(setting: &Setting, arena: &Rc<Arena>, symmetry: &Rc<Symmetry>) -> Way {
        let (arena, symmetry) = (Rc::clone(arena), Rc::clone(symmetry));
        Way::Outcomes(outcomes::Search::new(arena, setting.manner(), symmetry))
    }
}

fn tree_worth(setting: &Setting, state: State) -> Result<Worth, Stop> {
    let graph = setting.graph();
    if let Some(alice) = setting.alice {
        let mut trees = PartizanTrees::new(graph, alice);
        if state.chosen != 0 {
            return Ok(Worth::of_number(&trees.value(state.spanned)));
        }
        if let Some(number) = trees.whole() {
            return Ok(Worth::of_number(&number));
        }
        // Either player had better begin: a switch, or both the same.
        let [best, worst] = trees.best();
        let mut games = Games::with_limit(MAX_STEPS);
        let options = [best, worst].map(|best| best.map(|number| games.number(number)));
        let [left, right] = options.map(|option| option.into_iter().collect::<Vec<_>>());
        let value = games.from_options(&left, &right)?;
        return Ok(Worth {
            text: Some(games.write(value)?),
            ..Worth::of_class(games.class(value)?)
        });
    }
    let mut trees = Trees::new(graph);
    if !setting.misere {
        let nimber = match state.chosen {
            0 => trees.whole(),
            _ => trees.nimber(state.spanned),
        };
        return Ok(Worth::of_nimber(nimber));
    }
    let wins = match state.chosen {
        0 => members(graph.all()).any(|vertex| !trees.wins_misere(1 << vertex)),
        _ => trees.wins_misere(state.spanned),
    };
    Ok(Worth::of_class(impartial(wins)))
}
