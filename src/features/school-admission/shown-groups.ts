import { type RankZones, rankZones, zoneOf } from '~/rules/chance/rank-zones'
import { fitOf } from '~/rules/filing/requirement'
import type { AdmissionRow, UnitGroup } from './admission-rows'

/** What became of a major since the plan before, as the address says it. */
export const NEWS = ['新增', '停招', '换组'] as const
export type News = (typeof NEWS)[number]

/** Whose electives are told, with the subject of their exam. */
export interface Candidate {
  readonly subject: string
  readonly electives: readonly string[] | undefined
}

/** Whether a candidate may apply for a row: where nobody has told electives, for every one. */
export function isOpenTo(
  { subject, electives }: Candidate,
  row: AdmissionRow,
  { requirement }: Pick<UnitGroup, 'requirement'>,
): boolean {
  return (
    electives === undefined || fitOf(row.requirement ?? requirement ?? '', subject, electives) !== 'not-met'
  )
}

/** The groups with the rows alone that a candidate may apply for. */
export function openGroups(groups: readonly UnitGroup[], candidate: Candidate): readonly UnitGroup[] {
  if (candidate.electives === undefined) return groups
  return groups.map((unit) => ({ ...unit, rows: unit.rows.filter((row) => isOpenTo(candidate, row, unit)) }))
}

/** How the rows of a table are narrowed. */
export interface Narrowing {
  /** The code of one group. */
  readonly group?: string | undefined
  /** Words in the name of a major, or beside it. */
  readonly major?: string | undefined
  /** Only what this rank reaches, of what its candidate may apply for. */
  readonly reachedBy?: number | undefined
  readonly candidate?: Candidate | undefined
  readonly news?: News | undefined
}

/** Whether a line is in reach: a row without a line is not. */
function isReached({ line }: AdmissionRow, zones: RankZones): boolean {
  return line?.lowestRank != null && zoneOf(line.lowestRank, zones) !== '够不着'
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
  { group, major, reachedBy, candidate, news }: Narrowing,
): readonly UnitGroup[] {
  const zones = reachedBy === undefined ? undefined : rankZones(reachedBy)
  const words = major?.trim().toLowerCase().split(/\s+/) ?? []
  const isShown = (row: AdmissionRow, unit: UnitGroup) => {
    const text = [row.name, ...row.notes].join(' ').toLowerCase()
    return (
      (zones === undefined ||
        (isReached(row, zones) && (candidate === undefined || isOpenTo(candidate, row, unit)))) &&
      (news === undefined || newsOf(row) === news) &&
      words.every((word) => text.includes(word))
    )
  }
  const isNarrowed = zones !== undefined || news !== undefined || words.length > 0
  return groups.flatMap((unit) => {
    if (group !== undefined && unit.code !== group) return []
    if (!isNarrowed) return unit
    const rows = unit.rows.filter((row) => isShown(row, unit))
    return rows.length > 0 ? { ...unit, rows } : []
  })
}

/** How many rows a rank reaches, of those that its candidate may apply for, and how many there are. */
export function reachedCount(groups: readonly UnitGroup[], rank: number, candidate: Candidate) {
  const zones = rankZones(rank)
  const open = openGroups(groups, candidate).flatMap((group) => group.rows)
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return { reached: open.filter((row) => isReached(row, zones)).length, all, closed: all - open.length }
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
