import type { ApplicationListDetail } from '~/contracts/application-lists'
import { countTiers, type TierName, VOID } from '~/rules/chance/tier-name'
import { checkedList, type UnitsOfRows } from '~/rules/check-up/checked-list'
import type { ListStudent } from '~/rules/check-up/list-input'
import { judgedList, tierOfRow } from '~/rules/check-up/list-model'

/** What a change of the student does to one finished list. */
export interface ListEffect {
  readonly list: Pick<ApplicationListDetail, 'id' | 'name' | 'studentId' | 'preferenceScoreId'>
  /** Rows that are something else afterwards. */
  readonly rows: number
  /** Rows that do not count afterwards, and did before. */
  readonly lost: number
  readonly before: readonly TierName[]
  readonly after: readonly TierName[]
}

/**
 * What becomes of a list when its student changes from `before` to `after`; undefined where every row stays what it is, or
 * it cannot be judged. `units` are as they were told for the student before.
 */
export function listEffect(
  list: ApplicationListDetail,
  units: UnitsOfRows,
  before: Partial<ListStudent>,
  after: Partial<ListStudent>,
): ListEffect | undefined {
  const now = tiersFor(list, units, before)
  const then = tiersFor(list, unitsFor(units, before, after), after)
  const rows = now.filter((tier, at) => tier !== then[at]).length
  if (rows === 0) return undefined
  const lost = then.filter((tier, at) => tier === VOID && now[at] !== VOID).length
  return { list, rows, lost, before: now, after: then }
}

function tiersFor(
  list: ApplicationListDetail,
  units: UnitsOfRows,
  student: Partial<ListStudent>,
): readonly TierName[] {
  const checked = checkedList(list, list.items, units, student)
  return (checked && judgedList(checked)?.rows.map(tierOfRow)) ?? []
}

/** What was closed for electives that are chosen no more is judged by the new ones; what has no places stays closed. */
function unitsFor(
  units: UnitsOfRows,
  before: Partial<ListStudent>,
  after: Partial<ListStudent>,
): UnitsOfRows {
  if (String(before.electives) === String(after.electives)) return units
  const empty = [...(units.closed ?? [])].filter((id) => units.byId.get(id)?.planNum === 0)
  return { ...units, closed: new Set(empty) }
}

/** 冲 4 · 稳 14 · 保 13. */
export function tiersText(tiers: readonly TierName[]): string {
  return countTiers(tiers)
    .filter(([name, count]) => count > 0 || name === '保')
    .map(([name, count]) => `${name} ${count}`)
    .join(' · ')
}

/** 影响 1 张表的 26 行，其中 26 行不能报. */
export function effectsText(effects: readonly ListEffect[]): string {
  const sum = (of: (effect: ListEffect) => number) => effects.reduce((all, effect) => all + of(effect), 0)
  const lost = sum((effect) => effect.lost)
  const rows = `影响 ${effects.length} 张表的 ${sum((effect) => effect.rows)} 行`
  return lost > 0 ? `${rows}，其中 ${lost} 行不能报` : rows
}
