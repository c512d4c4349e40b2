/**
 * Tells the page around a frame how high it would like to be, in the ways that course pages understand: our own message,
 * Canvas's `lti.frameResize`, and H5P's conversation (hello, prepareResize, resize).
 */

/** @param {(message: Record<string, unknown>) => void} post  to the page around @returns {{ hear: (data: any) => void, destroy: () => void }} */
export function tellHeight(post) {
  let told = 0;
  let h5p = false;

  const wanted = () => Math.ceil(document.body.getBoundingClientRect().height);

  function tell() {
    const height = wanted();
    if (height === told || height === 0) return;
    told = height;
    post({ zermelo: 1, type: 'resize', height });
    post({ subject: 'lti.frameResize', height });
    if (h5p) post({ context: 'h5p', action: 'prepareResize', scrollHeight: height, clientHeight: document.documentElement.clientHeight });
  }

  let waiting = 0;
  function soon() {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      tell();
    });
  }
  // Not a ResizeObserver of the body: boards watch their own size and change the page's by it, and observers that chase
  // each other are reported as errors.
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('resize', soon);
  void document.fonts.ready.then(soon);
  post({ context: 'h5p', action: 'hello' });
  tell();

  return {
    /** H5P's side of it. @param {any} data */
    hear(data) {
      if (data?.context !== 'h5p') return;
      if (data.action === 'hello') {
        h5p = true;
        told = 0;
        tell();
      }
      if (data.action === 'resizePrepared') post({ context: 'h5p', action: 'resize', scrollHeight: wanted() });
    },
    destroy() {
      observer.disconnect();
      removeEventListener('resize', soon);
      cancelAnimationFrame(waiting);
    },
  };
}
