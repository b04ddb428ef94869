import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useMemo } from 'react'
import type { RankFilter, RankQuery } from '~/contracts/score-tables'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { categoryIn } from '~/rules/exam/candidate-categories'
import { rankedScore } from '~/rules/exam/ranked-score'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { notify } from '~/shared/lib/browser/notify'
import { useStable } from '~/shared/react/use-stable'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { OnViewPart } from '~/shared/ui/on-view-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { Destinations } from './destinations'
import { EquivalentTable } from './equivalent-table'
import { noRankText } from './no-rank-text'
import { PendingRank } from './pending'
import type { RankFilters } from './rank.address'
import { RankPlace } from './rank-place'
import { ScoreAnswer } from './score-answer'
import { useArrival } from './use-arrival'

const loadDestinations = idlePart(async () => (await import('./destinations')).Destinations)

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
  const segment = useAnswer(asked, scoreTableCalls.segment)
  const noRank = segment.data !== undefined && 'code' in segment.data
  const unranked = noRank ? segment.question?.score : undefined
  const ranked = rankedScore(segment.data)
  const { highestRank: best, lowestRank: rank } = ranked ?? {}
  const own = useStable(rank === undefined ? undefined : { rank, best })
  const batches = offered?.[query.year]?.subjectBatchMap[query.subject]

  useEffect(() => {
    if (unranked !== undefined) notify.warning(noRankText(unranked))
  }, [unranked])

  return (
    <>
      <section
        aria-label="位次结果"
        className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start lg:gap-12 print:block print:space-y-8"
      >
        <States of={segment} name="位次" pending={<PendingRank />}>
          {(data, question) =>
            'code' in data ? (
              <NoRank question={question} />
            ) : (
              <ScoreAnswer
                category={categoryIn(question.province, filters.category)}
                segment={data}
                query={question}
                batches={batches}
                onBatch={(batch) => change({ batch })}
                onScore={(next) => change({ score: next, more: undefined })}
              />
            )
          }
        </States>
        {!noRank && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:block print:space-y-8">
            <RankPlace table={asked} own={own} />
            <EquivalentTable
              query={asked}
              rank={rank}
              offered={offered}
              isWhole={filters.shares === 'all'}
              onWhole={() => change({ shares: 'all' }, 'settle')}
            />
          </div>
        )}
      </section>
      {segment.isPending && <Skeleton of="rows" className="h-[64rem]" />}
      {rank !== undefined && best !== undefined && (
        // The answer fills the first screen: who reads it and leaves asks for no list.
        <WantedList {...{ offered, rank, best, filters, change }} query={asked} />
      )}
    </>
  )
}

/** The list stands below the first screen, and an address may lead to it. */
function WantedList(props: ComponentProps<typeof Destinations>) {
  const place = useArrival<HTMLDivElement>('destinations')
  return (
    <div ref={place}>
      <OnViewPart
        name="录取去向"
        load={loadDestinations}
        pending={<Skeleton of="rows" className="h-[64rem]" />}
        props={props}
      />
    </div>
  )
}

/** Says that nobody has the score, and which scores there are. */
function NoRank({ question: { score, ...query } }: { question: ScoredQuery }) {
  const { data: rows = [] } = useQuery(scoreTableCalls.table(query))
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
