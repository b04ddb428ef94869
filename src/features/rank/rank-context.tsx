import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RankQuery } from '~/contracts/score-tables'
import { CategoryNote } from '~/entities/province/category-note'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { gapSentences, reachedBatch } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import { shareText } from '~/entities/rank/share-text'
import type { Category } from '~/rules/exam/candidate-categories'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { Fact } from './fact'
import { rankCalls } from './rank.calls'
import { rankAround } from './rank-share'
import { candidatesOf } from './result-text'

type ScoredQuery = RankQuery & { score: number }

interface RankContextProps {
  readonly query: ScoredQuery
  readonly lowestRank: number
  /** Of the reader, where the province draws lines by it and it is said. */
  readonly category: Category | undefined
}

/** What a rank means: how far the score lies from the lines, which share of all is ahead, and what five points change. */
export function RankContext({ query, lowestRank, category }: RankContextProps) {
  const { province, year, subject, score } = query
  const whole = useMemo(() => ({ province, year, subject }), [province, year, subject])
  const table = useAnswer(whole, rankCalls.table)
  const lines = useQuery(controlLineCalls.byProvince(province))
  return (
    <div className="mt-4 grid gap-4">
      <Faces of={lines} name="控制线" pending={<Skeleton of="fact" className="h-12 w-64" />}>
        {(years) => {
          const drawn = years.find((known) => known.year === year)?.batchLines ?? []
          const gaps = gapSentences(drawn, { subject, category }, score)
          return (
            (gaps.length > 0 || category) && (
              <div>
                <dl>
                  <Fact
                    term="和控制线相比"
                    value={
                      gaps.length === 0
                        ? '没有收录'
                        : gaps.map((gap) => (
                            <span key={gap} className="block">
                              {gap}
                            </span>
                          ))
                    }
                  />
                </dl>
                <CategoryNote province={province} />
              </div>
            )
          )
        }}
      </Faces>
      <Faces of={table} name="全省位次" pending={<Skeleton of="fact" className="h-12 w-64" />}>
        {(rows) => {
          const share = shareText(rows, lowestRank)
          const around = rankAround(rows, score)
          return (
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-3 gap-y-4 md:flex md:flex-wrap md:gap-x-10">
              {share && <Fact term={`全省${candidatesOf(subject)}`} value={share} />}
              {around.map(({ points, rank }) => (
                <Fact
                  key={points}
                  term={points > 0 ? `多 ${points} 分` : `少 ${-points} 分`}
                  value={`第 ${formatCount(rank)} 位`}
                />
              ))}
            </dl>
          )
        }}
      </Faces>
    </div>
  )
}

interface ReachedBatchProps {
  readonly query: ScoredQuery
  readonly category: Category | undefined
  readonly batches: readonly string[] | undefined
  readonly onBatch: (batch: string) => void
}

/** Leads to the batch that a score reaches, where it lies below the line of the asked one. */
export function ReachedBatch({ query, category, batches = [], onBatch }: ReachedBatchProps) {
  const reached = reachedBatch(useLinesOfYear(query).lines, { ...query, category }, batches)
  if (!reached) return null
  return (
    <Button variant="outline" size="sm" className="print-hidden mt-3" onClick={() => onBatch(reached.batch)}>
      看{reached.batch}（控制线 {reached.controlScore}）
    </Button>
  )
}
