/** One month: the ends of a range and, between them, the ends of its middle half. */
export interface Candle {
  readonly month: number
  readonly min: number
  readonly low: number
  readonly high: number
  readonly max: number
}

/** The parts of a candle, which are the series of its legend. */
export const RANGE = 'range'
export const MIDDLE = 'middle'
