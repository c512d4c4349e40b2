use super::*;

const INDEX: &str = "<!doctype html>\n<html lang=\"en\"><head>\n\
    <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">\n\
    <!-- a > b --><link rel=\"stylesheet\" href=\"app.css\"><link rel=\"icon\" href=\"icon.svg\">\n\
    <link rel=\"manifest\" href=\"app.webmanifest\"><script type=\"module\" src=\"web/main.js\"></script>\n\
    </head><body><a href=\"#top\">x</a></body></html>\n";

fn site(index: &str) -> BTreeMap<String, Vec<u8>> {
    [
        ("index.html", index),
        ("app.css", "a > b { color: red }"),
        ("icon.svg", "<svg/>"),
    ]
    .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
    .into()
}

fn made(index: &str, program: &str) -> Result<String> {
    let data = BTreeMap::from([("i18n/en".to_owned(), serde_json::json!({ "a": "b" }))]);
    let engine = Engine {
        part: "whole".to_owned(),
        module: b"\0asm".to_vec(),
        simd128: None,
        function: "function () {}".to_owned(),
    };
    let chunk = Chunk {
        file: "games/nim.js".to_owned(),
        script: "chunk();\n".to_owned(),
        modules: Vec::new(),
        loads: Vec::new(),
    };
    page(
        &site(index),
        &Inline {
            game: Some("nim"),
            engines: vec![&engine],
            sheets: vec!["i { color: blue }"],
            data,
            chunks: vec![&chunk],
            weights: Some(b"heavy"),
        },
        program,
    )
}

#[test]
fn everything_is_inside_and_the_policy_names_it() {
    let page = made(INDEX, "main();\n").expect("a page");
    for part in [
        "<style>a > b { color: red }</style>",
        "<style>i { color: blue }</style>\n</head>",
        "data:image/svg+xml;base64,",
        // The beginning of every such stream.
        "data: 'H4sI",
        "wasm: 'H4sI",
        "game: \"nim\"",
        "host: function () {}",
        "chunks: 'H4sI",
        "weights: \"aGVhdnk=\"",
        "main();",
        "href=\"#top\"",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    for part in ["app.css", "icon.svg", "manifest", "src=\"", "<!--"] {
        assert!(!page.contains(part), "{part}\n{page}");
    }
    for style in ["a > b { color: red }", "i { color: blue }"] {
        assert!(page.contains(&digest(style)), "{page}");
    }
    assert!(page.contains(&digest("chunk();\n")), "{page}");
    let program = "main();\n";
    assert!(
        page.contains(&format!("<script>{program}</script>")) && page.contains(&digest(program)),
        "{page}"
    );
}

#[test]
fn what_does_not_fit_into_one_file_is_refused() {
    for (from, to) in [
        ("<a href=\"#top\">", "<img src=\"a.png\">"),
        ("<a href=\"#top\">", "<script src=\"b.js\"></script>"),
        (
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">",
            "",
        ),
        ("rel=\"manifest\"", "rel=\"next\""),
        ("href=\"app.css\"", "href=\"other.css\""),
    ] {
        assert!(made(&INDEX.replace(from, to), "").is_err(), "{to}");
    }
    assert!(made(INDEX, "x = '</script>';").is_err());
}
