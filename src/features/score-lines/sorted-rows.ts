/** What rows may be sorted by. */
export type Figure = 'year' | 'rank' | 'score' | 'plan'
/** Rising, falling with a minus; the order of the authority when empty. */
export type Order<By extends Figure = Figure> = '' | By | `-${By}`

export interface Sortable {
  readonly year?: number | null | undefined
  readonly lowestRank?: number | null | undefined
  readonly lowestScore?: number | null | undefined
  readonly planNum?: number | null | undefined
}

/** The rows in the order that is asked for; rows without the figure stand last, equal ones in the order they came in. */
export function sortedRows<T extends Sortable>(rows: readonly T[], sort: Order): readonly T[] {
  if (sort === '') return rows
  const sign = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => {
    const [x, y] = [figure(a, sort), figure(b, sort)]
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
    return sign * (x - y)
  })
}

function figure({ year, lowestRank, lowestScore, planNum }: Sortable, sort: Order): number | undefined {
  if (sort.endsWith('year')) return year ?? undefined
  if (sort.endsWith('rank')) return lowestRank ?? undefined
  if (sort.endsWith('score')) return lowestScore ?? undefined
  return planNum ?? undefined
}
