import { type RankZones, rankZones, zoneOf } from '~/rules/chance/rank-zones'
import { fitOf } from '~/rules/filing/requirement'
import type { AdmissionRow, UnitGroup } from './admission-rows'

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

/** Whether a line is in reach: a row without a line is not. */
function isReached({ line }: AdmissionRow, zones: RankZones): boolean {
  return line?.lowestRank != null && zoneOf(line.lowestRank, zones) !== '够不着'
}

/** Tells the rows that a rank reaches, of what its candidate may apply for. */
export function reachedRows(rank: number, candidate: Candidate) {
  const zones = rankZones(rank)
  return (row: AdmissionRow, unit: UnitGroup) => isReached(row, zones) && isOpenTo(candidate, row, unit)
}

/** How many rows a rank reaches, of those that its candidate may apply for, and how many there are. */
export function reachedCount(groups: readonly UnitGroup[], rank: number, candidate: Candidate) {
  const zones = rankZones(rank)
  const open = openGroups(groups, candidate).flatMap((group) => group.rows)
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return { reached: open.filter((row) => isReached(row, zones)).length, all, closed: all - open.length }
}
