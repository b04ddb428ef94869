import { useMemo } from 'react'
import type { NearQuestion } from '~/entities/rank/near-call'
import { nearLines } from '~/entities/rank/near-lines.calls'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import type { LibraryFilters } from '~/entities/school/library.address'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Reach } from '~/rules/chance/tier-name'
import { reachWindow, withinFor } from '~/rules/chance/tier-window'
import { useAnswer } from '~/shared/answer/use-answer'
import { useStable } from '~/shared/lib/use-stable'

type Asked = Pick<LibraryFilters, 'provinces' | 'types' | 'features' | 'natures'>

/**
 * The lines of the last year in a tier of the rank, all of them: the score in the middle of the tier first, then what lay
 * near it. Also where they were looked for.
 */
export function useReach(
  question: LineOfYearQuestion | undefined,
  own: OwnRank,
  reach: Reach,
  { provinces, types, features, natures }: Asked,
) {
  const { province, subject, year } = question ?? {}
  const { rank, best } = own
  const window = useMemo(() => reachWindow({ rank, best }, reach), [rank, best, reach])
  const asked = useMemo(() => {
    if (!province || !subject || !year || !window) return undefined
    const middle = Math.round((window.best + window.last) / 2)
    return { province, subject, year, rank: middle, orRank: rank }
  }, [province, subject, year, window, rank])
  const score = useAnswer(asked, rankScoreCalls.scoreOfRankOr)
  const narrowing = useStable({
    ...(provinces.length > 0 && { provinces }),
    ...(types.length > 0 && { types }),
    ...(features.length > 0 && { features }),
    ...(natures.length > 0 && { schoolInstitutions: natures }),
  })
  const near = useMemo((): NearQuestion | undefined => {
    if (!asked || !window || !score.data || score.isEarlier) return undefined
    const { rank: _middle, orRank: _own, ...key } = asked
    return { ...key, score: score.data.score, within: withinFor(score.data.lowestRank, window), ...narrowing }
  }, [asked, window, score.data, score.isEarlier, narrowing])
  const lines = useAnswer(near, nearLines.all)
  // One answer to the reader: that of the second call, or why the first gave none.
  const answer = score.isError
    ? { ...lines, isPending: false, isError: true, error: score.error, refetch: score.refetch }
    : lines
  return { answer, window }
}
