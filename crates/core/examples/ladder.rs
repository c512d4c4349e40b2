use zermelo_core::game::{Ending, Game, Seat};
use zermelo_core::job;
use zermelo_core::othello::Othello;
use zermelo_core::robot::{self, Robot};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().unwrap();
    for pair in args[1..].chunks(2) {
        let robots = [&pair[0], &pair[1]].map(|n| Robot::read::<Othello>(n).unwrap());
        let mut score = 0.0;
        let mut discs = 0i64;
        let t = std::time::Instant::now();
        for game in 0..games {
            let mut rng = fastrand::Rng::with_seed(game / 2);
            let mut p = Othello::START;
            for _ in 0..8 {
                if let Some(m) = p.random_move(&mut rng) {
                    p = p.play(&m).unwrap();
                }
            }
            let mut ply = 0;
            while p.ending().is_none() {
                let who = (p.turn().index() + game as usize) % 2;
                let c = job::finish(robot::choose(&p, robots[who], game * 1000 + ply)).unwrap();
                p = p.play(&c.choice).unwrap();
                ply += 1;
            }
            let first_seat = if game % 2 == 0 {
                Seat::First
            } else {
                Seat::Second
            };
            score += match p.ending().unwrap() {
                Ending::Won(s) if s == first_seat => 1.0,
                Ending::Drawn => 0.5,
                _ => 0.0,
            };
            let d = p.black().count_ones() as i64 - p.white().count_ones() as i64;
            discs += if game % 2 == 0 { d } else { -d };
        }
        println!(
            "{} vs {}: {:.3} ±{:.3} discs {:+.1} ({:.1}s)",
            pair[0],
            pair[1],
            score / games as f64,
            0.5 / (games as f64).sqrt(),
            discs as f64 / games as f64,
            t.elapsed().as_secs_f64()
        );
    }
}
