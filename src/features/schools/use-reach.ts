import { useMemo } from 'react'
import { windowQuestion } from '~/entities/rank/near/window-question'
import type { NearQuestion } from '~/entities/rank/near-call'
import { nearLines } from '~/entities/rank/near-lines.calls'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Reach } from '~/rules/chance/tier-name'
import { reachWindow, withinFor } from '~/rules/chance/tier-window'
import { useAnswer } from '~/shared/answer/use-answer'
import type { LibraryPageFilters } from './library-page.address'

type Asked = Pick<LibraryPageFilters, 'major' | 'swing'>

/**
 * The lines of the last year in a tier of the rank, all of them: the score in the middle of the tier first, then what lay
 * near it. Also where they were looked for.
 */
export function useReach(
  question: LineOfYearQuestion | undefined,
  own: OwnRank,
  reach: Reach,
  { major, swing }: Asked,
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
  const near = useMemo((): NearQuestion | undefined => {
    if (!asked || !window || !score.data || score.isEarlier) return undefined
    const { rank: _middle, orRank: _own, ...key } = asked
    const within = withinFor(score.data.lowestRank, window)
    return windowQuestion({ ...key, score: score.data.score }, { within, major, swing })
  }, [asked, window, score.data, score.isEarlier, major, swing])
  const lines = useAnswer(near, nearLines.all)
  // One answer to the reader: that of the second call, or why the first gave none.
  const answer = score.isError
    ? { ...lines, isPending: false, isError: true, error: score.error, refetch: score.refetch }
    : lines
  return { answer, window }
}
