//! Pictures that leave the page: PNG of the size that was asked for, SVG that any
//! reader of XML can read, `TikZ` that TeX can.

use crate::access::settle;
use serde_json::{Value, json};
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Site, in_root};

/// A position of each game with moves made, so that there is something to be seen
/// of everything that is drawn.
const POSITIONS: [(&str, &str); 8] = [
    ("nim", "nim:3,5,7;play=misere;moves=1-1,3-2"),
    ("nim-tall", "nim:1000000000,40,21"),
    ("sim", "sim:6;moves=12,34,15,26"),
    ("hackenbush", "hackenbush:BR(R)(BB)(G)"),
    ("hackenbush-drawing", "hackenbush:0-1B,1-2R,2-0G,1-1G"),
    (
        "convexity",
        "convexity:1-2,2-3,3-4,4-1,4-5;colors=ABABA;moves=1",
    ),
    ("tokens", "tokens:1>3,2>9,3>2,9>9,2>1;on=1,2"),
    ("othello", "othello:;moves=f5,d6,c3,d3,c4"),
];

/// Keeps what the page hands out to be saved, and the texts that are painted.
const KEEP: &str = "
    window.kept = [];
    window.painted = [];
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => { window.kept.push(blob); return make(blob); };
    const fill = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      if (!this.canvas.isConnected) window.painted.push(text);
      return fill.call(this, text, ...rest);
    };
    // Nobody is there to be asked where to put the file.
    HTMLAnchorElement.prototype.click = () => {};";

/// Waits for a file of this type, and takes it.
const TAKE: &str = "
    for (;;) {
      const at = window.kept.findIndex(({ type }) => type === args[0]);
      if (at >= 0) {
        const [blob] = window.kept.splice(at, 1);
        if (args[0] !== 'image/png') return await blob.text();
        const bitmap = await createImageBitmap(blob);
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
        const context = canvas.getContext('2d');
        context.drawImage(bitmap, 0, 0);
        return [bitmap.width, bitmap.height, [...context.getImageData(0, 0, 1, 1).data]];
      }
      await new Promise((later) => setTimeout(later, 20));
    }";

/// Saves the picture that the open dialog shows.
#[track_caller]
fn save(browser: &Browser, kind: &str) -> Value {
    let kinds = [
        ("png", "image/png"),
        ("svg", "image/svg+xml"),
        ("tikz", "text/x-tex"),
    ];
    let (_, mime) = kinds.iter().find(|(name, _)| *name == kind).expect(kind);
    browser.run("window.kept.length = 0; window.painted.length = 0");
    browser.click(&format!("dialog [data-download={kind}]"));
    browser.run_async(TAKE, &json!([mime]))
}

#[track_caller]
fn save_text(browser: &Browser, kind: &str) -> String {
    save(browser, kind).as_str().expect("a text").to_owned()
}

/// For people to look at, and for TeX.
fn keep_file(name: &str, text: &str) {
    let folder = in_root("target/pictures");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    std::fs::write(folder.join(name), text).expect("a file on disk");
}

/// The browser reads it as XML, and finds these texts in it.
#[track_caller]
fn check_svg(browser: &Browser, svg: &str, texts: &Value) {
    let script = "
        const read = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');
        if (read.querySelector('parsererror') || read.documentElement.localName !== 'svg') return 'no SVG';
        const found = [...read.querySelectorAll('text')].map((text) => text.textContent);
        const missing = arguments[1].filter((text) => !found.includes(text));
        const shapes = read.querySelectorAll('rect, circle, path, polyline').length;
        return missing.length ? `without ${missing}` : shapes < 3 ? 'empty' : '';";
    let wrong = browser.run_with(script, &json!([svg, texts]));
    assert_eq!(wrong, "", "{svg}");
    for odd in ["NaN", "undefined", "Infinity"] {
        assert!(!svg.contains(odd), "{odd} in {svg}");
    }
}

