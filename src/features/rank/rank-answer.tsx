import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NO_RANK_CODE, type RankQuery, type ScoreSegment } from '~/contracts/batch-lines'
import { formatCount, formatRankInterval } from '~/shared/lib/format'
import { notify } from '~/shared/lib/notify'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { CompetitionMark } from './competition-mark'
import { EquivalentTable } from './equivalent-table'
import { rankQueries } from './rank.queries'

interface RankAnswerProps {
  readonly query: RankQuery & { score: number }
  readonly className?: string
}

/** Where the entered score stands, and what that rank was worth in other years. */
export function RankAnswer({ query, className }: RankAnswerProps) {
  const segment = useQuery(rankQueries.segment(query))
  const noRank = segment.data?.code === NO_RANK_CODE
  const noRankText = `您输入的${query.score}分无匹配的位次。换个分数再试试吧！`

  useEffect(() => {
    if (noRank) notify.warning(noRankText)
  }, [noRank, noRankText])

  return (
    <section
      aria-label="位次结果"
      className={cn('grid gap-8 lg:grid-cols-2 lg:items-start lg:gap-12', className)}
    >
      <Faces
        query={segment}
        name="位次"
        pending={<Skeleton className="h-56" />}
        isEmpty={(data) => data.code === NO_RANK_CODE}
        empty={<EmptyRegion>{noRankText}</EmptyRegion>}
      >
        {(data) => <Answer segment={data} query={query} />}
      </Faces>
      {!noRank && <EquivalentTable query={query} />}
    </section>
  )
}

function Answer({ segment, query }: { segment: ScoreSegment; query: RankAnswerProps['query'] }) {
  const { highestRank, lowestRank, sameScoreCount, suggestedRank, competitionLevel, scorePrompt } = segment
  if (highestRank === undefined || lowestRank === undefined) return null
  return (
    <div>
      <h2 className="text-sm font-normal text-muted-foreground">
        {query.province} {query.year} 年{query.subject} {query.score} 分的位次区间
      </h2>
      <p className="mt-1 text-2xl font-medium tracking-tight">
        {formatRankInterval(highestRank, lowestRank)}
      </p>
      {scorePrompt && <p className="mt-1 text-sm">{scorePrompt}</p>}
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
        {sameScoreCount !== undefined && <Fact term="同分人数" value={`${formatCount(sameScoreCount)} 人`} />}
        {suggestedRank !== undefined && <Fact term="建议位次" value={formatCount(suggestedRank)} />}
        {competitionLevel && (
          <div>
            <dt className="text-sm text-muted-foreground">竞争程度</dt>
            <dd className="mt-0.5 text-lg">
              <CompetitionMark level={competitionLevel} />
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-5 text-sm text-muted-foreground">
        查询结果采用教育考试院公布的 {query.year} 年位次数据，仅供参考，请以官方公布为准。
      </p>
      <TrustLine className="mt-1" source={`${query.province} ${query.year} 年一分一段表`} />
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{term}</dt>
      <dd className="mt-0.5 text-lg">{value}</dd>
    </div>
  )
}
