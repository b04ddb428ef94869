import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { RankedScore, RankFilter, RankQuery } from '~/contracts/score-tables'
import { type Category, categoryIn } from '~/rules/exam/candidate-categories'
import { rankedScore } from '~/rules/exam/ranked-score'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount, formatRankInterval } from '~/shared/lib/format'
import { notify } from '~/shared/lib/notify'
import { standingPart } from '~/shared/lib/use-lazy-part'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { CompetitionMark } from './competition-mark'
import { EquivalentTable } from './equivalent-table'
import { Fact } from './fact'
import { noRankText } from './no-rank-text'
import { PendingRank } from './pending'
import type { RankFilters } from './rank.address'
import { rankCalls } from './rank.calls'
import { RankContext, ReachedBatch } from './rank-context'
import { ResultActions } from './result-actions'
import { rankNote } from './result-text'

const loadDestinations = standingPart(async () => (await import('./destinations')).Destinations)

type ScoredQuery = RankQuery & { score: number }

interface RankAnswerProps extends Filtered<RankFilters> {
  readonly query: RankQuery
  readonly score: number
  /** What can be asked in the province, to say under which name other years ranked the same candidates. */
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
}

/** Where the entered score stands, what that rank was worth in other years, and where it was enough last year. */
export function RankAnswer({ query, score, offered, filters, change }: RankAnswerProps) {
  const asked = useMemo<ScoredQuery>(() => ({ ...query, score }), [query, score])
  const segment = useAnswer(asked, rankCalls.segment)
  const noRank = segment.data !== undefined && 'code' in segment.data
  const unranked = noRank ? segment.question?.score : undefined
  const ranked = rankedScore(segment.data)
  const { highestRank: best, lowestRank: rank } = ranked ?? {}
  const batches = offered?.[query.year]?.subjectBatchMap[query.subject]

  useEffect(() => {
    if (unranked !== undefined) notify.warning(noRankText(unranked))
  }, [unranked])

  return (
    <>
      <section
        aria-label="位次结果"
        className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start lg:gap-12"
      >
        <Faces of={segment} name="位次" pending={<PendingRank />}>
          {(data, question) =>
            'code' in data ? (
              <NoRank question={question} />
            ) : (
              <Answer
                category={categoryIn(question.province, filters.category)}
                segment={data}
                query={question}
                batches={batches}
                onBatch={(batch) => change({ batch })}
              />
            )
          }
        </Faces>
        {!noRank && (
          <EquivalentTable
            query={asked}
            rank={rank}
            offered={offered}
            isWhole={filters.shares === 'all'}
            onWhole={() => change({ shares: 'all' }, 'settle')}
          />
        )}
      </section>
      {segment.isPending && <Skeleton of="rows" className="h-[64rem]" />}
      {rank !== undefined && best !== undefined && (
        <LatePart
          name="录取去向"
          load={loadDestinations}
          pending={<Skeleton of="rows" className="h-[64rem]" />}
          props={{ query: asked, offered, rank, best, filters, change }}
        />
      )}
    </>
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

interface AnswerProps {
  readonly category: Category | undefined
  readonly segment: RankedScore
  readonly query: ScoredQuery
  readonly batches: readonly string[] | undefined
  readonly onBatch: (batch: string) => void
}

function Answer({ category, segment, query, batches, onBatch }: AnswerProps) {
  const { highestRank, lowestRank, sameScoreCount, suggestedRank, competitionLevel, scorePrompt } = segment
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
      <ReachedBatch query={query} category={category} batches={batches} onBatch={onBatch} />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-4 md:gap-x-10">
        {sameScoreCount !== undefined && <Fact term="同分人数" value={`${formatCount(sameScoreCount)} 人`} />}
        {suggestedRank !== undefined && (
          <Fact term="建议位次" value={formatCount(suggestedRank)} note="按同分的最后一名算" />
        )}
        {competitionLevel && (
          <div>
            <dt className="text-sm text-muted-foreground">竞争程度</dt>
            <dd className="mt-0.5 text-lg">
              <CompetitionMark level={competitionLevel} />
            </dd>
          </div>
        )}
      </dl>
      <RankContext query={query} lowestRank={lowestRank} category={category} />
      <ResultActions query={query} category={category} segment={segment} batches={batches} />
      <p className="mt-5 text-sm text-pretty text-muted-foreground">{rankNote(query.year, segment.sample)}</p>
      <TrustLine
        brief
        className="mt-1"
        source={`${query.province} ${query.year} 年一分一段表`}
        evidence={segment.sample ? 'modelled' : 'real'}
        figures={[{ label: `${query.score} 分`, source: segment.source }]}
      />
    </div>
  )
}
