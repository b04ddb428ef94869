import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { LineDistribution, LineLandmark } from '~/contracts/score-lookups'
import { PlaceLink } from '~/entities/place/place-link'
import { unreachedLine } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import { byNearness } from '~/entities/rank/by-nearness'
import { nearQuestion } from '~/entities/rank/near/near-question'
import { quickChoices } from '~/entities/rank/near/quick-narrowing'
import { NARROWING_WORDS, unusedText } from '~/entities/rank/near/unused-text'
import { type NearLines, nearLines } from '~/entities/rank/near-lines.calls'
import { namedSchools } from '~/entities/rank/ruler/named-schools'
import { rulerCalls } from '~/entities/rank/ruler/ruler.calls'
import type { ScoreQuestion, TableQuestion } from '~/entities/rank/score-table.calls'
import { nearColumns, unitWord } from '~/entities/school/near-columns'
import { linesYearOf } from '~/rules/exam/years'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { RetryButton } from '~/shared/answer/retry-button'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { ChoiceChips } from '~/shared/filters/choice-chips'
import { KeywordField } from '~/shared/filters/keyword-field'
import { formatCount } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import { useStable } from '~/shared/react/use-stable'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { columnsWithValues } from '~/shared/table/columns-with-values'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { useRanked, WITHIN } from './use-ranked'
import type { WelcomeFilters } from './welcome.address'

/** Rows on the first page; all of them are on the rank page. */
const ROWS = 6

interface WhereItLedProps extends Filtered<WelcomeFilters> {
  readonly table: TableQuestion
  readonly question: ScoreQuestion | undefined
}

/** Where the rank of a score led last year; before there is a score, where some schools drew their line. */
export function WhereItLed({ table, question, ...filtered }: WhereItLedProps) {
  return question ? <Led question={question} {...filtered} /> : <KnownLines table={table} />
}

const PENDING = <Skeleton of="rows" className="h-96" />

function Led({ question, filters, change }: Filtered<WelcomeFilters> & { question: ScoreQuestion }) {
  const { ranked, linesYear, then, asked } = useRanked(question)
  const narrowed = useStable(asked && nearQuestion(asked, { ...filters, within: WITHIN }))
  const near = useAnswer(narrowed, nearLines.page)
  const { data } = near
  const unused = unusedText((data?.unused ?? []).map((name) => NARROWING_WORDS[name]))
  const title = `${linesYear} 年，这个位次录到了哪里`
  const { place, feature, elective, nature, fee, major } = filters
  const search = { ...question, place, feature, elective, nature, fee, major }
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-lg font-medium">{title}</h2>
        <Link
          to="/weici"
          search={search}
          hash="destinations"
          preload={false}
          className="inline-flex min-h-11 items-center text-sm text-primary hover:underline md:min-h-8"
        >
          {data?.total === undefined ? '全部' : `全部 ${formatCount(data.total)} 个${unitWord(data.lines)}`}
        </Link>
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-end">
        <ChoiceChips
          label="录取去向的条件"
          chips={quickChoices(data?.facets, filters, question.province)}
          onPress={({ next }) => change(next, 'settle')}
        />
        <KeywordField
          label="专业"
          placeholder="会计、护理…"
          value={major}
          onSearch={(word) => change({ major: word }, 'settle')}
        />
      </div>
      {unused && (
        <p role="note" className="mt-2 text-sm">
          {unused}
        </p>
      )}
      {then.isError ? (
        <RetryButton name="录取去向" onRetry={then.refetch} error={then.error} />
      ) : (
        <States
          of={near}
          name="录取去向"
          className="mt-2"
          pending={PENDING}
          isEmpty={({ lines }) => lines.length === 0}
          empty={
            <EmptyRegion>
              <p>这个位次前后 5% 里没有符合条件的。</p>
              <p className="mt-1 text-sm">
                <Link
                  to="/weici"
                  search={{ ...search, within: '20' }}
                  hash="destinations"
                  className="text-primary underline"
                >
                  放宽到上下 20% 再看
                </Link>
              </p>
            </EmptyRegion>
          }
        >
          {(known, of) =>
            ranked && <Rows known={known} question={of} rank={ranked.lowestRank} best={ranked.highestRank} />
          }
        </States>
      )}
      <TrustLine brief className="mt-2" source={`${question.province}教育考试院 ${linesYear} 年录取数据`} />
    </section>
  )
}

