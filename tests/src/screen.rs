//! The screens that the tests use.

/// A screen in CSS pixels and its density.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    pub width: u32,
    pub height: u32,
    pub ratio: u32,
    pub touch: bool,
}

/// A laptop.
pub const DESKTOP: Screen = Screen {
    width: 1280,
    height: 800,
    ratio: 1,
    touch: false,
};
/// A phone of the middle range.
pub const PHONE: Screen = Screen {
    width: 390,
    height: 844,
    ratio: 3,
    touch: true,
};
