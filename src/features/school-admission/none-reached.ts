import type { Missed } from '~/entities/school/no-reach'
import { reachOf } from '~/rules/chance/reach'
import { isJoint } from '~/rules/filing/joint'
import type { AdmissionRow, UnitGroup } from './admission-rows'

/** A major whose line is known. */
interface LinedMajor {
  readonly row: AdmissionRow
  readonly lowestRank: number
}

/** The majors with a line, ordinary ones and those of 中外合作 apart. */
function linedMajors(groups: readonly UnitGroup[]) {
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

/**
 * What a rank misses where it reaches none of a school's ordinary majors, as far as their lines are there; else
 * undefined.
 */
export function missedBy(groups: readonly UnitGroup[], rank: number): Missed | undefined {
  const { ordinary, joint } = linedMajors(groups)
  const { inReach, missing } = reachedOf(rank, ordinary)
  if (inReach > 0 || !missing) return undefined
  const [gap] = missing
  const nearest = ordinary.find(({ lowestRank }) => rank - lowestRank === gap)
  return nearest && { name: nearest.row.name, gap, reachedJoint: reachedOf(rank, joint).inReach }
}
