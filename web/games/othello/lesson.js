// From grabbing discs to what alpha-beta cuts and why.

/** @type {import('../types.js').LessonItem[]} */
export const lesson = [{ p: 'learn.othello.intro' }];
