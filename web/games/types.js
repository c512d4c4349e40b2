// The shapes that pass between the engine, the board kit and the games.
// A view draws and names what the engine reports. It never works out a rule.

/** @typedef {import('../engine/types.js').Table} Table */
/** @typedef {import('../engine/types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('../engine/types.js').Engine} Engine */
/** @typedef {import('../i18n/index.js').Translate} Translate */

/** @typedef {{ heap?: number, point?: number, squares?: number[], move?: string }} Hint a nudge: where to look, or the move itself */

/** @typedef {{ made: string, better: string }} Past looking back: the bad move that was made here, and a better one */

/**
 * Everything a view needs to draw one moment of a game.
 * @typedef {object} BoardState
 * @property {Table} table
 * @property {AnalysisRecord | null} record
 * @property {boolean} xray mark every move by what it leads to
 * @property {string | null} focus move under the keyboard
 * @property {string | null} hover move under the pointer
 * @property {string | null} origin what is held: the next tap says where it goes
 * @property {string | null} near what could be taken hold of, under the pointer
 * @property {Hint | null} hint
 * @property {Past | null} past
 * @property {string | null} moving the move that is shown in motion
 * @property {Table | null} from the table before that move
 * @property {number | null} leaving progress of the motion, 0…1
 * @property {{ x: number, y: number } | null} finger where a finger covers the board
 * @property {{ x: number, y: number, origin: string } | null} drag where the thing that is held is dragged about, or was let go of
 * @property {string | null} note why the move that is looked at may not be made
 * @property {boolean} interactive
 * @property {Translate} t
 */

/**
 * A hold on a thing that is smaller than a finger, or that stands for many moves:
 * sliding changes the choice, a tap opens the number field of that group.
 * @typedef {object} Grip
 * @property {number} group index into `twin()`
 * @property {(dx: number, dy: number) => string | null} slide move chosen after sliding so far
 * @property {(move: string) => number} amount what the number field shows for that move
 * @property {boolean} confirm sliding is too coarse here: the number field opens after it, too
 */

/** @typedef {{ label: string, max: number, move: (n: number) => string, button: string, less: string, more: string }} TwinEntry */
/**
 * A move as a button. Its key, typed, goes to it within its group; its names, typed, from anywhere on the board.
 * One that the rules refuse may be among them where it helps to know what stands there: tried, the engine says why not.
 * @typedef {{ move: string, label: string, key?: string, names?: string[], refused?: boolean }} TwinMove
 */
/** @typedef {{ label: string, moves: TwinMove[], entry?: TwinEntry }} TwinGroup */

/**
 * @typedef {object} PanelContext
 * @property {Translate} t
 * @property {Engine} engine
 * @property {() => Engine} calculator the engine for values, loaded when it is first asked
 * @property {any} [theme]
 * @property {Store} [store] what is kept between visits, where anything is
 * @property {(move: string) => void} [onMove]
 * @property {(line: string) => void} [onOpen] goes on at the table with this line, where that is allowed
 * @property {(ply: number) => void} [onGo] shows the position after so many moves of the game
 * @property {(past: Past | null) => void} [onPast] what the board marks while the game is looked back at
 */
/** @typedef {{ load: <T>(name: string, check: (value: any) => T | null) => T | null, save: (name: string, value: unknown) => void }} Store */

/**
 * @typedef {object} PanelUpdate
 * @property {Table} [table]
 * @property {AnalysisRecord | null} [record]
 * @property {import('../shell/line.js').Play} [play] the whole game, also what comes after the position that is shown
 * @property {boolean} [xrayAllowed] the panel may give answers away
 * @property {string | null} [focus] move that the player is looking at on the board
 */

/** @typedef {{ update: (update: PanelUpdate) => void, destroy: () => void }} Panel */
/** @typedef {{ id: string, title: string, mount: (host: HTMLElement, context: PanelContext) => Panel }} PanelKind */

/** @typedef {(host: HTMLElement, context: PanelContext) => { destroy: () => void }} Figure */

/**
 * @typedef {object} LessonItem exactly one of h, p, theorem, list, board, figure, sources
 * @property {string} [h] heading, an i18n key like all text here
 * @property {string} [p]
 * @property {string} [theorem] a statement set off from the text
 * @property {string[]} [list]
 * @property {string} [board] line of a live board
 * @property {string[]} [seats]
 * @property {string} [mode]
 * @property {string[]} [panels] panels of the game to show under the board
 * @property {Figure} [figure] a picture of the game's own, perhaps one to step through
 * @property {string} [caption] of a board or a figure
 * @property {string[]} [sources] as they are, not keys: titles are not translated
 */

