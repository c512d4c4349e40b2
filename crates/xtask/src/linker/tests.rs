use super::{Linked, link};

/// Links modules given as (path, text), the first being the entry.
fn linked(modules: &[(&str, &str)]) -> Result<String, String> {
    split(modules).map(|linked| linked.code)
}

fn split(modules: &[(&str, &str)]) -> Result<Linked, String> {
    let load = |path: &str| {
        modules
            .iter()
            .find(|(name, _)| *name == path)
            .map(|(_, text)| (*text).to_owned())
    };
    link(modules[0].0, &load).map_err(|error| error.to_string())
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
            "function f() {\n  return import(`./${x}.js`);\n}",
            "web/main.js:2: import() is only supported of one path",
        ),
        (
            "f(import('./x.js', { with: {} }));",
            "web/main.js:1: import() is only supported of one path",
        ),
        (
            "import('./' + name + '.js');",
            "web/main.js:1: import() is only supported of one path",
        ),
        ("import('x.js');", "web/main.js:1: 'x.js' should begin with"),
        ("import('./y.js');", "web/y.js: no such module"),
        (
            "import './x.js';\nimport('./x.js');",
            "web/main.js:2: web/x.js is part of the program already",
        ),
        (
            "function f() {\n  import './x.js';\n}",
            "web/main.js:2: import is only supported at the top",
        ),
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
        ("$import();", "web/main.js:1: the name $import"),
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

/// Two chunks and a program: what only one needs, what both need, what the
/// program has anyway.
const CHUNKS: [(&str, &str); 6] = [
    (
        "web/main.js",
        "import { base } from './base.js';\nconst load = { a: () => import('./games/a.js'), b() { return import(\"./games/b.js\"); } };\nload[base]();\n",
    ),
    ("web/base.js", "export const base = 'a';\n"),
    (
        "web/games/a.js",
        "import { base } from '../base.js';\nimport { both } from './both.js';\nimport * as own from './own.js';\nexport const a = [base, both, own];\n",
    ),
    ("web/games/own.js", "export const own = 1;\n"),
    (
        "web/games/b.js",
        "import { both } from './both.js';\nexport const b = async () => [both, await import('./a.js')];\n",
    ),
    ("web/games/both.js", "export const both = 2;\n"),
];

#[test]
fn what_is_imported_later_is_a_script_of_its_own() {
    let Linked {
        code,
        modules,
        chunks,
        entry,
        loads,
    } = split(&CHUNKS).expect("links");
    assert_eq!(modules, ["web/base.js", "web/main.js", "web/games/both.js"]);
    assert_eq!(entry, "$m1");
    assert_eq!(loads, ["games/a.js", "games/b.js"]);
    assert!(code.contains("a: () => $import('games/a.js')"), "{code}");
    assert!(code.contains("return $import('games/b.js');"), "{code}");
    assert!(code.contains("($program ??= { $m0, $m2 })"), "{code}");

    let files: Vec<_> = chunks.iter().map(|chunk| chunk.file.as_str()).collect();
    assert_eq!(files, ["games/a.js", "games/b.js"]);
    assert_eq!(chunks[0].modules, ["web/games/own.js", "web/games/a.js"]);
    assert_eq!(chunks[1].modules, ["web/games/b.js"]);
    assert!(chunks[0].loads.is_empty());
    assert_eq!(chunks[1].loads, ["games/a.js"]);
    let (a, b) = (&chunks[0].script, &chunks[1].script);
    assert!(
        a.starts_with("(globalThis.zermeloChunks ??= {})['games/a.js'] = ($program, $import) => {"),
        "{a}"
    );
    assert!(a.contains("const { $m0, $m2 } = $program;"), "{a}");
    assert!(a.contains("const { both } = $m2;"), "{a}");
    assert!(a.ends_with("return $m4;\n};\n"), "{a}");
    assert!(b.contains("const { $m2 } = $program;"), "{b}");
    assert!(b.contains("await $import('games/a.js')"), "{b}");
}

