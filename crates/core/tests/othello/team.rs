//! Several workers at one search as the page has them: parts are handed out, and
//! when there are none left those who are free run errands for the others.

use fastrand::Rng;
use std::collections::HashSet;
use zermelo_core::job::Step;
use zermelo_core::share::{ERRAND, Gathered, Part, Share, Worker};

/// How the workers behave.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// How many there are.
    pub workers: usize,
    /// Whether they run errands for one another.
    pub help: bool,
    /// What others could do is told each time that so many positions were visited.
    pub told_every: u64,
    /// About so many positions are visited in a slice.
    pub slice: u64,
    /// Some are slower than others, and some die.
    pub chance: Option<u64>,
}

/// What it took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Positions visited by all together.
    pub total: u64,
    /// As many positions as one visits in the same time.
    pub longest: u64,
    /// Errands that were run to their end, and those that were not needed in the end.
    pub errands: [u32; 2],
    /// Workers that died.
    pub deaths: u32,
}

struct Member {
    worker: Box<dyn Worker>,
    /// What it has now, and who asked for it.
    at: Option<(Part, Option<usize>)>,
    errands: Vec<Part>,
    nodes: u64,
    /// Its time, in positions visited or waited for.
    clock: u64,
    /// When it last told what others could do.
    told: u64,
    recalled: bool,
}

impl Member {
    fn new<S: Share>(share: &S) -> Member {
        Member {
            worker: share.worker(),
            at: None,
            errands: Vec::new(),
            nodes: 0,
            clock: 0,
            told: 0,
            recalled: false,
        }
    }
}

/// Position and depth, by which errands are told apart.
fn key(errand: &Part) -> Vec<i32> {
    errand.found[..5].to_vec()
}

/// As it goes from one module to another.
fn posted(part: &Part) -> Part {
    Part::read(&part.write()).expect("a part")
}

/// Works until all parts are done; what is known each time that a part comes back
/// is shown to `look`.
pub fn work<S: Share>(
    share: &S,
    manners: Manners,
    mut look: impl FnMut(&Gathered<S::Output>),
) -> Cost {
    let mut team = Team {
        share,
        manners,
        parts: share.parts(),
        members: (0..manners.workers).map(|_| Member::new(share)).collect(),
        news: Vec::new(),
        fatal: HashSet::new(),
        dice: Rng::with_seed(manners.chance.unwrap_or(0)),
        cost: Cost::default(),
        last: Vec::new(),
        now: 0,
    };
    while team.parts.iter().any(|part| !part.done) {
        team.deal();
        if team.slice() {
            let nodes = team.cost.total;
            look(&share.gather(&team.parts, nodes));
        }
    }
    team.cost.longest = team.now;
    team.cost
}

struct Team<'a, S> {
    share: &'a S,
    manners: Manners,
    parts: Vec<Part>,
    members: Vec<Member>,
    /// What was found on errands, for those who take up what another has lost.
    news: Vec<Part>,
    /// Errands that a worker died of.
    fatal: HashSet<Vec<i32>>,
    dice: Rng,
    cost: Cost,
    /// Who had each part before.
    last: Vec<Option<usize>>,
    now: u64,
}

