/** A set of exercises in a frame: the page around is told how far the student is, and at the end of the score and the result. */
import { createAround, xapi } from '../embed/around.js';
import { warn } from '../embed/messages.js';

/**
 * @param {import('../shell/app.js').Shell} shell
 * @param {string} position  how an address names the set
 * @param {() => Pick<ReturnType<typeof import('./solve.js').createSolve>, 'anew'|'score'>} solve  what is in the frame
 */
export function frameOf({ settings, t }, position, solve) {
  const { origin, report } = settings.fixed;

  const around = createAround(origin, (command) => {
    if (command.command === 'tell') say('state');
    else if (command.command === 'reset') solve().anew();
    else warn('in a set of exercises there are tell and reset', command);
  });

  /** @param {string} type @param {Record<string, unknown>} [more] */
  const say = (type, more = {}) => around.post({ zermelo: 1, type, position, ...solve().score(), ...more });

  return {
    /** What was solved before, in another visit, counts. */
    ready: () => say('ready'),
    /** Another set was asked for, and there is none: this one stays. @param {import('../shell/app.js').Refusal} refusal */
    refuse({ sentence, column, position }) {
      say('ready');
      say('fault', { sentence, column, about: { command: 'open', position } });
    },
    /** @param {import('./solve.js').Score} score @param {boolean} done */
    tell({ solved, count, result }, done) {
      say('state');
      if (!done) return;
      const statement = xapi(t, {
        line: position,
        name: document.title,
        success: solved === count,
        scaled: solved / count,
        response: result,
        extensions: { solved, count },
      });
      say('complete', report === 'xapi' ? { statement } : {});
    },
    destroy: around.destroy,
  };
}
