import { isSameRow, type KeyedRow } from './diff-lists'

/** A row that both have changed, or that one has changed and the other taken out. */
export interface RowConflict<Row extends KeyedRow> {
  readonly key: string
  /** As it was before both; absent when both have added it. */
  readonly base?: Row
  /** Absent when it was taken out. */
  readonly mine?: Row
  readonly theirs?: Row
}

export interface Merge<Row extends KeyedRow> {
  /** With every conflict decided as `choices` say, else as mine; what one has changed and the other taken out stays. */
  readonly rows: readonly Row[]
  readonly conflicts: readonly RowConflict<Row>[]
  /** Both have ordered the common rows, each in another way. */
  readonly orderConflict: boolean
}

export type Side = 'mine' | 'theirs'

export interface Choices {
  readonly rows?: ReadonlyMap<string, Side>
  readonly order?: Side
}

/**
 * Brings together what two people made of one list. Rows that only one of them touched are taken as that one has them;
 * nothing is lost without a choice.
 */
export function mergeLists<Row extends KeyedRow>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  choices: Choices = {},
): Merge<Row> {
  const [was, own, other] = [base, mine, theirs].map((rows) => new Map(rows.map((row) => [row.key, row])))
  const conflicts: RowConflict<Row>[] = []
  const kept = new Map<string, Row>()
  for (const key of new Set([...mine, ...theirs].map((row) => row.key))) {
    const versions = { base: was?.get(key), mine: own?.get(key), theirs: other?.get(key) }
    const row = settled(versions)
    if (row !== 'conflict') {
      if (row) kept.set(key, row)
      continue
    }
    conflicts.push({ key, ...versionsPresent(versions) })
    const side = choices.rows?.get(key)
    const chosen = side ? versions[side] : (versions.mine ?? versions.theirs)
    if (chosen) kept.set(key, chosen)
  }
  const { order, orderConflict } = mergedOrder(base, mine, theirs, choices.order ?? 'mine')
  return { rows: order.flatMap((key) => kept.get(key) ?? []), conflicts, orderConflict }
}

interface Versions<Row> {
  readonly base: Row | undefined
  readonly mine: Row | undefined
  readonly theirs: Row | undefined
}

/** The row where one side alone has touched it, or both alike; undefined when it is out. */
function settled<Row extends KeyedRow>({ base, mine, theirs }: Versions<Row>): Row | undefined | 'conflict' {
  if (isSame(mine, theirs)) return mine
  if (isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  return 'conflict'
}

function isSame(a: KeyedRow | undefined, b: KeyedRow | undefined): boolean {
  return a && b ? isSameRow(a, b) : a === b
}

function versionsPresent<Row>({ base, mine, theirs }: Versions<Row>) {
  return { ...(base && { base }), ...(mine && { mine }), ...(theirs && { theirs }) }
}

/** All keys in the order of the side that changed it; rows of the other side follow the row before them. */
function mergedOrder(
  base: readonly KeyedRow[],
  mine: readonly KeyedRow[],
  theirs: readonly KeyedRow[],
  choice: Side,
): { readonly order: readonly string[]; readonly orderConflict: boolean } {
  const common = (rows: readonly KeyedRow[]) => {
    const keys = [base, mine, theirs].map((list) => new Set(list.map(({ key }) => key)))
    return rows.flatMap(({ key }) => (keys.every((set) => set.has(key)) ? [key] : [])).join('\n')
  }
  const [was, own, other] = [common(base), common(mine), common(theirs)]
  const orderConflict = own !== was && other !== was && own !== other
  const leads: Side = orderConflict ? choice : own === was && other !== was ? 'theirs' : 'mine'
  const [first, second] = leads === 'mine' ? [mine, theirs] : [theirs, mine]
  const order = first.map(({ key }) => key)
  for (const [index, { key }] of second.entries()) {
    if (order.includes(key)) continue
    const before = second[index - 1]?.key
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return { order, orderConflict }
}
