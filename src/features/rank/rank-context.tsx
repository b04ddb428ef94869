import { useQuery } from '@tanstack/react-query'
import type { RankQuery } from '~/contracts/score-tables'
import { CategoryNote } from '~/entities/province/category-note'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { gapSentences, reachedBatch } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import type { Category } from '~/rules/exam/candidate-categories'
import { States } from '~/shared/answer/states'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'

type ScoredQuery = RankQuery & { score: number }

interface LineGapsProps {
  readonly query: ScoredQuery
  /** Of the reader, where the province draws lines by it and it is said. */
  readonly category: Category | undefined
}

/** How far a score lies from the control lines of its year. */
export function LineGaps({ query, category }: LineGapsProps) {
  const { province, year, subject, score } = query
  const lines = useQuery(controlLineCalls.byProvince(province))
  return (
    <States
      of={lines}
      name="控制线"
      className="mt-6"
      pending={<Skeleton of="fact" className="h-12 w-64 max-w-full" />}
    >
      {(years) => {
        const drawn = years.find((known) => known.year === year)?.batchLines ?? []
        const gaps = gapSentences(drawn, { subject, category }, score)
        if (gaps.length === 0 && !category) return null
        return (
          <>
            <dl>
              <dt className="text-xs text-muted-foreground">和控制线相比</dt>
              {gaps.length === 0 && <dd>没有收录</dd>}
              {gaps.map((gap) => (
                <dd key={gap}>{gap}</dd>
              ))}
            </dl>
            <CategoryNote province={province} />
          </>
        )
      }}
    </States>
  )
}

interface ReachedBatchProps extends LineGapsProps {
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