interface RowsProps {
  readonly known: NearLines
  /** The score that held the rank in the year of the lines. */
  readonly question: ScoreQuestion
  readonly rank: number
  readonly best: number
}

function Rows({ known, question, rank, best }: RowsProps) {
  const { province, year, subject, score } = question
  const { lines: ofYear } = useLinesOfYear(question)
  const columns = useMemo(
    () =>
      nearColumns({ province, year, subject }, { rank, best }, (batch) =>
        unreachedLine(ofYear, { subject, score }, batch),
      ).filter(({ id }) => id !== 'fee' && id !== 'score'),
    [province, year, subject, score, rank, best, ofYear],
  )
  const rows = byNearness(known.lines, rank)
    .slice(0, ROWS)
    .toSorted((a, b) => a.lowestRank - b.lowestRank)
  return <DataTable label="这个位次前后录到的院校" columns={columnsWithValues(columns, rows)} rows={rows} />
}

/** Before there is a score: the lines of some schools of the province and of the country. */
function KnownLines({ table: { province, year: asked, subject } }: { table: TableQuestion }) {
  const year = linesYearOf(asked, currentYear())
  const lines = useQuery(rulerCalls.lines({ province, year, subject }))
  const columns = useMemo(() => knownColumns({ province, year, subject }), [province, year, subject])
  if (lines.data === null) return null
  const title = `${province}${subject === '综合' ? '' : ` ${subject}`}，${year} 年录到第几名`
  return (
    <section aria-label={title}>
      <h2 className="text-lg font-medium">{title}</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        普通类最低位次。填上分数，这里换成你的位次录到了哪里。
      </p>
      <div className="mt-2">
        {lines.isPending && PENDING}
        <MissingLine of={[lines]} name="院校的线" />
        {lines.data && (
          <>
            <DataTable label={title} columns={columns} rows={knownSchools(lines.data, province)} />
            <TrustLine brief className="mt-2" source={`${province}教育考试院 ${year} 年录取数据`} />
          </>
        )}
      </div>
    </section>
  )
}

/** Rows before there is a score, and how many of them are of the own province. */
const KNOWN = 8
const KNOWN_AT_HOME = 5

/** The first schools of the own province, and some of the country that lie apart, by rising rank. */
function knownSchools(of: LineDistribution, home: string): LineLandmark[] {
  const own = of.landmarks.filter(({ provinceName }) => provinceName === home).slice(0, KNOWN_AT_HOME)
  const others = of.landmarks.filter(({ provinceName }) => provinceName !== home)
  const named = namedSchools(of, others, { most: KNOWN - own.length, home })
  return [...own, ...named].toSorted((a, b) => a.lowestRank - b.lowestRank)
}

function knownColumns(table: TableQuestion): Columns<LineLandmark> {
  return tableColumns<LineLandmark>()(
    {
      id: 'school',
      head: '院校',
      cell: ({ schoolId, schoolName }) => (
        <PlaceLink
          to={{
            kind: 'school',
            id: schoolId,
            tab: 'lines',
            filters: { province: table.province, year: String(table.year), subject: table.subject },
          }}
          className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
        >
          {schoolName}
        </PlaceLink>
      ),
      lead: ['place'],
    },
    { id: 'place', head: '所在地', text: ({ provinceName }) => provinceName ?? undefined, from: 'md' },
    { id: 'rank', head: '最低位次', figure: ({ lowestRank }) => lowestRank, strong: true },
  )
}
