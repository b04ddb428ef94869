/** Heights in a chart of places, px: of the words of the tiers, a row, the axis, and what a press tells below it. */
export const ROW = 52
export const CARD = 64
/** Of the axis with its words. */
export const AXIS_ROOM = 34
const WORDS = 24

/** Of all, by the number of rows. */
export const plotHeight = (rows: number) => WORDS + rows * ROW + AXIS_ROOM + CARD
