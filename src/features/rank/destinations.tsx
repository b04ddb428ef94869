import { useId, useMemo, useState } from 'react'
import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { RankQuery } from '~/contracts/score-tables'
import { unreachedLine } from '~/entities/province/line-gaps'
import { byNearness } from '~/entities/rank/by-nearness'
import { categoryIn } from '~/rules/exam/candidate-categories'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { isStaff } from '~/shared/domain/access'
import { FilterSelect } from '~/shared/filters/filter-select'
import { formatCount } from '~/shared/lib/format'
import { useHydrated, useUser } from '~/shared/session/session'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { ADD_COLUMN, destinationColumns, unitWord } from './destination-columns'
import { electiveOptions, featureOptions, narrowed, placeOptions } from './destination-filters'
import type { RankFilters } from './rank.address'
import { rankCalls } from './rank.calls'
import { useArrival } from './use-arrival'
import { useLinesOfYear } from './use-lines-of-year'

interface DestinationsProps extends Filtered<RankFilters> {
  readonly query: RankQuery & { readonly score: number }
  /** The reader's rank: the lowest that the score holds. */
  readonly rank: number
  /** The best rank that the score holds. */
  readonly best: number
}

/** Rows before more are asked for. */
const STEP = 20
const NOTHING: readonly SameScoreDestination[] = []
const WITHIN = [
  { value: '5', label: '上下 5%' },
  { value: '10', label: '上下 10%' },
  { value: '20', label: '上下 20%' },
]

/** Which schools and groups took their last candidate near a rank. */
export function Destinations({ query, rank, best, filters, change }: DestinationsProps) {
  const id = useId()
  const section = useArrival<HTMLElement>('destinations')
  const { within } = filters
  const question = useMemo(() => ({ ...query, within: Number(within) }), [query, within])
  const answer = useAnswer(question, rankCalls.destinations)
  const rows = answer.data?.destinations ?? NOTHING
  const { year, province } = answer.question ?? question
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id} className="text-lg font-medium">
        {year} 年，这个位次录到了哪里
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {year} 年最低位次在 {formatCount(rank)} 上下的{unitWord(rows)}，不是预测。
      </p>
      <Controls rows={rows} home={query.province} filters={filters} change={change} />
      <Faces
        of={answer}
        name="录取去向"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-[56rem]" />}
        isEmpty={() => rows.length === 0}
        empty={<EmptyRegion>这个位次前后没有院校的最低位次。可以放宽范围。</EmptyRegion>}
      >
        {(_, asked) => <Rows rows={rows} query={asked} rank={rank} best={best} filters={filters} />}
      </Faces>
      <TrustLine brief className="mt-3" source={`${province}教育考试院 ${year} 年录取数据`} />
    </section>
  )
}

interface ControlsProps extends Filtered<RankFilters> {
  readonly rows: readonly SameScoreDestination[]
  /** The province whose candidates are ranked. */
  readonly home: string
}

function Controls({ rows, home, filters, change }: ControlsProps) {
  const { within, place, feature, elective } = filters
  const all = { value: '', label: '不限' }
  return (
    <div className="print-hidden mt-3 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <FilterSelect
        className="md:w-32"
        label="位次范围"
        value={within}
        options={WITHIN}
        onChange={(value) => change({ within: WITHIN_OF[value] })}
      />
      <FilterSelect
        className="md:w-44"
        label="院校所在地"
        value={place ?? ''}
        options={[all, ...placeOptions(rows, home, place)]}
        onChange={(value) => change({ place: value || undefined })}
      />
      <FilterSelect
        className="md:w-32"
        label="院校特色"
        value={feature ?? ''}
        options={[all, ...featureOptions(rows)]}
        onChange={(value) => change({ feature: value || undefined })}
      />
      <FilterSelect
        className="md:w-44"
        label="选科要求"
        value={elective ?? ''}
        options={[all, ...electiveOptions(rows)]}
        onChange={(value) => change({ elective: value || undefined })}
      />
    </div>
  )
}

const WITHIN_OF: Readonly<Record<string, RankFilters['within']>> = { '5': '5', '10': '10', '20': '20' }

interface RowsProps extends Pick<DestinationsProps, 'query' | 'rank' | 'best'> {
  readonly rows: readonly SameScoreDestination[]
  readonly filters: RankFilters
}

function Rows({ rows, query, rank, best, filters: { place, feature, elective, category } }: RowsProps) {
  const [steps, setSteps] = useState(1)
  const left = useMemo(() => narrowed(rows, { place, feature, elective }), [rows, place, feature, elective])
  const shown = useMemo(() => nearest(left, rank, steps * STEP), [left, rank, steps])
  const user = useUser()
  const hydrated = useHydrated()
  const hasLists = hydrated && user !== undefined && !isStaff(user)
  const { lines } = useLinesOfYear(query)
  const columns = useMemo(() => {
    const asked = { ...query, category: categoryIn(query.province, category) }
    const near = destinationColumns(query, { rank, best }, (batch) => unreachedLine(lines, asked, batch))
    return [...near, ...(hasLists ? [ADD_COLUMN] : [])]
  }, [query, rank, best, category, lines, hasLists])
  if (left.length === 0) {
    return <EmptyRegion>这个范围里没有符合条件的院校。可以放宽范围，或少选一个条件。</EmptyRegion>
  }
  return (
    <>
      <p className="text-sm" aria-live="polite">
        共 {left.length} 个{unitWord(rows)}，先看最近的 {shown.length} 个
      </p>
      <DataTable label="这个位次前后录到的院校" columns={columns} rows={shown} className="mt-1" />
      {shown.length < left.length && (
        <Button variant="outline" size="sm" className="print-hidden mt-3" onClick={() => setSteps(steps + 1)}>
          再看 {Math.min(STEP, left.length - shown.length)} 条
        </Button>
      )}
    </>
  )
}

/** So many rows nearest to a rank, by rising rank. */
function nearest(rows: readonly SameScoreDestination[], rank: number, count: number) {
  return byNearness(rows, rank)
    .slice(0, count)
    .toSorted((a, b) => a.lowestRank - b.lowestRank)
}