/// TeX would read it to the end: braces and environments close, every colour is
/// defined before it is used, and no text says anything to TeX.
#[track_caller]
fn check_tikz(tikz: &str) {
    let mut depth = 0i32;
    let mut signs = tikz
        .lines()
        .filter(|line| !line.trim_start().starts_with('%'));
    let body: String = signs.by_ref().flat_map(|line| [line, "\n"]).collect();
    let plain = body.replace("\\{", "").replace("\\}", "");
    for sign in plain.chars() {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        assert!(depth >= 0, "{tikz}");
    }
    assert_eq!(depth, 0, "{tikz}");
    for environment in ["tikzpicture", "scope"] {
        let count = |edge: &str| body.matches(&format!("\\{edge}{{{environment}}}")).count();
        assert_eq!(count("begin"), count("end"), "{tikz}");
    }
    for odd in ["NaN", "undefined", "Infinity", "e-"] {
        assert!(!body.contains(odd), "{odd} in {tikz}");
    }
    for line in body.lines().filter(|line| line.starts_with("\\node[")) {
        let text = line.rsplit_once("] at (").expect("a place").1;
        let (_, text) = text.split_once(" {").expect("a text");
        check_tex_text(text.strip_suffix("};").expect("the end of a node"));
    }
    for (_, rest) in body
        .match_indices("=z")
        .map(|(at, _)| body.split_at(at + 1))
    {
        let name = rest.split([',', ']']).next().expect("a name");
        assert!(
            body.contains(&format!("\\definecolor{{{name}}}")),
            "{name} in {tikz}"
        );
    }
}

/// Commands and mathematics taken away, nothing is left that TeX reads otherwise.
#[track_caller]
fn check_tex_text(text: &str) {
    let math: Vec<&str> = text.split('$').collect();
    // Outside and inside by turns; a dollar that is a sign has a backslash.
    let mut left = String::new();
    for (i, part) in math.iter().enumerate() {
        if i % 2 == 0 {
            left.push_str(part);
        }
    }
    let mut rest = left.chars().peekable();
    let mut said = String::new();
    while let Some(sign) = rest.next() {
        if sign != '\\' {
            said.push(sign);
        } else if rest.peek().is_some_and(char::is_ascii_alphabetic) {
            while rest.next_if(char::is_ascii_alphabetic).is_some() {}
            assert_eq!((rest.next(), rest.next()), (Some('{'), Some('}')), "{text}");
        } else {
            rest.next();
        }
    }
    let odd: Vec<char> = said
        .chars()
        .filter(|sign| "#$%&_^{}\\".contains(*sign) || *sign as u32 > 0xff)
        .collect();
    assert!(odd.is_empty(), "{odd:?} in {text}");
}

#[track_caller]
fn open_share(browser: &Browser, site: &Site, query: &str, line: &str) {
    browser.goto("about:blank");
    browser.visit(
        site,
        &format!("index.html?first=person&second=person{query}#{line}"),
    );
    browser.run(KEEP);
    browser.click("[data-action=share]");
    browser.wait_to_see("dialog[open] .picture-tools img");
}

