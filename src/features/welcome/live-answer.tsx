import { useQuery } from '@tanstack/react-query'
import { PlaceLink } from '~/entities/place/place-link'
import { formatRankInterval } from '~/shared/lib/format'
import { type ScoreQuestion, welcomeCalls } from './welcome.calls'

const MOST_NAMED = 3

/** Where a score stands, while it is typed: its rank, and what that rank was enough for in that year. */
export function LiveAnswer(question: ScoreQuestion) {
  const { province, year, subject, score } = question
  const segment = useQuery(welcomeCalls.segment(question))
  const { highestRank, lowestRank } = segment.data ?? {}
  const isRanked = highestRank !== undefined && lowestRank !== undefined
  const near = useQuery({ ...welcomeCalls.destinations(question), enabled: isRanked })
  if (segment.isPending) return <p className="text-sm text-muted-foreground">正在查 {score} 分的位次…</p>
  if (!isRanked)
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
        {province} {year} 年{subject} {score} 分{segment.data?.sample && '（示例）'}
      </p>
      <p className="text-xl font-medium text-primary">第 {formatRankInterval(highestRank, lowestRank)} 位</p>
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
