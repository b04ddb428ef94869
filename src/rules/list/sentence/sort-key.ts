import type { SentenceRow } from './condition'

/** By what rows are put in order. */
export interface SortKey {
  /** In words: 位次，难的在前. */
  readonly text: string
  /** The smallest first; undefined stays where it stands. */
  readonly valueOf: (row: SentenceRow) => number | undefined
}

interface Known {
  readonly words: RegExp
  readonly value: (row: SentenceRow) => number | undefined
  /** What the smallest and the largest first are called. */
  readonly rising: string
  readonly falling: string
  /** The larger first, where nobody says. */
  readonly isFalling?: boolean
}

const KEYS: readonly Known[] = [
  {
    words: /^(?:最低)?(?:位次|难度|难易|分数|录取线|线)/,
    value: ({ line }) => line,
    rising: '位次，难的在前',
    falling: '位次，容易的在前',
  },
  {
    words: /^(?:机会|概率|可能性|把握)/,
    value: ({ chance }) => chance,
    rising: '机会，小的在前',
    falling: '机会，大的在前',
  },
  {
    words: /^学费/,
    value: ({ fees }) => (fees.length > 0 ? Math.min(...fees) : undefined),
    rising: '学费，低的在前',
    falling: '学费，高的在前',
  },
  {
    words: /^(?:招生)?(?:计划|人数|名额)/,
    value: ({ plan }) => plan,
    rising: '计划，少的在前',
    falling: '计划，多的在前',
    isFalling: true,
  },
]

const FALLING = /从?(?:高到低|大到小|多到少|贵到便宜)|倒序|降序/
const RISING = /从?(?:低到高|小到大|少到多|便宜到贵)|正序|升序/

/** Reads by what rows are put in order; undefined where that is not understood. A low rank is a high one: 难到易 rises. */
export function sortKeyOf(said: string): SortKey | undefined {
  const known = KEYS.find(({ words }) => words.test(said))
  if (!known) return undefined
  const isByLine = known === KEYS[0]
  const falls = /易到难/.test(said)
    ? true
    : /难到易/.test(said)
      ? false
      : FALLING.test(said)
        ? // The highest rank has the lowest number.
          !isByLine
        : RISING.test(said)
          ? isByLine
          : known.isFalling === true
  const { value } = known
  return {
    text: falls ? known.falling : known.rising,
    valueOf: (row) => {
      const one = value(row)
      return one === undefined ? undefined : falls ? -one : one
    },
  }
}

/** Puts some rows in order among the places that they hold; those without a value stay where they stand. */
export function sortedBy<Row>(
  rows: readonly Row[],
  isMeant: (row: Row) => boolean,
  by: (row: Row) => number | undefined,
): readonly Row[] {
  const valued = rows.flatMap((row) => {
    const value = isMeant(row) ? by(row) : undefined
    return value === undefined ? [] : [{ row, value }]
  })
  const moving = new Set(valued.map(({ row }) => row))
  const ordered = valued.toSorted((a, b) => a.value - b.value).values()
  return rows.map((row) => (moving.has(row) ? (ordered.next().value?.row ?? row) : row))
}
