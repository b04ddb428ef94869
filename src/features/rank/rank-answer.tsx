import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { NO_RANK_CODE, type RankFilter, type RankQuery, type ScoreSegment } from '~/contracts/score-tables'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount, formatRankInterval } from '~/shared/lib/format'
import { notify } from '~/shared/lib/notify'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { CompetitionMark } from './competition-mark'
import { EquivalentTable } from './equivalent-table'
import { noRankText } from './no-rank-text'
import { rankCalls } from './rank.calls'

type ScoredQuery = RankQuery & { score: number }

interface RankAnswerProps {
  readonly query: RankQuery
  readonly score: number
  /** What can be asked in the province, to say under which name other years ranked the same candidates. */
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
  readonly className?: string
}

/** Where the entered score stands, and what that rank was worth in other years. */
export function RankAnswer({ query, score, offered, className }: RankAnswerProps) {
  const asked = useMemo<ScoredQuery>(() => ({ ...query, score }), [query, score])
  const segment = useAnswer(asked, rankCalls.segment)
  const noRank = segment.data?.code === NO_RANK_CODE
  const unranked = noRank ? segment.question?.score : undefined

  useEffect(() => {
    if (unranked !== undefined) notify.warning(noRankText(unranked))
  }, [unranked])

  return (
    <section
      aria-label="位次结果"
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start lg:gap-12',
        className,
      )}
    >
      <Faces
        of={segment}
        name="位次"
        pending={<Skeleton className="h-[15.6rem]" />}
        isEmpty={(data) => data.code === NO_RANK_CODE}
        empty={(question) => <NoRank question={question} />}
      >
        {(data, question) => <Answer segment={data} query={question} />}
      </Faces>
      {!noRank && <EquivalentTable query={asked} offered={offered} />}
    </section>
  )
}

/** Says that nobody has the score, and which scores there are. */
function NoRank({ question: { score, ...query } }: { question: ScoredQuery }) {
  const { data: rows = [] } = useQuery(rankCalls.table(query))
  const [first, last] = [rows[0], rows.at(-1)]
  return (
    <EmptyRegion className="text-balance">
      <p>{noRankText(score)}</p>
      {first && last && (
        <p className="mt-1 text-sm">
          {query.batch}有位次的分数是 {last.score} 到 {first.highScore} 分。
        </p>
      )}
    </EmptyRegion>
  )
}

function Answer({ segment, query }: { segment: ScoreSegment; query: ScoredQuery }) {
  const { highestRank, lowestRank, sameScoreCount, suggestedRank, competitionLevel, scorePrompt } = segment
  if (highestRank === undefined || lowestRank === undefined) return null
  return (
    <div>
      <div aria-live="polite">
        <h2 className="text-sm font-normal text-muted-foreground">
          {query.province} {query.year} 年{query.subject} {query.score} 分的位次区间
        </h2>
        <p className="mt-1 text-2xl font-medium tracking-tight">
          {formatRankInterval(highestRank, lowestRank)}
        </p>
        {scorePrompt && <p className="mt-1 text-sm">{scorePrompt}</p>}
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
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
      <p className="mt-5 text-sm text-pretty text-muted-foreground">
        结果采用教育考试院公布的 {query.year} 年录取位次，以教育考试院公布的数据为准。
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