/// A PNG has the size that was asked for, on paper of either theme or on nothing;
/// a size that no picture can have is refused in words.
fn png_of_any_size(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open_share(&browser, &site, "&theme=light", POSITIONS[0].1);
    assert_eq!(save(&browser, "png")[0], 1200);
    for (width, height) in [(16, 11), (333, 233), (4000, 2800)] {
        browser.choose("#picture-width", &width.to_string());
        let png = save(&browser, "png");
        assert_eq!((&png[0], &png[1]), (&json!(width), &json!(height)));
    }
    let corner = |theme: &str, paper: &str| {
        browser.choose("#picture-width", "100");
        browser.choose("#picture-theme", theme);
        browser.choose("#picture-paper", paper);
        let png = save(&browser, "png");
        let dot = png[2].as_array().expect("a dot").clone();
        dot.iter().filter_map(Value::as_u64).collect::<Vec<_>>()
    };
    let (light, dark) = (corner("light", "paper"), corner("dark", "paper"));
    assert!(light[0] > 200 && dark[0] < 60, "{light:?} {dark:?}");
    assert_eq!(corner("dark", "none")[3], 0, "nothing behind it");
    // The page itself is as it was.
    assert_eq!(
        browser.string("document.documentElement.dataset.theme"),
        "light"
    );

    for bad in ["15", "8193", "12.5", ""] {
        browser.choose("#picture-width", bad);
        browser.run("window.kept.length = 0");
        browser.click("dialog [data-download=png]");
        assert!(browser.text(".picture-said").contains("8,192"), "{bad}");
        assert_eq!(browser.run("return window.kept.length"), 0, "{bad}");
    }
    assert_eq!(browser.take_errors(), Vec::<String>::new());
}

/// Every text of the canvas is in the SVG, and the `TikZ` of every game is such that
/// TeX can read it.
fn svg_and_tikz_of_every_game(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for (name, line) in POSITIONS {
        open_share(&browser, &site, "", line);
        save(&browser, "png");
        let painted = browser.run("return [...window.painted]");
        let svg = save_text(&browser, "svg");
        check_svg(&browser, &svg, &painted);
        keep_file(&format!("{name}.svg"), &svg);
        let tikz = save_text(&browser, "tikz");
        check_tikz(&tikz);
        assert!(tikz.contains("\\documentclass[tikz"), "{tikz}");
        keep_file(&format!("{name}.tex"), &tikz);
    }
    // Where the core writes vertices by name, that is what one gets.
    open_share(&browser, &site, "", "tokens:1>2;on=1");
    let row = browser.string("document.querySelector('#share-tikz').value.trim()");
    assert!(save_text(&browser, "tikz").contains(&row), "{row}");
    assert_eq!(browser.take_errors(), Vec::<String>::new());
}

/// Opens the picture dialog of a panel of the X-ray.
#[track_caller]
fn open_figure(browser: &Browser, site: &Site, line: &str, panel: &str) {
    browser.goto("about:blank");
    let page = format!("index.html?mode=full&first=person&second=person#{line}");
    browser.visit(site, &page);
    browser.run(KEEP);
    let panel = format!("[data-panel={panel}]");
    browser.wait_to_see(&format!("{panel} [data-picture]"));
    browser.click(&format!("{panel} > .picture-button"));
    browser.wait_to_see("dialog[open] .picture-tools img");
}

/// The figures of the page, as they stand there.
fn figures(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for (name, line, panel, texts) in [
        (
            "figure-nim",
            "nim:21;play=misere;max=3;moves=1-2",
            "graph",
            json!(["21", "19", "1"]),
        ),
        (
            "figure-sim",
            "sim:6;moves=12,34,15",
            "graph",
            json!(["0", "15"]),
        ),
        (
            "figure-tokens",
            "tokens:1>3,2>9,3>2,9>9,2>1;on=1,2",
            "quotient",
            json!(["1"]),
        ),
        (
            "figure-parts",
            "convexity:1-2,2-3,3-4,4-5,5-6;moves=3",
            "parts",
            json!(["1", "6"]),
        ),
        (
            "figure-number",
            "hackenbush:BR(R)(BB)",
            "value",
            json!(["3/4"]),
        ),
        (
            "figure-thermograph",
            "hackenbush:0-1B,1-2G,2-0R,0-3G,3-4B",
            "value",
            json!([]),
        ),
    ] {
        open_figure(&browser, &site, line, panel);
        let svg = save_text(&browser, "svg");
        check_svg(&browser, &svg, &texts);
        keep_file(&format!("{name}.svg"), &svg);
        let tikz = save_text(&browser, "tikz");
        check_tikz(&tikz);
        keep_file(&format!("{name}.tex"), &tikz);
        browser.choose("#picture-width", "640");
        assert_eq!(save(&browser, "png")[0], 640, "{name}");
    }
    // Two figures in one panel: one chooses which.
    open_figure(&browser, &site, "sim:6;moves=12,34,15", "graph");
    browser.choose("#picture-which", "1");
    let walk = save_text(&browser, "svg");
    check_svg(&browser, &walk, &json!([]));
    let tikz = save_text(&browser, "tikz");
    check_tikz(&tikz);
    keep_file("figure-walk.svg", &walk);
    keep_file("figure-walk.tex", &tikz);
    assert_eq!(browser.take_errors(), Vec::<String>::new());
}

