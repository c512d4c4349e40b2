// Put into every page by the test server: keeps what goes wrong, for the test to read.
(() => {
  const errors = [];
  window.testErrors = errors;
  // Lets a test ask the page's own modules; a driver's script may not import.
  window.testImport = (path) => import(path);
  window.addEventListener('error', (event) => {
    errors.push(event.message ? `${event.message} (${event.filename}:${event.lineno})` : `${event.target?.tagName} did not load`);
  }, true);
  window.addEventListener('unhandledrejection', (event) => errors.push(`unhandled: ${event.reason?.stack ?? String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => errors.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  const error = console.error;
  console.error = (...words) => {
    errors.push(words.map(String).join(' '));
    error.apply(console, words);
  };
})();
