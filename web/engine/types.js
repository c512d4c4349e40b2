/**
 * The shapes that cross the boundary between the engine (core, compiled to wasm) and the pages.
 * Written down once, here; everything else refers to them as `import('../engine/types.js').Table`.
 *
 * @typedef {'win'|'loss'|'draw'|'unknown'} Outcome  for the player to move, or for the maker of a move
 *
 * @typedef {object} Table  everything a board needs to be drawn and played on
 * @property {string} position  canonical line, with the moves played
 * @property {string} game
 * @property {string} start  canonical line, without moves
 * @property {string[]} moves  played so far
 * @property {[string, string]} players  names of the players: i18n keys `player.<name>`
 * @property {0|1} turn  index into players
 * @property {boolean} over
 * @property {0|1|'draw'|null} winner
 * @property {string[]} legal
 * @property {number} legalCount
 * @property {boolean} truncated  `legal` is then only a part
 * @property {any} board  the game's own data
 *
 * @typedef {number|string|ReadonlyArray<number|string>} Argument
 * @typedef {{ key: string, args: Record<string, Argument> }} Reason
 *
 * @typedef {object} JudgedMove
 * @property {string} move
 * @property {Outcome} outcome
 * @property {string|null} value  of the position it leads to
 * @property {number|null} remoteness  plies until the end with best play
 * @property {number|null} chance  how likely its maker is to win in the end against a careful random opponent, 0 to 1
 *
 * @typedef {object} AnalysisRecord
 * @property {string} position
 * @property {string} turn
 * @property {boolean} over
 * @property {string|null} winner
 * @property {Outcome} outcome
 * @property {'N'|'P'|'L'|'R'|'D'|null} class
 * @property {string|null} value
 * @property {number|null} remoteness
 * @property {boolean} exact
 * @property {string} method
 * @property {number} nodes
 * @property {JudgedMove[]} moves
 * @property {boolean} [truncated]
 * @property {string[]} best
 * @property {Reason[]} why
 *
 * @typedef {object} Graph  picture of the game graph
 * @property {{ id: number, wins: boolean }[]} nodes
 * @property {{ from: number, to: number, good: boolean }[]} edges
 * @property {number[]} path
 * @property {boolean} truncated
 *
 * @typedef {object} ValueRecord  an expression of games, worked out
 * @property {string} form  canonical
 * @property {string} latex  the same for a paper
 * @property {'L'|'R'|'N'|'P'} class
 * @property {number|null} birthday
 * @property {string} mean
 * @property {string} temperature
 * @property {string} leftStop
 * @property {string} rightStop
 * @property {string|null} atomicWeight
 * @property {string[]} left  options, in canonical form
 * @property {string[]} right
 * @property {string} svg  the thermograph
 *
 * @typedef {object} Morphism  a map between two boards of tokens
 * @property {boolean} keeps  the theorem says that the values are kept
 * @property {'exact'|'backward'|null} kind
 * @property {boolean} agrees  the values are the same at every vertex
 * @property {Reason[]} reasons
 * @property {{ vertex: number, image: number, value: string, imageValue: string }[]} images
 *
 * @typedef {object} Fault  what was wrong with a line, and where
 * @property {string} key
 * @property {Record<string, Argument>} args
 * @property {number|null} column  1-based
 * @property {string} text  the line that was read
 *
 * @typedef {{ depth: number, value: string|null, exact: boolean, line: string[] }} Glimpse  what a search thinks by now: the value for the player to move, the moves that it expects
 * @typedef {{ done: boolean, nodes: number, progress: number|null, glimpse: Glimpse|null, draft?: any, result?: any, errands?: Int32Array[] }} Progress  the draft is what the result would be by now; errands are what others could find out
 * @typedef {{ games: number, wins: number, draws: number, losses: number }} Rates
 *
 * @typedef {'analyse'|'choose'|'rates'|'compare'|'review'|'explore'|'labSearch'|'labMatch'|'work'} JobKind  `work`: on parts of a shared job, as they are given
 * @typedef {'table'|'graph'|'robots'|'value'|'latex'|'exports'|'invent'|'paste'|'morphism'|'openings'|'labFeatures'|'labEdge'|'labSets'|'labRead'|'equip'|'economise'|'share'|'gather'} CallName
 * @typedef {{ topic: string, onProgress?: (progress: Progress) => void, patience?: number }} JobOptions  after so many milliseconds of work it is hurried
 * @typedef {{ promise: Promise<any>, cancel: () => void, hurry: () => void }} JobHandle  hurried, a job takes what it has, unless it is to be exact
 *
 * @typedef {object} Engine
 * @property {Promise<void>} ready
 * @property {'worker'|'page'} where
 * @property {(line: string) => Promise<Table>} table
 * @property {(line: string) => Promise<Graph|null>} graph
 * @property {(game: string) => Promise<string[]>} robots
 * @property {(expression: string) => Promise<ValueRecord>} value
 * @property {(value: string) => Promise<string|null>} latex  a value of a record for a paper; only the part for values knows it
 * @property {(line: string) => Promise<Record<string, string>>} exports  the position in other formats, by their names
 * @property {(game: string, what: string, sizes: number | number[], seed: number) => Promise<string>} invent  the line of a position made up
 * @property {(game: string, text: string) => Promise<string>} paste  the line of a position in another format
 * @property {(first: string, second: string, map: string) => Promise<Morphism>} morphism  what a map between two boards of tokens does to the values
 * @property {() => Promise<[moves: string, name: string][]>} openings  of Othello: their moves, one after another, and their names
 * @property {(line: string, player: string) => Promise<any>} labFeatures  the features of a position of Othello as a player of the laboratory sees them
 * @property {(cells: string, player: string) => Promise<any>} labEdge  an edge worked out
 * @property {() => Promise<{ weights: { name: string, text: string }[], edges: { name: string, text: string }[], depth: number }>} labSets
 * @property {(player: string) => Promise<any>} labRead  a player of the laboratory, taken apart
 * @property {Promise<boolean>} equipped  whether it has the weights that make it stronger, where there are such
 * @property {(kind: JobKind, args: (string|number)[], options: JobOptions) => JobHandle} job
 * @property {(topic?: string) => void} stop
 *
 * @typedef {{ init: true, module?: WebAssembly.Module, bytes?: ArrayBuffer, slice: number }} InitMessage
 * @typedef {string|number|bigint|Uint8Array|Uint32Array|Int32Array[]} CallArgument
 * @typedef {{ call: CallName, id: number, args: CallArgument[] }} CallMessage
 * @typedef {{ job: JobKind, id: number, args: (string|number)[], rank: number, patience?: number }} JobMessage
 * @typedef {{ hurry: number }} HurryMessage
 * @typedef {{ cancel: number }} CancelMessage
 * @typedef {{ give: number, part: Int32Array }} GiveMessage
 * @typedef {{ tell: number, part: Int32Array }} TellMessage  what was found on an errand; or the errand itself, where it is not wanted any more
 * @typedef {{ rest: boolean }} RestMessage  while nobody sees the page
 * @typedef {InitMessage|CallMessage|JobMessage|HurryMessage|CancelMessage|GiveMessage|TellMessage|RestMessage} ToHost
 *
 * @typedef {{ type: 'ready' } | { type: 'bytes' } | { type: 'crash', message: string } | { type: 'cancelled', id: number }
 *   | { type: 'answer', id: number, value: any } | { type: 'fault', id: number, fault: Fault }
 *   | { type: 'part', id: number, part: Int32Array, nodes: number }
 *   | { type: 'progress', id: number, progress: Progress }} FromHost
 */

/** The host listens and answers through this: the global scope of a worker, or a stand-in on the page. */
/** @typedef {{ postMessage: (message: FromHost) => void, onmessage: ((event: { data: ToHost }) => void)|null, onmessageerror?: ((event: any) => void)|null }} Scope */

/** Topics of jobs, most urgent first; `ask` is what the reader has begun by hand and waits for. A topic may carry a suffix after a colon (`move:2`) where several boards share the engine. */
export const topics = ['move', 'ask', 'xray', 'measure'];
