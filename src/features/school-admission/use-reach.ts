import { useMemo } from 'react'
import type { LinesFilters } from '~/entities/admission/lines.address'
import type { MyRank } from '~/entities/rank/use-my-rank'
import type { UnitGroup } from './admission-rows'
import { missedBy } from './none-reached'
import { openGroups, reachedCount, reachedRows } from './reached-groups'
import { useCandidate } from './use-candidate'

interface Asked {
  readonly groups: readonly UnitGroup[]
  readonly subject: string
  readonly filters: LinesFilters
  readonly rank: MyRank | undefined
}

/** What the reader reaches of a school: how many rows, what is missing where there is none, and which rows pass `只看够得着的`. */
export function useReach({ groups, subject, filters: { electives, only }, rank: own }: Asked) {
  const candidate = useCandidate(subject, electives)
  const rank = own?.rank
  return useMemo(() => {
    if (rank === undefined) return { reached: undefined, missed: undefined, passes: undefined }
    const reached = reachedCount(groups, rank, candidate)
    return {
      reached,
      missed: missedBy(openGroups(groups, candidate), rank),
      /** Of the reader, where they left rows out. */
      electives: reached.closed > 0 ? candidate.electives : undefined,
      passes: only === 'reach' ? reachedRows(rank, candidate) : undefined,
    }
  }, [groups, rank, candidate, only])
}