/// Where nothing is drawn there is no button.
fn no_picture_no_button(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        "index.html?mode=full&first=person&second=person#nim:3,5,7",
    );
    browser.wait_to_see("[data-panel=graph]");
    browser.wait_to_see("#moves [data-judged]");
    assert!(!browser.shows("[data-panel=graph] .picture-button"));
}

/// The LaTeX of a value: in the calculator, and in Share where the value is to be
/// seen; its thermograph as a picture.
fn latex_of_a_value(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/values/%7B1%7C-1%7D");
    browser.wait_to_see("#value-latex");
    let latex = "document.querySelector('#value-latex').value";
    assert_eq!(browser.string(latex), r"\left\{1\mid-1\right\}");
    browser.run(KEEP);
    browser.click(".thermograph .picture-button");
    browser.wait_to_see("dialog[open] .picture-tools img");
    let svg = save_text(&browser, "svg");
    check_svg(&browser, &svg, &json!(["1", "0", "-1"]));
    let tikz = save_text(&browser, "tikz");
    check_tikz(&tikz);
    keep_file("thermograph.tex", &tikz);

    open_share(&browser, &site, "&mode=full", "hackenbush:BR(R)(BB)");
    browser.wait_to_see("#share-latex");
    let latex = browser.string("document.querySelector('#share-latex').value");
    assert_eq!(latex, r"\tfrac{3}{4}");
    // What the link keeps to itself is not given away here.
    open_share(&browser, &site, "&mode=hidden", "hackenbush:BR(R)(BB)");
    browser.wait_to_see("#share-tikz");
    assert!(!browser.shows("#share-latex"));
    assert_eq!(browser.take_errors(), Vec::<String>::new());
}

/// The dialog fits the screen, on a phone too; for people to look at.
fn fits(engine: Engine) {
    let site = Site::new();
    for (screen, device) in [(DESKTOP, "desktop"), (PHONE, "phone")] {
        let browser = Browser::on(engine, screen);
        for theme in ["light", "dark"] {
            browser.visit(&site, &format!("index.html?theme={theme}#learn/values"));
            browser.click(".thermograph .picture-button");
            browser.wait("document.querySelector('.picture-tools img')?.naturalWidth > 0");
            browser.choose("#picture-paper", "none");
            browser.picture(&format!("picture-{device}-{theme}"));
            let out = browser.run(
                "const box = document.querySelector('dialog .dialog-body');
                 return box.scrollWidth - box.clientWidth;",
            );
            assert_eq!(out, 0, "{device} {theme}");
            browser.goto("about:blank");
        }
        browser.visit(&site, "index.html?theme=light#sim:6;moves=12,34");
        if screen == PHONE {
            browser.click(".toolbar [data-action=menu]");
            settle(&browser);
        }
        browser.click("[data-action=share]");
        browser.wait("document.querySelector('.picture-tools img')?.naturalWidth > 0");
        browser.run("document.querySelector('.picture-tools').scrollIntoView()");
        browser.picture(&format!("share-{device}"));
    }
}

zermelo_tests::in_every_engine!(
    fits,
    png_of_any_size,
    svg_and_tikz_of_every_game,
    figures,
    no_picture_no_button,
    latex_of_a_value
);
