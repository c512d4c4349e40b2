//! Learn → Values: the calculator.

use zermelo_tests::{Browser, Engine, Site, zermelo};

/// What is typed is worked out as the command line does it, and a slip of the
/// finger loses nothing.
fn calculator(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/values");
    let form = "document.querySelector('[data-fact=form]')?.textContent";
    browser.wait(&format!("{form} === '{{1/2^*|-3/2^*}}'"));

    let expression = "{4|1||-1|-2}+*";
    browser.run(&format!(
        "const field = document.querySelector('#expression');
         field.value = '{expression}';
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ));
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
    browser.run(
        "const field = document.querySelector('#expression');
         field.value = '{1|2';
         field.dispatchEvent(new Event('input', { bubbles: true }));",
    );
    browser.wait("document.querySelector('#expression-fault').textContent.includes('}')");
    assert_eq!(browser.string(form), record["form"]);
}

zermelo_tests::in_every_engine!(calculator);
