//! Learn → Values: the calculator.

use zermelo_tests::{Browser, Engine, Site, zermelo};

fn type_in(browser: &Browser, expression: &str) {
    browser.run(&format!(
        "const field = document.querySelector('#expression');
         field.value = '{expression}';
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ));
}

/// What is typed is worked out as the command line does it, and a slip of the
/// finger loses nothing.
fn calculator(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/values");
    let form = "document.querySelector('[data-fact=form]')?.textContent";
    browser.wait(&format!("{form} === '{{1/2^*|-3/2^*}}'"));

    let expression = "{4|1||-1|-2}+*";
    type_in(&browser, expression);
    let record = &zermelo(&["value", expression]).records()[0];
    browser.wait(&format!("{form} === {}", record["form"]));
    for fact in ["mean", "temperature"] {
        let shown = format!("document.querySelector('[data-fact={fact}]').textContent");
        assert_eq!(browser.string(&shown), record[fact], "{fact}");
    }
    assert!(browser.shows(".thermograph svg"));

    // The tree of options opens.
    browser.click(".options details summary");
    browser.wait("document.querySelectorAll('.options .options details').length >= 2");

    // A bad expression is said, with the last answer still there.
    type_in(&browser, "{1|2");
    browser.wait("document.querySelector('#expression-fault').textContent.includes('}')");
    assert_eq!(browser.string(form), record["form"]);
}

/// What goes too deep is refused in words, and the engine lives on.
fn too_deep(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/values");
    type_in(&browser, "{^[1000]|*2}+{^[900]|*5}");
    browser.wait("document.querySelector('#expression-fault').textContent !== ''");
    assert!(!browser.shows("#error"), "no crash");
    type_in(&browser, "{^[1000]|*2}");
    let form = "document.querySelector('[data-fact=form]')?.textContent";
    browser.wait(&format!("{form} === '{{^[1000]|*2}}'"));
    assert!(!browser.shows("#expression-fault"));
}

zermelo_tests::in_every_engine!(calculator, too_deep);
