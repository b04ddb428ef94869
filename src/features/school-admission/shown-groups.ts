import type { AdmissionRow, UnitGroup } from './admission-rows'

/** What became of a major since the plan before, as the address says it. */
export const NEWS = ['新增', '停招', '换组'] as const
export type News = (typeof NEWS)[number]

/** How the rows of a table are narrowed. */
export interface Narrowing {
  /** The code of one group. */
  readonly group?: string | undefined
  /** Words in the name of a major, or beside it. */
  readonly major?: string | undefined
  /** Only rows that pass: those that a rank reaches, of what its candidate may apply for. */
  readonly passes?: ((row: AdmissionRow, unit: UnitGroup) => boolean) | undefined
  readonly news?: News | undefined
}

/** What became of a row since the plan before; undefined where nothing did, or nobody knows. */
export function newsOf({ planBefore, plan, isMoved }: AdmissionRow): News | undefined {
  if (plan === 0) return '停招'
  if (planBefore === null) return '新增'
  return isMoved ? '换组' : undefined
}

/** The groups as they are narrowed: each row for itself, and no group without rows. */
export function shownGroups(
  groups: readonly UnitGroup[],
  { group, major, passes, news }: Narrowing,
): readonly UnitGroup[] {
  const words = major?.trim().toLowerCase().split(/\s+/) ?? []
  const isShown = (row: AdmissionRow, unit: UnitGroup) => {
    const text = [row.name, ...row.notes].join(' ').toLowerCase()
    return (
      (passes === undefined || passes(row, unit)) &&
      (news === undefined || newsOf(row) === news) &&
      words.every((word) => text.includes(word))
    )
  }
  const isNarrowed = passes !== undefined || news !== undefined || words.length > 0
  return groups.flatMap((unit) => {
    if (group !== undefined && unit.code !== group) return []
    if (!isNarrowed) return unit
    const rows = unit.rows.filter((row) => isShown(row, unit))
    return rows.length > 0 ? { ...unit, rows } : []
  })
}

/** How many majors of a plan have more places than before, fewer, are new, have stopped, or moved; undefined until that is known. */
export function planNews(groups: readonly UnitGroup[]) {
  const rows = groups.flatMap((group) => group.rows)
  if (rows.some(({ planBefore }) => planBefore === undefined)) return undefined
  const count = (news: News) => rows.filter((row) => newsOf(row) === news).length
  const kept = rows.filter((row) => row.planBefore !== null && newsOf(row) !== '停招')
  const changes = kept.flatMap((row) => changeOf(row) ?? [])
  return {
    more: changes.filter((change) => change > 0).length,
    fewer: changes.filter((change) => change < 0).length,
    新增: count('新增'),
    停招: count('停招'),
    换组: count('换组'),
  }
}

/** By how many places a row changed; all of them where it is new. Undefined where nobody knows. */
export function changeOf({ plan, planBefore }: AdmissionRow): number | undefined {
  if (plan === undefined || planBefore === undefined || planBefore === 0) return undefined
  return plan - (planBefore ?? 0)
}
