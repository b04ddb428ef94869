import { reachOf } from '~/rules/chance/reach'
import { isJoint } from '~/rules/filing/joint'
import type { AdmissionRow, UnitGroup } from './admission-rows'

/** A major whose line is known. */
export interface LinedMajor {
  readonly row: AdmissionRow
  readonly lowestRank: number
}

/** The majors with a line, ordinary ones and those of 中外合作 apart. */
export function linedMajors(groups: readonly UnitGroup[]) {
  const all = groups.flatMap(({ head, rows }) =>
    rows.flatMap((row) =>
      row.line?.lowestRank == null
        ? []
        : {
            row,
            lowestRank: row.line.lowestRank,
            joint: isJoint(row.name, ...row.notes, ...(head?.notes ?? [])),
          },
    ),
  )
  const ordinary: readonly LinedMajor[] = all.filter(({ joint }) => !joint)
  return { ordinary: ordinary.length > 0 ? ordinary : all, joint: all.filter(({ joint }) => joint) }
}

const reachedOf = (rank: number, majors: readonly LinedMajor[]) =>
  reachOf(
    rank,
    majors.map(({ lowestRank }) => lowestRank),
  )

/** Whether a rank reaches none of the ordinary majors of a school, of those whose lines are there. */
export function isNoneReached(groups: readonly UnitGroup[], rank: number): boolean {
  const { ordinary } = linedMajors(groups)
  return ordinary.length > 0 && reachedOf(rank, ordinary).inReach === 0
}

/** How far the nearest ordinary major is, which it is, and how many of 中外合作 are in reach after all. */
export function nearestOf(groups: readonly UnitGroup[], rank: number) {
  const { ordinary, joint } = linedMajors(groups)
  const [gap = 0] = reachedOf(rank, ordinary).missing ?? []
  const nearest = ordinary.find(({ lowestRank }) => rank - lowestRank === gap)
  return { gap, nearest: nearest?.row, reachedJoint: reachedOf(rank, joint).inReach }
}
