//! Game records in the format of the French federation's base.

use anyhow::{Context, Result, bail, ensure};
use std::path::Path;
use zermelo_core::othello::bitboard::{Square, single};
use zermelo_core::othello::discs::Discs;

/// A game as it was played.
pub struct Record {
    /// The squares in order, passes left out.
    pub moves: Vec<Square>,
    /// Black's score with best play of both from `depth` empty squares on.
    pub theoretical: i32,
    /// See there.
    pub depth: u32,
}

impl Record {
    /// The theoretical score, of black or of white.
    pub fn score(&self, black: bool) -> f64 {
        let score = f64::from(self.theoretical);
        if black { score } else { -score }
    }

    /// The positions as the player to move sees them, whether that is black, and
    /// the move; up to the first that is not legal.
    pub fn positions(&self) -> impl Iterator<Item = (Discs, bool, Square)> {
        let (mut discs, mut black) = (Discs::START, true);
        self.moves.iter().map_while(move |&square| {
            if discs.moves() == 0 {
                discs = discs.passed();
                black = !black;
            }
            if square >= 64 || discs.moves() & single(square) == 0 {
                return None;
            }
            let here = (discs, black, square);
            discs = discs.play(square);
            black = !black;
            Some(here)
        })
    }
}

const HEADER: usize = 16;
const GAME: usize = 68;

/// Reads all games of a folder, by file name.
///
/// # Errors
/// Where there is none, or one that is not of this format.
pub fn read_folder(folder: &Path) -> Result<Vec<Record>> {
    let list = std::fs::read_dir(folder)
        .with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut files: Vec<_> = list.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "wtb"));
    files.sort();
    let mut games = Vec::new();
    for file in files {
        let bytes = std::fs::read(&file)?;
        games.extend(read(&bytes).with_context(|| file.display().to_string())?);
    }
    if games.is_empty() {
        bail!("there are no game records in {}", folder.display());
    }
    Ok(games)
}

fn read(bytes: &[u8]) -> Result<Vec<Record>> {
    ensure!(bytes.len() >= HEADER, "the header is not whole");
    let count = u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]) as usize;
    ensure!(
        matches!(bytes[12], 0 | 8),
        "the board has {} squares a side",
        bytes[12]
    );
    ensure!(
        bytes.len() == HEADER + GAME * count,
        "{} bytes do not hold {count} games",
        bytes.len()
    );
    let depth = u32::from(bytes[14]);
    let games = bytes[HEADER..].chunks_exact(GAME);
    Ok(games
        .map(|game| Record {
            moves: game[8..]
                .iter()
                .take_while(|&&code| code != 0)
                .map(|&code| 8 * (code / 10).wrapping_sub(1) + (code % 10).wrapping_sub(1))
                .collect(),
            theoretical: 2 * i32::from(game[7]) - 64,
            depth,
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(games: u32, record: &[u8]) -> Vec<u8> {
        let mut bytes = vec![20, 26, 11, 17];
        bytes.extend(games.to_le_bytes());
        bytes.extend([0, 0, 0xea, 7, 8, 0, 24, 0]);
        bytes.extend(record);
        bytes
    }

    #[test]
    fn games_are_read() {
        let mut record = [0; GAME];
        record[6] = 40;
        record[7] = 33;
        // f5, d6, c3
        record[8..11].copy_from_slice(&[56, 64, 33]);
        let games = read(&file(1, &record)).expect("a game");
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].moves, [37, 43, 18]);
        assert_eq!(games[0].theoretical, 2);
        assert_eq!(games[0].depth, 24);
    }

    #[test]
    fn other_files_are_refused() {
        assert!(read(&[]).is_err());
        assert!(read(&file(2, &[0; GAME])).is_err());
        let mut large = file(0, &[]);
        large[12] = 10;
        assert!(read(&large).is_err());
    }
}
