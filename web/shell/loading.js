/** Something is being loaded: the page says so where it takes long, and is not ready meanwhile. */

/** Shorter than this nobody waits (milliseconds). */
const PATIENCE = 250;

/** @param {() => void} onChange */
export function createLoading(onChange) {
  let count = 0;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  /** @param {number} step */
  function change(step) {
    count += step;
    clearTimeout(timer);
    if (count === 0) delete document.body.dataset.loading;
    else
      timer = setTimeout(() => {
        document.body.dataset.loading = 'true';
      }, PATIENCE);
    onChange();
  }

  return {
    get busy() {
      return count > 0;
    },
    /** @template T @param {Promise<T>} work @returns {Promise<T>} */
    during(work) {
      change(1);
      return work.finally(() => change(-1));
    },
  };
}