/**
 * @typedef {object} EditorContext
 * @property {string} line
 * @property {Translate} t
 * @property {Engine} engine
 * @property {(line: string) => void} onLine called with every valid line
 */

/** @typedef {(host: HTMLElement, context: EditorContext) => { destroy: () => void }} Editor */

/**
 * Looks for moves that gave something away.
 * @typedef {object} Review
 * @property {(start: string, moves: readonly string[], ply: number) => boolean} isSlip
 * @property {(start: string, moves: readonly string[]) => unknown} want
 * @property {() => void} destroy
 */

/**
 * One game, as the pages see it.
 * @typedef {object} GameView
 * @property {string} id
 * @property {[string, string]} [colours] of the two players, where they are not `first` and `second`
 * @property {string} [opponent] the robot to begin with, where the game has not the usual ones
 * @property {{ id: string, line: string }[]} presets
 * @property {string[]} [starts] kinds of positions that the engine makes up to start from, another each time; named like presets
 * @property {(table: Table, t: Translate) => string} label accessible name of the board, short: it is heard whenever the focus comes there
 * @property {(table: Table, width: number, height: number) => any} geometry
 * @property {(pen: import('../board/pen.js').Pen, geometry: any, state: BoardState) => void} draw
 * @property {(geometry: any, x: number, y: number, table: Table) => string | null} hit
 * @property {(geometry: any, x: number, y: number, table: Table, coarse: boolean) => Grip | null} [grab]
 * @property {(geometry: any, x: number, y: number, table: Table) => string | null} [origin] what a move can begin with: a point, a token
 * @property {(origin: string, geometry: any, x: number, y: number, table: Table) => string | null} [reach] the move from there to here
 * @property {(before: Table, after: Table) => number} [pace] how long the motion of a move lasts, in milliseconds
 * @property {(table: Table, record: AnalysisRecord | null, t: Translate) => TwinGroup[]} twin
 * @property {(move: string, table: Table, t: Translate) => string} say what was done: "First takes 3 from heap 2"
 * @property {(move: string, table: Table, t: Translate) => string} moveLabel what to do: "Take 3 from heap 2"
 * @property {(move: string, table: Table, t: Translate) => { text: string, hint: Hint }} where a nudge towards a move
 * @property {(table: Table, t: Translate) => string} describe the position in words
 * @property {(table: Table, t: Translate) => string} [whole] everything on the board, said on request, where `describe` leaves something out
 * @property {(table: Table, t: Translate) => string} [outlook] what is said of it after each move, where all of it would be too long to hear every time
 * @property {boolean} [grid] the twin holds everything on the board: why something is no move is said when it is tried, not in passing
 * @property {(table: Table, t: Translate) => string} summary the rules in force, one short line
 * @property {PanelKind[]} panels
 * @property {() => Promise<Editor>} editor loaded where somebody wants to set up a game
 * @property {boolean} [editsMoves] a position is built by its moves: the editor keeps them
 * @property {() => Promise<LessonItem[]>} lesson loaded where somebody wants to learn; its words are in `learn-<game>.js`
 * @property {(table: Table) => boolean} [endless] games can go on for ever, so that a draw may be agreed on: whether it suggests itself here
 * @property {(judged: import('../engine/types.js').JudgedMove) => string} [gain] what a move brings its maker, as a number, where that says more than the value it leads to
 * @property {(engine: Engine, onChange: () => void) => Review} [review] how a game is looked back at, where the usual way would take too long
 * @property {Record<string, { elo: number, error: number }>} [ladder] the strength of its robots, where it takes too long to measure it in the page
 * @property {(table: Table) => string | null} [forced] a move that is made by itself, for there is nothing to choose
 * @property {(record: AnalysisRecord, table: Table, t: Translate) => string} [stands] said before each turn, where answers may be given: whether the player to move stands well
 * @property {string[]} rules keys of the paragraphs of the rules sheet
 */

/** What it takes to draw a position. @typedef {Pick<GameView, 'geometry' | 'draw'>} Drawing */
/** What it takes to play on a board. @typedef {Pick<GameView, 'label' | 'geometry' | 'draw' | 'hit' | 'grab' | 'origin' | 'reach' | 'pace' | 'twin'>} BoardView */

/** A board at rest: nothing hovered, focused, hinted or moving. */
export const REST = {
  record: null,
  xray: false,
  focus: null,
  hover: null,
  origin: null,
  near: null,
  hint: null,
  past: null,
  moving: null,
  from: null,
  leaving: null,
  finger: null,
  drag: null,
  note: null,
  interactive: false,
};
