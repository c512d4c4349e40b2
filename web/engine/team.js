/**
 * Several workers at one job, without shared memory: each has the module and the weights for itself. The engine cuts a job
 * into parts; whoever is free is given the part that is furthest behind, hands it back a step further, and takes the next.
 * What is known lies here, in the parts, and the engine puts it together: a worker that is lost costs one step.
 *
 * When there are fewer parts than workers, those who have one say what others could find out for them. Such an errand is
 * given to whoever is free, and what was found goes back to the one who wanted it, who has gone on meanwhile.
 *
 * The engine's own worker is one of them. The others are started when a job turns out to take long, and let go when there
 * has been nothing to do for a while.
 */
import { openWorker } from './link.js';

/** @typedef {import('./types.js').ToHost} ToHost */
/** @typedef {import('./types.js').FromHost} FromHost */
/** @typedef {import('./types.js').Progress} Progress */
/**
 * @typedef {object} Member
 * @property {(message: ToHost) => void} post
 * @property {(id: number) => void} leave  the job is let go, soon
 * @property {() => void} close
 * @property {boolean} equipped
 * @property {Set<number>} jobs  that it was told of
 * @property {Map<number, number>} at  the part of each job that it has now
 * @property {Map<number, Int32Array[]>} open  what others could find out for it, in each job
 * @property {Map<number, Errand>} errands  what it finds out for another
 */
/** @typedef {{ asker: Member, errand: Int32Array, recalled: boolean }} Errand */
/** @typedef {{ kind: string, args: (string|number)[], rank: number, patience?: number, onProgress?: (progress: Progress) => void, resolve: (value: any) => void, reject: (reason: any) => void }} Task */
/**
 * @typedef {object} Shared  a job that is shared
 * @property {number} id
 * @property {Task} task
 * @property {Int32Array[]} parts
 * @property {boolean} toTheEnd  also when it is hurried
 * @property {(Member|undefined)[]} last  who had each part before, and remembers something of it
 * @property {number[]} lost  with how many workers each part was lost
 * @property {Int32Array[]} news  what was found on errands
 * @property {Set<string>} answered  which these were
 * @property {Set<string>} fatal  errands that a worker died of
 * @property {Map<Member, number>} nodes
 * @property {{ draft: any, glimpse: any, progress: number|null }|null} known
 * @property {boolean} fresh  there is more to know
 * @property {boolean} asking
 * @property {number} left  milliseconds until it is hurried
 * @property {ReturnType<typeof setInterval>} clock
 */
/**
 * @typedef {object} Headquarters
 * @property {import('./source.js').Source} source
 * @property {number} size  the most workers at a time
 * @property {(call: import('./types.js').CallName, ...args: import('./types.js').CallArgument[]) => Promise<any>} call
 * @property {(message: ToHost) => void} post  to the engine's own worker
 * @property {(id: number) => void} leave
 * @property {() => Promise<Uint8Array|null>} weights  those that the engine has
 * @property {symbol} crashed  the reason when it goes on no more
 */

/** Where the engine writes what one has to know of a part to hand it out. */
const [PLACE, RANK, DONE, WORTH] = [0, 1, 2, 3];
/** The rank of an errand that its asker has begun itself. */
const BEGUN = 2;
/** What an errand is about, by which it is told from others; and the same with the bounds that are wanted. @param {Int32Array} errand */
const subject = (errand) => errand.subarray(4, 9).join();
/** @param {Int32Array} errand */
const question = (errand) => errand.subarray(4, 11).join();

/** So long the engine's own worker is alone with a job: most are done by then (milliseconds). */
const ALONE = 150;
/** So long the others are kept when there is nothing to do. */
const IDLE = 20_000;
/** What is known is put together at most this often. */
const REPORT_EVERY = 80;
/** A worker that does not let a job go within this time is ended. */
const DEAF_AFTER = 1_000;
/** A part may be so many steps ahead of the last one: what is further ahead would not be shown for long. */
const LEAD = 2;
/** A part that so many workers died of is not given to another. */
const FATAL = 2;
/** When so many of the others were lost, no more are started. */
const ENOUGH_LOST = 4;
/** The numbers of calls whose answers nobody waits for. */
const [EQUIP, ECONOMISE] = [0, -1];

/** @typedef {ReturnType<typeof createTeam>} Team */

/** @returns {Pick<Shared, 'news'|'answered'|'fatal'>} */
const noNews = () => ({ news: [], answered: new Set(), fatal: new Set() });

