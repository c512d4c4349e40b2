//! The thermograph as a picture.
//!
//! By custom Left's numbers stand on the left and the tax rises upwards. The
//! parts have classes, so that a page can give them its own colours; by
//! themselves they are drawn in colours that can be told apart by everybody.

use std::fmt::Write as _;

use super::dyadic::Dyadic;
use super::short::{Point, Thermograph, Wall};

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 360.0;
const MARGIN: f64 = 48.0;

/// Draws a thermograph as SVG.
pub fn thermograph_svg(graph: &Thermograph) -> String {
    let frame = Frame::around(graph);
    let mut svg = String::new();
    // Writing to a String cannot fail, so the results are let go throughout.
    let _ = write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" font-size="14">"#
    );
    let _ = write!(
        svg,
        "<title>mean {}, temperature {}</title>",
        graph.mean, graph.temperature
    );
    let base = frame.y(0.0);
    let _ = write!(
        svg,
        r##"<path class="thermo-axis" d="M{MARGIN} {base}H{}" fill="none" stroke="#777777"/>"##,
        WIDTH - MARGIN
    );
    frame.ticks(&mut svg, graph);
    frame.wall(&mut svg, &graph.left, "thermo-left", "#c63d1f", "");
    frame.wall(
        &mut svg,
        &graph.right,
        "thermo-right",
        "#1f4e9e",
        r#" stroke-dasharray="7 4""#,
    );
    frame.mast(&mut svg, graph);
    svg.push_str("</svg>\n");
    svg
}

/// Where values and taxes go on the sheet: both to the same scale, so that walls
/// lean at 45 degrees.
struct Frame {
    middle: f64,
    unit: f64,
}

impl Frame {
    fn around(graph: &Thermograph) -> Frame {
        let points = graph.left.0.iter().chain(&graph.right.0);
        let values: Vec<f64> = points.map(|point| approximate(&point.value)).collect();
        let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let lowest = values.iter().copied().fold(f64::INFINITY, f64::min);
        let spare = ((highest - lowest) * 0.15).max(0.5);
        let width = highest - lowest + 2.0 * spare;
        let height = approximate(&graph.temperature).max(0.0) * 1.35 + 0.5;
        Frame {
            middle: f64::midpoint(highest, lowest),
            unit: ((WIDTH - 2.0 * MARGIN) / width).min((HEIGHT - 2.0 * MARGIN) / height),
        }
    }

    fn x(&self, value: f64) -> f64 {
        round(WIDTH / 2.0 + (self.middle - value) * self.unit)
    }

    fn y(&self, tax: f64) -> f64 {
        round(HEIGHT - MARGIN - tax * self.unit)
    }

    fn wall(&self, svg: &mut String, wall: &Wall, class: &str, colour: &str, dash: &str) {
        let corner = |point: &Point| {
            let (x, y) = (
                self.x(approximate(&point.value)),
                self.y(approximate(&point.tax)),
            );
            format!("{x} {y}")
        };
        let path: Vec<String> = wall.0.iter().map(corner).collect();
        let _ = write!(
            svg,
            r#"<path class="{class}" d="M{}" fill="none" stroke="{colour}" stroke-width="3"{dash}/>"#,
            path.join("L")
        );
    }

    fn mast(&self, svg: &mut String, graph: &Thermograph) {
        let x = self.x(approximate(&graph.mean));
        let foot = self.y(approximate(&graph.temperature).max(0.0));
        let top = MARGIN - 16.0;
        let _ = write!(
            svg,
            r##"<path class="thermo-mast" d="M{x} {foot}V{top}M{} {}L{x} {top}L{} {}" fill="none" stroke="#222222" stroke-width="3"/>"##,
            x - 5.0,
            top + 8.0,
            x + 5.0,
            top + 8.0
        );
    }

    /// The stops and the mean below, the temperature at the side.
    fn ticks(&self, svg: &mut String, graph: &Thermograph) {
        let mut values: Vec<&Dyadic> = vec![&graph.mean];
        values.extend(graph.left.0.first().map(|point| &point.value));
        values.extend(graph.right.0.first().map(|point| &point.value));
        values.sort();
        values.dedup();
        let base = self.y(0.0);
        for value in values {
            let x = self.x(approximate(value));
            let _ = write!(
                svg,
                r##"<path class="thermo-axis" d="M{x} {base}v6" stroke="#777777"/><text class="thermo-text" x="{x}" y="{}" text-anchor="middle" fill="#444444">{}</text>"##,
                base + 24.0,
                short(value)
            );
        }
        if graph.temperature > Dyadic::ZERO {
            let y = self.y(approximate(&graph.temperature));
            let (left, right) = (MARGIN, WIDTH - MARGIN);
            let _ = write!(
                svg,
                r##"<path class="thermo-axis" d="M{left} {y}H{right}" stroke="#bbbbbb" stroke-dasharray="2 5"/><text class="thermo-text" x="{}" y="{}" text-anchor="end" fill="#444444">{}</text>"##,
                left - 8.0,
                y + 5.0,
                short(&graph.temperature)
            );
        }
    }
}

/// For drawing only: numbers are never calculated with this way.
fn approximate(number: &Dyadic) -> f64 {
    match number.small() {
        Some((numerator, exponent)) => numerator as f64 / (1u64 << exponent) as f64,
        None => {
            let whole = number.floor().to_integer();
            whole.map_or(if number.sign().is_lt() { -1e15 } else { 1e15 }, |n| {
                n as f64
            })
        }
    }
}

/// A number that fits under a tick.
fn short(number: &Dyadic) -> String {
    let text = number.to_string();
    if text.len() <= 12 {
        text
    } else {
        format!("{}…", &text[..11])
    }
}

fn round(x: f64) -> f64 {
    (x * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::super::short::Games;
    use super::*;

    #[test]
    fn a_switch_is_a_tent_under_a_mast() {
        let mut games = Games::new();
        let switch = games.read("{1|-1}").unwrap();
        let svg = thermograph_svg(&games.thermograph(switch).unwrap());
        // Left's wall begins on the left, where the greater numbers are.
        let start = |class: &str| {
            let path = svg
                .split(&format!(r#"class="{class}" d="M"#))
                .nth(1)
                .unwrap();
            path.split(' ').next().unwrap().parse::<f64>().unwrap()
        };
        assert!(start("thermo-left") < start("thermo-mast"));
        assert!(start("thermo-mast") < start("thermo-right"));
        assert!(svg.contains("<title>mean 0, temperature 1</title>"));
    }

    #[test]
    fn numbers_of_any_size_can_be_drawn() {
        let mut games = Games::new();
        for text in [
            "0",
            "-7/8",
            "123456789012345678901234567890",
            "{10|3||-2|-9}",
        ] {
            let value = games.read(text).unwrap();
            let svg = thermograph_svg(&games.thermograph(value).unwrap());
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{text}");
        }
    }
}
