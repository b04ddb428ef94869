import { useId, useMemo } from 'react'
import type { SameScoreDestination, SameScoreFacets } from '~/contracts/score-lookups'
import type { RankFilter, RankQuery } from '~/contracts/score-tables'
import { unreachedLine } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import { byNearness } from '~/entities/rank/by-nearness'
import {
  FEES,
  featureOptions,
  type Option,
  optionsOf,
  placeOptions,
  unusedText,
  withoutCounts,
} from '~/entities/rank/near/near-options'
import { nearQuestion } from '~/entities/rank/near/near-question'
import { NEAR_PAGE, type NearQuestion } from '~/entities/rank/near-call'
import { type NearLines, nearLines } from '~/entities/rank/near-lines.calls'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import { nearColumns, unitWord } from '~/entities/school/near-columns'
import { categoryIn } from '~/rules/exam/candidate-categories'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { linesYearOf } from '~/rules/exam/years'
import { narrowedLines } from '~/rules/filing/near-lines'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { FailedRegion } from '~/shared/answer/failed-region'
import { useAnswer } from '~/shared/answer/use-answer'
import { useFewAtOnce } from '~/shared/answer/use-few-at-once'
import { isStaff } from '~/shared/domain/access'
import { FilterSelect } from '~/shared/filters/filter-select'
import { KeywordField } from '~/shared/filters/keyword-field'
import { currentYear } from '~/shared/lib/clock'
import { formatCount } from '~/shared/lib/format'
import { useStable } from '~/shared/lib/use-stable'
import { useHydrated, useUser } from '~/shared/session/session'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { ADD_COLUMN } from './add-column'
import type { RankFilters } from './rank.address'
import { useArrival } from './use-arrival'

type ScoredQuery = RankQuery & { readonly score: number }

interface DestinationsProps extends Filtered<RankFilters> {
  readonly query: ScoredQuery
  /** The reader's rank: the lowest that the score holds. */
  readonly rank: number
  /** The best rank that the score holds. */
  readonly best: number
}

/** Rows before more are asked for. */
const STEP = 20
const WITHIN = [
  { value: '5', label: '上下 5%' },
  { value: '10', label: '上下 10%' },
  { value: '20', label: '上下 20%' },
]

interface AnyYearProps extends DestinationsProps {
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
}

/**
 * Which schools and groups took their last candidate near a rank, in the newest year that has lines: a rank of this year
 * stands beside those of last year, around the score that held it then.
 */
export function Destinations({ offered, ...props }: AnyYearProps) {
  const { query } = props
  const year = linesYearOf(query.year, currentYear())
  if (year === query.year) return <LinesNear {...props} />
  const subject = comparableSubject(query.subject, Object.keys(offered?.[year]?.subjectBatchMap ?? {}))
  return subject === undefined ? null : <LinesBefore {...props} year={year} subject={subject} />
}

function LinesBefore({ year, subject, ...props }: DestinationsProps & { year: number; subject: string }) {
  const { query, rank } = props
  const { province } = query
  const question = useStable({ province, year, subject, rank })
  const score = useAnswer(question, rankScoreCalls.scoreOfRank)
  return (
    <Faces of={score} name="录取去向" pending={<Skeleton of="rows" className="h-[64rem]" />}>
      {(then) => (
        <>
          <p role="note" className="text-sm text-muted-foreground">
            {query.year} 年的录取结果还没有，先看这个位次 {year} 年录到了哪里。
          </p>
          <LinesNear {...props} query={{ ...query, year, subject, score: then.score }} />
        </>
      )}
    </Faces>
  )
}

function LinesNear({ query, rank, best, filters, change }: DestinationsProps) {
  const id = useId()
  const section = useArrival<HTMLElement>('destinations')
  const question = useStable(nearQuestion(query, filters))
  const answer = useAnswer(question, nearLines.page)
  const { year, province } = answer.question ?? question
  const unused = unusedText(answer.data?.unused ?? [])
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id} className="text-lg font-medium">
        {year} 年，这个位次录到了哪里
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {year} 年最后一名录取者排在 {formatCount(rank)} 位附近的{unitWord(answer.data?.lines ?? [])}
        。只是往年结果，不是预测。
      </p>
      <Controls
        known={answer.data}
        home={query.province}
        filters={filters}
        // Another question begins with the nearest.
        change={(next) => change({ ...next, more: undefined })}
      />
      {unused && (
        <p role="note" className="mt-2 text-sm">
          {unused}
        </p>
      )}
      <Faces
        of={answer}
        name="录取去向"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-[56rem]" />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <EmptyRegion>
            {isNarrowed(question)
              ? '这个范围里没有符合条件的院校。可以放宽范围，或少选一个条件。'
              : '这个位次前后没有院校的最低位次。可以放宽范围。'}
          </EmptyRegion>
        }
      >
        {(known, asked) => (
          <Rows
            known={known}
            question={asked}
            isEarlier={answer.isEarlier}
            rank={rank}
            best={best}
            query={query}
            category={filters.category}
            more={filters.more ?? 0}
            onMore={(more) => change({ more }, 'settle')}
          />
        )}
      </Faces>
      <TrustLine brief className="mt-3" source={`${province}教育考试院 ${year} 年录取数据`} />
    </section>
  )
}