/** @returns {Pick<Member, 'jobs'|'at'|'open'|'errands'>} */
const unoccupied = () => ({ jobs: new Set(), at: new Map(), open: new Map(), errands: new Map() });

/** @param {Headquarters} headquarters */
export function createTeam({ source, size, call, post, leave, weights, crashed }) {
  /** @type {Map<number, Shared>} */
  const jobs = new Map();
  /** @type {Member} */
  const first = { post, leave, close() {}, equipped: true, ...unoccupied() };
  /** @type {Set<Member>} */
  const members = new Set([first]);
  let opening = 0;
  let lost = 0;
  let resting = document.hidden;
  /** How often weights have come. */
  let era = 0;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let idle;

  /** The part that is furthest behind and that nobody has; of equals one that it knows, or else the most promising. @param {Shared} shared @param {Member} member */
  function choose({ id, parts, last }, member) {
    const open = parts.filter((part) => !part[DONE]);
    const behind = Math.min(...open.map((part) => part[RANK]));
    const taken = new Set([...members].map(({ at }) => at.get(id)));
    const known = (/** @type {Int32Array} */ part) => Number(last[part[PLACE]] === member);
    return open
      .filter((part) => !taken.has(part[PLACE]) && part[RANK] <= behind + LEAD)
      .sort((a, b) => a[RANK] - b[RANK] || known(b) - known(a) || b[WORTH] - a[WORTH])[0];
  }

  /** What is needed most of what others could find out, and takes longest. @param {Shared} shared @returns {Errand|undefined} */
  function chooseErrand({ id, answered, fatal }) {
    const running = new Set([...members].map(({ errands }) => errands.get(id)).map((taken) => taken && subject(taken.errand)));
    return [...members]
      .flatMap((asker) => (asker.open.get(id) ?? []).map((errand) => ({ asker, errand, recalled: false })))
      .filter(({ errand }) => errand[RANK] !== BEGUN && !running.has(subject(errand)))
      .filter(({ errand }) => !answered.has(question(errand)) && !fatal.has(subject(errand)))
      .sort(({ errand: a }, { errand: b }) => a[RANK] - b[RANK] || b[WORTH] - a[WORTH])[0];
  }

  /** Everybody who is free gets something to do. @param {Shared} shared */
  function deal(shared) {
    const { id, task } = shared;
    for (const member of members) {
      if (member.at.has(id)) continue;
      const part = choose(shared, member);
      const taken = part ? undefined : chooseErrand(shared);
      const given = part ?? taken?.errand;
      if (!given) continue;
      if (!member.jobs.has(id)) member.post({ job: 'work', id, args: addressed(task), rank: task.rank });
      member.jobs.add(id);
      member.at.set(id, given[PLACE]);
      if (taken) member.errands.set(id, taken);
      member.post({ give: id, part: given });
      // Another had it before, and what was found for that one is still true.
      if (part && shared.lost[part[PLACE]]) for (const news of shared.news) member.post({ tell: id, part: news });
    }
  }

  /** What one would have others find out by now. @param {Shared} shared @param {Member} member @param {Int32Array[]} open */
  function listen(shared, member, open) {
    if (!member.at.has(shared.id)) return;
    member.open.set(shared.id, open);
    const wanted = new Set(open.map(subject));
    recall(shared, ({ asker, errand }) => asker === member && !wanted.has(subject(errand)));
    deal(shared);
  }

  /** Errands that nobody waits for any more come back as they are. @param {Shared} shared @param {(errand: Errand) => boolean} which */
  function recall({ id }, which) {
    for (const member of members) {
      const taken = member.errands.get(id);
      if (!taken || taken.recalled || !which(taken)) continue;
      taken.recalled = true;
      member.post({ tell: id, part: taken.errand });
    }
  }

  /** @param {Task} task */
  const addressed = ({ kind, args: [line, from = 0] }) => [kind, line, from];

  /** @param {Member} member @param {FromHost} message @returns {boolean} whether it was for the team */
  function hear(member, message) {
    if (!('id' in message)) return false;
    const shared = jobs.get(message.id);
    if (!shared) return false;
    if (message.type === 'fault') settle(shared, () => shared.task.reject(message.fault));
    if (message.type === 'progress') {
      shared.nodes.set(member, message.progress.nodes);
      listen(shared, member, message.progress.errands ?? []);
    }
    if (message.type === 'part') take(shared, member, message);
    return true;
  }

  /** @param {Shared} shared @param {Member} member @param {{ part: Int32Array, nodes: number }} message */
  function take(shared, member, { part, nodes }) {
    const place = part[PLACE];
    // It may have been cut into parts anew since.
    if (member.at.get(shared.id) !== place) return;
    const taken = member.errands.get(shared.id);
    vacate(shared, member);
    shared.nodes.set(member, nodes);
    if (taken) {
      if (part[DONE]) bring(shared, taken.asker, part);
      return deal(shared);
    }
    shared.parts[place] = part;
    shared.last[place] = member;
    shared.fresh = true;
    deal(shared);
    // The first word is wanted at once, and the last.
    if (!shared.known?.draft || isDone(shared)) void report(shared);
  }

  /** It has nothing to do any more, and needs no help. @param {Shared} shared @param {Member} member */
  function vacate(shared, member) {
    for (const kept of [member.at, member.open, member.errands]) kept.delete(shared.id);
    recall(shared, ({ asker }) => asker === member);
  }

  /** What was found goes to the one who wanted it. @param {Shared} shared @param {Member} asker @param {Int32Array} found */
  function bring({ id, news, answered }, asker, found) {
    news.push(found);
    answered.add(question(found));
    if (members.has(asker) && asker.jobs.has(id)) asker.post({ tell: id, part: found });
  }

  /** @param {Shared} shared */
  const isDone = ({ parts }) => parts.every((part) => part[DONE]);

  /** Puts together what is known, and tells. @param {Shared} shared */
  async function report(shared) {
    const { id, task, parts } = shared;
    if (shared.asking || !parts.length) return;
    const nodes = [...shared.nodes.values()].reduce((sum, more) => sum + more, 0);
    if (shared.fresh) {
      const whole = isDone(shared);
      shared.asking = true;
      shared.fresh = false;
      // A crash meanwhile: it is asked again, by the clock.
      const known = await call('gather', ...addressed(task), parts, BigInt(nodes)).catch(() => null);
      shared.asking = false;
      if (!jobs.has(id) || shared.parts !== parts) return;
      if (known) shared.known = known;
      else shared.fresh = true;
      if (known && whole) return settle(shared, () => task.resolve(known.draft));
      if (shared.fresh && isDone(shared) && known) void report(shared);
    }
    const { draft, glimpse = null, progress = null } = shared.known ?? {};
    if (draft && shared.left <= 0 && !shared.toTheEnd) return settle(shared, () => task.resolve(draft));
    task.onProgress?.({ done: false, nodes, progress, glimpse, draft: draft ?? undefined });
  }

  /** @param {Shared} shared */
  function tick(shared) {
    if (resting) return;
    shared.left -= REPORT_EVERY;
    void report(shared);
  }

  /** Cuts a job into parts and hands them out. @param {Shared} shared */
  async function start(shared) {
    const { id, task } = shared;
    shared.parts = [];
    try {
      const { parts, toTheEnd } = await call('share', ...addressed(task));
      if (!jobs.has(id)) return;
      Object.assign(shared, { parts, toTheEnd, last: [], lost: [], ...noNews(), known: null, fresh: true });
      // Where there is nothing to do, that is the answer.
      if (parts.length) return deal(shared);
      const { draft } = await call('gather', ...addressed(task), parts, 0n);
      settle(shared, () => task.resolve(draft));
    } catch (reason) {
      settle(shared, () => task.reject(reason));
    }
  }

  /** @param {Shared} shared @param {() => void} answer */
  function settle(shared, answer) {
    if (jobs.get(shared.id) !== shared) return;
    drop(shared.id);
    answer();
  }

  /** Nobody works on it any more. @param {number} id */
  function drop(id) {
    const shared = jobs.get(id);
    if (!shared) return;
    jobs.delete(id);
    clearInterval(shared.clock);
    release(id);
    if (!jobs.size) idle = setTimeout(disband, IDLE);
  }

  /** @param {number} id */
  function release(id) {
    for (const member of members) {
      if (member.jobs.delete(id)) member.leave(id);
      for (const kept of [member.at, member.open, member.errands]) kept.delete(id);
    }
  }

  function disband() {
    for (const member of members) {
      if (member === first) continue;
      members.delete(member);
      member.close();
    }
  }

  /** More workers, as long as there is something for them to do. */
  function grow() {
    while (!resting && jobs.size && lost < ENOUGH_LOST && members.size + opening < size) {
      opening += 1;
      void enlist().finally(() => {
        opening -= 1;
      });
    }
  }

  async function enlist() {
    /** @type {Map<number, ReturnType<typeof setTimeout>>} */
    const leaving = new Map();
    /** @type {Member} */
    const member = { ...first, equipped: false, ...unoccupied() };
    let gone = false;
    try {
      const link = await openWorker(source, (message) => {
        gone ||= message.type === 'crash';
        if (!members.has(member)) return;
        if (message.type === 'crash' || (message.type === 'fault' && message.id === EQUIP)) return dismiss(member);
        if (message.type === 'cancelled') {
          clearTimeout(leaving.get(message.id));
          leaving.delete(message.id);
        } else if (!('id' in message && leaving.has(message.id))) hear(member, message);
      });
      member.post = link.post;
      member.close = () => {
        for (const timer of leaving.values()) clearTimeout(timer);
        link.close();
      };
      member.leave = (id) => {
        link.post({ cancel: id });
        leaving.set(
          id,
          setTimeout(() => members.has(member) && dismiss(member), DEAF_AFTER),
        );
      };
    } catch {
      lost += 1;
      return;
    }
    member.post({ call: 'economise', id: ECONOMISE, args: [] });
    // It gets nothing to do before it judges as the others do.
    for (let seen = -1; seen !== era; ) {
      seen = era;
      await equip(member);
    }
    members.add(member);
    if (gone) return dismiss(member);
    member.post({ rest: resting });
    for (const shared of jobs.values()) deal(shared);
  }

  /** It judges as the engine's own worker does. @param {Member} member */
  async function equip(member) {
    const bytes = member.equipped ? null : await weights().catch(() => null);
    if (!bytes) return;
    member.equipped = true;
    member.post({ call: 'equip', id: EQUIP, args: [bytes] });
  }

  /** A worker that crashed, or that does not listen: another takes its work. @param {Member} member */
  function dismiss(member) {
    members.delete(member);
    member.close();
    lost += 1;
    abandon(member, true);
    grow();
  }

  /** @param {Member} member @param {boolean} died */
  function abandon(member, died) {
    const left = [...member.at];
    member.jobs.clear();
    for (const [id, place] of left) {
      const shared = jobs.get(id);
      const taken = member.errands.get(id);
      if (!shared) continue;
      vacate(shared, member);
      if (taken) {
        if (died) shared.fatal.add(subject(taken.errand));
        deal(shared);
        continue;
      }
      if (died) shared.lost[place] = (shared.lost[place] ?? 0) + 1;
      if (shared.lost[place] >= FATAL) settle(shared, () => shared.task.reject(crashed));
      else deal(shared);
    }
  }

  return {
    /** @param {number} id @param {Task} task */
    begin(id, task) {
      clearTimeout(idle);
      /** @type {Shared} */
      const shared = {
        id,
        task,
        parts: [],
        toTheEnd: true,
        last: [],
        lost: [],
        ...noNews(),
        nodes: new Map(),
        known: null,
        fresh: true,
        asking: false,
        left: task.patience ?? Number.POSITIVE_INFINITY,
        clock: setInterval(() => tick(shared), REPORT_EVERY),
      };
      jobs.set(id, shared);
      void start(shared);
      setTimeout(() => jobs.has(id) && grow(), ALONE);
    },
    drop,
    /** @param {number} id */
    hurry(id) {
      const shared = jobs.get(id);
      if (!shared) return;
      shared.left = 0;
      void report(shared);
    },
    /** @param {FromHost} message  from the engine's own worker */
    hear: (message) => hear(first, message),
    /** The engine's own worker is gone. @param {boolean} died */
    lose(died) {
      members.delete(first);
      abandon(first, died);
    },
    /** It is there again. */
    join() {
      Object.assign(first, unoccupied());
      members.add(first);
      for (const shared of jobs.values()) deal(shared);
    },
    /** There are weights now: everything is looked at again. */
    renew() {
      era += 1;
      for (const member of members) void equip(member);
      for (const shared of jobs.values()) {
        release(shared.id);
        void start(shared);
      }
    },
    /** @param {boolean} hidden */
    rest(hidden) {
      resting = hidden;
      for (const member of members) if (member !== first) member.post({ rest: hidden });
      if (!hidden) grow();
    },
  };
}