impl<S: Share> Team<'_, S> {
    fn choose(&self, member: usize) -> Option<Part> {
        let open = || self.parts.iter().filter(|part| !part.done);
        let behind = open().map(|part| part.rank).min()?;
        let taken = |part: &&Part| {
            let at = |member: &Member| member.at.as_ref().map(|(at, _)| at.place);
            self.members
                .iter()
                .any(|member| at(member) == Some(part.place))
        };
        let knows = |part: &Part| self.last.get(part.place) == Some(&Some(member));
        open()
            .filter(|part| !taken(part) && part.rank <= behind + 2)
            .min_by_key(|part| (part.rank, !knows(part), -part.worth))
            .cloned()
    }

    fn choose_errand(&self) -> Option<(Part, usize)> {
        let taken: HashSet<Vec<i32>> = (self.members.iter())
            .filter_map(|member| member.at.as_ref())
            .filter(|(part, _)| part.place == ERRAND)
            .map(|(part, _)| key(part))
            .collect();
        let mut all: Vec<(Part, usize)> = Vec::new();
        for (asker, member) in self.members.iter().enumerate() {
            if member.at.is_some() {
                all.extend(member.errands.iter().cloned().map(|errand| (errand, asker)));
            }
        }
        all.retain(|(errand, _)| errand.rank < 2);
        all.retain(|(errand, _)| {
            !taken.contains(&key(errand)) && !self.fatal.contains(&key(errand))
        });
        all.into_iter()
            .min_by_key(|(errand, _)| (errand.rank, -errand.worth))
    }

    fn deal(&mut self) {
        let busy = self.members.iter().filter(|member| member.at.is_some());
        let now = busy.map(|member| member.clock).min();
        for place in 0..self.members.len() {
            if self.members[place].at.is_some() {
                continue;
            }
            let given = match self.choose(place) {
                Some(part) => Some((part, None)),
                None if self.manners.help => self
                    .choose_errand()
                    .map(|(errand, asker)| (errand, Some(asker))),
                None => None,
            };
            if let Some((part, asker)) = given {
                if let Some(asker) = asker {
                    // It is not given away twice.
                    let errands = &mut self.members[asker].errands;
                    errands.retain(|errand| key(errand) != key(&part));
                }
                let member = &mut self.members[place];
                assert!(member.worker.take_up(&posted(&part)), "{part:?}");
                member.at = Some((part, asker));
                // It had nothing to do until now.
                member.clock = member.clock.max(now.unwrap_or(0));
                member.errands.clear();
                member.recalled = false;
            }
        }
    }

    /// Whoever is behind in time works for a while; whether a part came back.
    fn slice(&mut self) -> bool {
        let busy = self.members.iter().enumerate();
        let busy = busy.filter(|(_, member)| member.at.is_some());
        let next = busy.min_by_key(|(_, member)| member.clock);
        let (mut place, _) = next.expect("somebody has something to do");
        let mut budget = self.manners.slice;
        if self.manners.chance.is_some() {
            let busy = |place: &usize| self.members[*place].at.is_some();
            let all: Vec<usize> = (0..self.members.len()).filter(busy).collect();
            place = all[self.dice.usize(..all.len())];
            if self.dice.u32(..30) == 0 {
                self.die(place);
                return false;
            }
            budget = self.dice.u64(1..=3 * budget);
        }
        let member = &mut self.members[place];
        let step = member.worker.step(budget);
        let nodes = member.worker.nodes();
        self.cost.total += nodes - member.nodes;
        member.clock += nodes - member.nodes;
        member.nodes = nodes;
        self.now = self.now.max(member.clock);
        match step {
            Step::Done(part) => return self.take(place, posted(&part)),
            Step::Working(_)
                if self.manners.help && member.clock >= member.told + self.manners.told_every =>
            {
                member.told = member.clock;
                self.tell(place);
            }
            Step::Working(_) => {}
        }
        false
    }

    fn take(&mut self, place: usize, part: Part) -> bool {
        let (given, asker) = self.members[place].at.take().expect("it had something");
        self.recall(|_, by| by == place);
        if let Some(asker) = asker {
            assert_eq!(key(&part), key(&given));
            self.cost.errands[usize::from(!part.done)] += 1;
            if part.done {
                self.members[asker].worker.hear(&part);
                self.news.push(part);
            }
            return false;
        }
        assert_eq!(part.place, given.place);
        assert!(part.rank > given.rank || part.done);
        let at = part.place;
        self.last.resize(self.parts.len(), None);
        self.last[at] = Some(place);
        self.parts[at] = part;
        true
    }

    /// Those errands are not wanted any more.
    fn recall(&mut self, which: impl Fn(&Part, usize) -> bool) {
        for member in &mut self.members {
            if let Some((errand, Some(asker))) = &member.at
                && !member.recalled
                && which(errand, *asker)
            {
                member.worker.hear(&posted(errand));
                member.recalled = true;
            }
        }
    }

    /// One tells what others could do.
    fn tell(&mut self, place: usize) {
        let member = &mut self.members[place];
        member.errands = member.worker.errands().iter().map(posted).collect();
        let wanted: HashSet<Vec<i32>> = member.errands.iter().map(key).collect();
        self.recall(|errand, asker| asker == place && !wanted.contains(&key(errand)));
    }

    fn die(&mut self, place: usize) {
        self.cost.deaths += 1;
        let left = self.members[place].at.take();
        self.recall(|_, asker| asker == place);
        // Nobody waits for what it was asked; who asked may have died meanwhile.
        for member in &mut self.members {
            if let Some((_, Some(asker))) = &mut member.at
                && *asker == place
            {
                member.recalled = true;
            }
        }
        self.members[place] = Member::new(self.share);
        match left {
            Some((errand, Some(_))) => {
                self.fatal.insert(key(&errand));
            }
            // Another takes up the part, and is told what was found for it.
            _ => {
                for news in &self.news {
                    self.members[place].worker.hear(news);
                }
            }
        }
    }
}