function isNarrowed({
  province: _p,
  year: _y,
  subject: _s,
  score: _c,
  within: _w,
  ...narrowing
}: NearQuestion) {
  return Object.keys(narrowing).length > 0
}

interface ControlsProps extends Filtered<RankFilters> {
  readonly known: NearLines | undefined
  /** The province whose candidates are ranked. */
  readonly home: string
}

const NO_FACETS: SameScoreFacets = {
  provinces: [],
  cities: [],
  schoolInstitutions: [],
  types: [],
  features: [],
  electives: [],
}
const ALL = { value: '', label: '不限' }
const FEE_OPTIONS = FEES.map((fee) => ({ value: String(fee), label: `${formatCount(fee)} 元以内` }))

function Controls({ known, home, filters, change }: ControlsProps) {
  const { within, place, feature, elective, nature, fee, major } = filters
  const facets = known?.facets ?? (known ? narrowedLines(known.lines, {}).facets : NO_FACETS)
  // Of a list that was cut the values are known, and not how many have them.
  const said = known?.facets ? (options: readonly Option[]) => options : withoutCounts
  const natures = said(optionsOf(facets.schoolInstitutions))
  // Only a server that takes the narrowing knows the majors of a group, and what they cost.
  const isAsked = known?.isPaged !== false
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
        options={[ALL, ...said(placeOptions(facets, home, place))]}
        onChange={(value) => change({ place: value || undefined })}
      />
      {(known === undefined || natures.length > 0 || nature !== undefined) && (
        <FilterSelect
          className="md:w-36"
          label="办学性质"
          value={nature ?? ''}
          options={[ALL, ...natures]}
          onChange={(value) => change({ nature: value || undefined })}
        />
      )}
      <FilterSelect
        className="md:w-32"
        label="院校特色"
        value={feature ?? ''}
        options={[ALL, ...said(featureOptions(facets.features))]}
        onChange={(value) => change({ feature: value || undefined })}
      />
      <FilterSelect
        className="md:w-44"
        label="选科要求"
        value={elective ?? ''}
        options={[ALL, ...said(optionsOf(facets.electives))]}
        onChange={(value) => change({ elective: value || undefined })}
      />
      {(isAsked || fee !== undefined) && (
        <FilterSelect
          className="md:w-36"
          label="学费"
          value={fee === undefined ? '' : String(fee)}
          options={[ALL, ...FEE_OPTIONS]}
          onChange={(value) => change({ fee: value ? Number(value) : undefined })}
        />
      )}
      {(isAsked || major !== undefined) && (
        <KeywordField
          className="max-md:col-span-2 md:w-56"
          label="专业"
          placeholder="会计、护理…"
          value={major}
          onSearch={(word) => change({ major: word })}
        />
      )}
    </div>
  )
}

const WITHIN_OF: Readonly<Record<string, RankFilters['within']>> = { '5': '5', '10': '10', '20': '20' }

interface RowsProps
  extends Pick<DestinationsProps, 'query' | 'rank' | 'best'>,
    Pick<RankFilters, 'category'> {
  readonly known: NearLines
  readonly question: NearQuestion
  readonly isEarlier: boolean
  /** How many times more rows were asked for. */
  readonly more: number
  readonly onMore: (more: number) => void
}

function Rows({ known, question, isEarlier, query, rank, best, category, more, onMore }: RowsProps) {
  const { total } = known
  const most = Math.min((1 + more) * STEP, total ?? known.lines.length)
  const further = useFewAtOnce(
    known.isPaged && !isEarlier
      ? Array.from({ length: Math.ceil(most / NEAR_PAGE) - 1 }, (_, at) => nearLines.page(question, at + 2))
      : [],
  )
  const missing = further.find(({ isError }) => isError)
  const lines = [known.lines, ...further.map(({ data }) => data?.lines ?? [])].flat()
  const shown = nearest(lines, rank, most)
  const user = useUser()
  const hydrated = useHydrated()
  const hasLists = hydrated && user !== undefined && !isStaff(user)
  const { lines: ofYear } = useLinesOfYear(query)
  const columns = useMemo(() => {
    const asked = { ...query, category: categoryIn(query.province, category) }
    const near = nearColumns(
      query,
      { rank, best },
      (batch) => unreachedLine(ofYear, asked, batch),
      asked.category,
    )
    return [...near, ...(hasLists ? [ADD_COLUMN] : [])]
  }, [query, rank, best, category, ofYear, hasLists])
  const unit = unitWord(known.lines)
  const left = (total ?? known.lines.length) - most
  return (
    <>
      <p className="text-sm" aria-live="polite">
        {total === undefined
          ? `最近的 ${formatCount(lines.length)} 个${unit}，其余没有列出；先看 ${shown.length} 个`
          : `共 ${formatCount(total)} 个${unit}，先看最近的 ${formatCount(shown.length)} 个`}
      </p>
      <DataTable label="这个位次前后录到的院校" columns={columns} rows={shown} className="mt-1" />
      {missing && (
        <FailedRegion name="录取去向" error={missing.error} onRetry={missing.refetch} className="mt-3" />
      )}
      {left > 0 && (
        <Button variant="outline" size="sm" className="print-hidden mt-3" onClick={() => onMore(more + 1)}>
          再看 {Math.min(STEP, left)} 条
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
