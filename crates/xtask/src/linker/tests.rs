use super::link;

/// Links modules given as (path, text), the first being the entry.
fn linked(modules: &[(&str, &str)]) -> Result<String, String> {
    let load = |path: &str| {
        modules
            .iter()
            .find(|(name, _)| *name == path)
            .map(|(_, text)| (*text).to_owned())
    };
    link(modules[0].0, &load)
        .map(|linked| linked.code)
        .map_err(|error| error.to_string())
}

fn error(text: &str) -> String {
    linked(&[("web/main.js", text), ("web/x.js", "export const a = 1;\n")]).expect_err(text)
}

#[test]
fn every_supported_form_is_linked_in_the_order_of_dependence() {
    let code = linked(&[
        ("web/main.js", "import './side.js';\nimport { a, b as c } from './lib/x.js';\nimport * as all from './lib/x.js';\nimport d from './d.js';\nconsole.log(a, c, all, d);\n"),
        ("web/side.js", "globalThis.side = 1;\n"),
        ("web/lib/x.js", "import {\n  B,\n} from '../side2.js';\nexport const a = { x: 1, y: [2, 3] };\nexport function b() {}\nexport async function f() { await b(); }\nexport class C extends B {}\n"),
        ("web/side2.js", "export class B {}\n"),
        ("web/d.js", "export default { import: undefined }.x ?? 3;\n".replace("import", "imports").leak()),
    ])
    .expect("links");
    let order: Vec<_> = code
        .lines()
        .filter(|line| line.starts_with("// web/"))
        .collect();
    assert_eq!(
        order,
        [
            "// web/side.js",
            "// web/side2.js",
            "// web/lib/x.js",
            "// web/d.js",
            "// web/main.js"
        ]
    );
    assert!(code.contains("const { a, b: c } = $m2;"), "{code}");
    assert!(code.contains("const all = $m2;"), "{code}");
    assert!(code.contains("const { default: d } = $m3;"), "{code}");
    assert!(
        code.contains("return Object.freeze({ a, b, f, C });"),
        "{code}"
    );
    assert!(code.contains("const $default = { imports"), "{code}");
    assert!(!code.contains("export"), "{code}");
}

#[test]
fn words_in_strings_and_comments_are_left_alone() {
    let text = "// import { z } from './nowhere.js';\nconst s = 'export default';\nconst t = `\nexport ${s} import`;\nx.import(s);\n";
    let code = linked(&[("web/main.js", text)]).expect("links");
    assert!(code.contains(text), "{code}");
}

#[test]
fn every_other_form_is_refused_by_file_and_line() {
    for (text, expected) in [
        ("\nexport { a };", "web/main.js:2: export {"),
        ("export * from './x.js';", "web/main.js:1: export *"),
        ("export let a = 1;", "web/main.js:1: export let"),
        (
            "export const { a } = b;",
            "web/main.js:1: export without a plain name",
        ),
        (
            "export const a = 1, b = 2;",
            "web/main.js:1: export const of several names",
        ),
        (
            "export default function f() {}",
            "web/main.js:1: export default of a declaration",
        ),
        (
            "const a = 1;\nimport './x.js';",
            "web/main.js:2: imports come before",
        ),
        (
            "function f() {\n  return import('./x.js');\n}",
            "web/main.js:2: import is only supported at the top",
        ),
        ("import('./x.js');", "web/main.js:1: this form of import"),
        (
            "import d, { a } from './x.js';",
            "web/main.js:1: this form of import",
        ),
        (
            "import { a } from 'x.js';",
            "web/main.js:1: 'x.js' should begin with",
        ),
        (
            "import { a } from '../../x.js';",
            "web/main.js:1: '../../x.js' leaves",
        ),
        (
            "\n\nimport { z } from './x.js';",
            "web/main.js:3: web/x.js does not export z",
        ),
        ("import { a } from './y.js';", "web/y.js: no such module"),
        (
            "const a = import.meta.url;",
            "web/main.js:1: imports come before",
        ),
        ("await f();", "web/main.js:1: await at the top level"),
        ("const $m1 = 2;", "web/main.js:1: the name $m1"),
        ("const a = {\n", "web/main.js:2: a bracket is not closed"),
        (
            "const a = 'b\n';",
            "web/main.js:1: this string does not end",
        ),
    ] {
        let error = error(text);
        assert!(error.starts_with(expected), "{text}\n{error}");
    }
}

#[test]
fn a_circle_is_refused() {
    let error =
        linked(&[("a.js", "import './b.js';"), ("b.js", "import './a.js';")]).expect_err("circle");
    assert_eq!(
        error,
        "a.js: modules import each other in a circle: a.js → b.js → a.js"
    );
}