/// A chunk that loads others: what they need is in it, not in the program, as
/// long as nobody else needs it.
#[test]
fn what_chunks_of_a_chunk_need_is_part_of_that_chunk() {
    let Linked {
        code,
        modules,
        chunks,
        ..
    } = split(&[
        (
            "web/main.js",
            "import('./a.js');\nimport('./b.js');\nimport('./c.js');\n",
        ),
        (
            "web/a.js",
            "import { draw } from './draw.js';\nexport const a = { draw, edit: () => import('./edit.js'), learn: () => import('./learn.js') };\n",
        ),
        ("web/draw.js", "export const draw = 1;\n"),
        (
            "web/edit.js",
            "import { draw } from './draw.js';\nimport { form } from './form.js';\nimport { step } from './step.js';\nimport('./c.js');\nexport const edit = [draw, form, step];\n",
        ),
        (
            "web/learn.js",
            "import { form } from './form.js';\nexport const learn = form;\n",
        ),
        ("web/form.js", "export const form = 2;\n"),
        ("web/step.js", "export const step = 3;\n"),
        ("web/b.js", "import './step.js';\n"),
        ("web/c.js", "export const c = 4;\n"),
    ])
    .expect("links");
    assert_eq!(modules, ["web/main.js", "web/step.js"]);
    assert!(code.contains("($program ??= { $m1 })"), "{code}");
    let parts: Vec<_> = chunks.iter().map(|chunk| chunk.modules.join(" ")).collect();
    assert_eq!(
        parts,
        [
            "web/draw.js web/a.js web/form.js",
            "web/edit.js",
            "web/learn.js",
            "web/b.js",
            "web/c.js",
        ]
    );
    let (a, edit) = (&chunks[0].script, &chunks[1].script);
    assert!(a.contains("edit: () => $import('edit.js')"), "{a}");
    assert!(
        a.ends_with("Object.assign($program, { $m2, $m4 });\nreturn $m3;\n};\n"),
        "{a}"
    );
    assert!(
        edit.contains("const { $m1, $m2, $m4 } = $program;"),
        "{edit}"
    );
}

/// Two of five chunks need the same: it comes with them, not with the program.
#[test]
fn what_some_chunks_need_is_a_script_aside() {
    let Linked {
        code,
        modules,
        chunks,
        ..
    } = split(&[
        (
            "web/main.js",
            "import('./a.js');\nimport('./b.js');\nimport('./c.js');\nimport('./d.js');\nimport('./e.js');\n",
        ),
        (
            "web/a.js",
            "import { curve } from './curve.js';\nexport const a = [curve, () => import('./edit.js')];\n",
        ),
        (
            "web/edit.js",
            "import { pad } from './pad.js';\nexport const edit = pad;\n",
        ),
        (
            "web/b.js",
            "import { curve } from './curve.js';\nimport { pad } from './pad.js';\nexport const b = [curve, pad];\n",
        ),
        (
            "web/pad.js",
            "import { curve } from './curve.js';\nimport { most } from './most.js';\nexport const pad = [curve, most];\n",
        ),
        (
            "web/curve.js",
            "import { point } from './point.js';\nexport const curve = point;\n",
        ),
        ("web/point.js", "export const point = 1;\n"),
        ("web/c.js", "import './most.js';\n"),
        ("web/d.js", ""),
        ("web/e.js", ""),
        ("web/most.js", "export const most = 2;\n"),
    ])
    .expect("links");
    assert_eq!(modules, ["web/main.js", "web/most.js"]);
    let parts: Vec<_> = chunks.iter().map(|chunk| chunk.modules.join(" ")).collect();
    assert_eq!(
        parts,
        [
            "web/point.js web/curve.js",
            "web/pad.js",
            "web/a.js",
            "web/edit.js",
            "web/b.js",
            "web/c.js",
            "web/d.js",
            "web/e.js",
        ]
    );
    assert_eq!(chunks[0].file, "point.js");
    assert!(
        code.contains("const $needs = { 'pad.js': ['point.js'], 'a.js': ['point.js'], 'edit.js': ['pad.js'], 'b.js': ['point.js', 'pad.js'] };"),
        "{code}"
    );
    let pad = &chunks[1].script;
    assert!(pad.contains("const { $m1, $m3 } = $program;"), "{pad}");
    assert!(
        pad.ends_with("Object.assign($program, { $m4 });\nreturn $m4;\n};\n"),
        "{pad}"
    );
}

#[test]
fn a_program_that_loads_nothing_later_carries_no_loader() {
    let code = linked(&[("web/main.js", "x.import(y);\n")]).expect("links");
    assert!(!code.contains("$import"), "{code}");
}

/// A chunk that another one imports at the top would exist twice.
#[test]
fn a_chunk_inside_another_is_refused() {
    let error = split(&[
        ("web/main.js", "import('./a.js');\nimport('./b.js');\n"),
        ("web/a.js", "import './b.js';\n"),
        ("web/b.js", "globalThis.b = 1;\n"),
    ]);
    let error = error.err().expect("refused");
    assert_eq!(
        error,
        "web/main.js:2: web/b.js is part of the program already: import it at the top"
    );
}
