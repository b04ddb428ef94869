import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ProvinceRule } from '~/contracts/province-rules'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { schoolCalls } from '~/entities/school/school.calls'
import { swingWord } from '~/rules/chance/swing'
import { shortRequirement } from '~/rules/filing/requirement'
import { MissingLine } from '~/shared/answer/missing-line'
import { PendingState } from '~/shared/answer/pending-state'
import { RetryButton } from '~/shared/answer/retry-button'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { retryOf } from '~/shared/answer/use-retry'
import { CurveFigure } from '~/shared/charts/curve-figure'
import { inFirstScreen } from '~/shared/lazy/in-first-screen'
import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { foldColumns } from '~/shared/table/fold'
import { SaidOnce } from '~/shared/table/said-once'
import { Skeleton } from '~/shared/ui/skeleton'
import { comparableYears, comparedYears } from './comparable-years'
import { type SchoolYear, schoolYears } from './school-years'

/** A phone shows the newest years; the curve has all. */
const YEARS = { phone: 3, wide: Number.POSITIVE_INFINITY }

interface YearHistoryProps {
  readonly schoolId: string
  readonly question: LineQuestion
  readonly rules: readonly ProvinceRule[]
}

/** How low the school went in every year and batch there is. A chart shows the line it is known by. */
export function YearHistory({ schoolId, question, rules }: YearHistoryProps) {
  const { province, subject, batch } = question
  const [isWhole, setWhole] = useState(false)
  const asked = useMemo(() => comparableYears(rules, Number.POSITIVE_INFINITY, subject), [rules, subject])
  const answers = useQueries({
    queries: asked.map(({ year, subject: name }) =>
      schoolCalls.linesOfYear(schoolId, { province, year, subject: name }),
    ),
  })
  const compared = comparedYears(asked)
  const drift = useQuery(
    compared.length > 0 ? schoolCalls.lineDrift(province, subject, compared) : NOTHING_ASKED,
  )
  const failed = answers.filter(({ isError, data }) => isError && data === undefined)
  const isPending = answers.some((answer) => answer.isPending)
  if (isPending) {
    return (
      <PendingState name="院校历年最低位次" className="mt-6">
        <Skeleton of="rows" className="h-80" />
      </PendingState>
    )
  }
  const years = schoolYears(
    asked.map((year, at) => ({ ...year, lines: answers[at]?.data })),
    { subject, batch, rules, drifts: drift.data },
  )
  if (years.length === 0 && failed.length === 0) return null
  const main = years.filter(({ isMain }) => isMain)
  const own = main.filter(({ isOther }) => !isOther)
  const others = main.filter(({ isOther }) => isOther)
  const [other] = others
  const { columns, said } = foldColumns(YEAR_COLUMNS, years)
  const last = [...new Set(years.map(({ year }) => year))].at(
    (isWhole ? Number.POSITIVE_INFINITY : inFirstScreen(YEARS)) - 1,
  )
  const shown = last === undefined ? years : years.filter(({ year }) => year >= last)
  return (
    <section aria-labelledby="year-history" className="mt-6 print:break-inside-avoid">
      <h2 id="year-history" className="text-lg font-medium">
        院校历年最低位次
      </h2>
      {failed.length > 0 && <RetryButton name={`有 ${failed.length} 年的线`} {...retryOf(failed)} />}
      <MissingLine of={[drift]} name="全省的线的变化" />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <SaidOnce said={said} />
          <DataTable
            label="院校历年最低位次"
            columns={columns}
            rows={shown}
            groupOf={({ year }) => String(year)}
          />
          {shown.length < years.length && (
            <button
              type="button"
              aria-expanded={false}
              className="print-hidden min-h-11 text-left text-sm text-primary"
              onClick={() => setWhole(true)}
            >
              展开其余 {new Set(years.slice(shown.length).map(({ year }) => year)).size} 年
            </button>
          )}
        </div>
        {main.flatMap(pointOf).length > 1 && (
          <CurveFigure
            name="历年"
            source={`${province}各年录取数据`}
            className="h-64 md:h-80"
            caption={`历年最低位次（${[province, subject, main[0]?.batch].filter(Boolean).join(' ')}）`}
            note={`越往上越难考${other ? `。灰线是改革前后的${other.subject}，考生范围不同，不能直接相比` : ''}`}
            points={own.flatMap(pointOf)}
            others={others.flatMap(pointOf)}
            xLabel="年份"
            yLabel="最低位次"
            ranks
          />
        )}
      </div>
    </section>
  )
}

function pointOf({ year, line }: SchoolYear) {
  return line.lowestRank == null ? [] : [{ x: year, y: line.lowestRank }]
}

const YEAR_COLUMNS = tableColumns<SchoolYear>()(
  {
    id: 'year',
    head: '年份',
    text: ({ year }) => year,
    cell: ({ year, subject, isOther }) =>
      isOther ? (
        <span className="text-muted-foreground">
          {year} {subject}
        </span>
      ) : (
        year
      ),
    lead: ['batch', 'type', 'control', 'group', 'requirement'],
    nowrap: true,
  },
  { id: 'batch', head: '批次', text: ({ batch }) => batch, folds: String, from: 'md', nowrap: true },
  {
    id: 'type',
    head: '类别',
    text: ({ line }) => line.admissionType,
    folds: (text) => `类别${text}`,
    from: 'md',
    nowrap: true,
  },
  { id: 'rank', head: '最低位次', figure: ({ line }) => line.lowestRank, strong: true },
  { id: 'score', head: '最低分', figure: ({ line }) => line.lowestScore, nowrap: true },
  {
    id: 'control',
    head: '省控线',
    figure: ({ line }) => line.provincialControlLine,
    brief: (text) => `省控线 ${text}`,
    from: 'md',
    faint: true,
    nowrap: true,
  },
  {
    id: 'group',
    head: '专业组',
    text: ({ line }) => line.majorGroupCode,
    brief: (text) => `专业组 ${text}`,
    folds: (text) => `专业组 ${text}`,
    from: 'md',
    nowrap: true,
  },
  {
    id: 'requirement',
    head: '选科要求',
    text: ({ line }) => shortRequirement(line.subjectRequirement),
    brief: (text) => `选科${text}`,
    folds: (text) => `选科要求${text}`,
    from: 'md',
    nowrap: true,
  },
  {
    id: 'swing',
    head: '比全省',
    text: ({ swing, mark }) => swing && [swingWord(swing), mark].filter(Boolean).join(' '),
    align: 'right',
    nowrap: true,
  },
)
