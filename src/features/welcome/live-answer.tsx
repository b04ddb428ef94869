import { useQuery } from '@tanstack/react-query'
import { PlaceLink } from '~/entities/place/place-link'
import { PendingFace } from '~/shared/answer/pending-face'
import { rankedScore } from '~/shared/domain/ranked-score'
import { formatRankInterval } from '~/shared/lib/format'
import { RetryButton } from '~/shared/ui/retry-button'
import { type ScoreQuestion, welcomeCalls } from './welcome.calls'

const MOST_NAMED = 3

/** Where a score stands, while it is typed: its rank, and what that rank was enough for in that year. */
export function LiveAnswer(question: ScoreQuestion) {
  const { province, year, subject, score } = question
  const segment = useQuery(welcomeCalls.segment(question))
  const ranked = rankedScore(segment.data)
  const near = useQuery({ ...welcomeCalls.destinations(question), enabled: ranked !== undefined })
  if (segment.isPending)
    return (
      <PendingFace name="位次">
        <p className="text-sm text-muted-foreground">正在查 {score} 分的位次…</p>
      </PendingFace>
    )
  if (segment.isError) return <RetryButton name="位次" onRetry={segment.refetch} />
  if (!ranked)
    return (
      <p className="text-sm text-muted-foreground">
        {year} 年没有 {score} 分对应的位次，换个分数再试。
      </p>
    )
  const names = [...new Set(near.data?.destinations?.map(({ schoolName }) => schoolName))].slice(
    0,
    MOST_NAMED,
  )
  return (
    <>
      <p className="text-sm text-muted-foreground">
        {province} {year} 年{subject} {score} 分{ranked.sample && '（示例）'}
      </p>
      <p className="text-xl font-medium text-primary">
        第 {formatRankInterval(ranked.highestRank, ranked.lowestRank)} 位
      </p>
      {names.length > 0 && (
        <p className="mt-1 text-sm text-pretty">
          {year} 年录到这个位次附近的有{names.join('、')}等。只是去年的事实，不是预测。
        </p>
      )}
      <PlaceLink
        to={{ kind: 'rank', ...question }}
        className="inline-flex min-h-11 items-center text-sm text-primary hover:underline md:min-h-8"
      >
        看位次、等位分和录到哪里
      </PlaceLink>
    </>
  )
}
