// The labels of a control, without asking it for `labels`: WebKit keeps that list after the page has been left, and
// ends its process in the middle of another when the list is collected at last (2.50).
function labelsOf(control) {
  const around = control.closest('label');
  const named = control.id ? [...document.querySelectorAll(`label[for="${CSS.escape(control.id)}"]`)] : [];
  return around && !around.htmlFor ? [around, ...named] : named;
}
