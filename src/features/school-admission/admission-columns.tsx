import type { MajorSort } from '~/entities/admission/lines.address'
import { feeRange } from '~/entities/admission/plan-facts'
import { BookPageLink } from '~/entities/original-book/book-page-link'
import { changeWord } from '~/entities/school/school-figures'
import { formatCount, knownCount } from '~/shared/lib/text/format'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { Listed } from '~/shared/ui/listed'
import { Skeleton } from '~/shared/ui/skeleton'
import type { AdmissionRow } from './admission-rows'
import { awaited, lineColumns } from './line-columns'
import type { AdmissionColumn, LineId, Shown } from './shown-columns'
import { changeOf, NEWS, newsOf } from './shown-groups'

/** Keeps the id of a column as it is written. */
const column = <const Id extends string>(own: AdmissionColumn<Id>) => own

/** The columns of a table of majors: lines first, or the plan first. */
export function admissionColumns(shown: Shown): Columns<AdmissionRow, MajorSort> {
  const { kind, hasRequirements, years } = shown
  const lines = lineColumns(shown)
  const requirement = hasRequirements ? [REQUIREMENT] : []
  const earlier = years.slice(1).map(({ year }) => `y${year}` as const)
  if (kind === 'lines') {
    return tableColumns<AdmissionRow, MajorSort>()(
      {
        ...nameColumn(shown),
        lead: ['requirement', 'plan', 'fee'],
        opens: [...earlier, 'swing', 'admitted', 'average', 'highest'],
      },
      ...lines,
      ...requirement,
      PLAN,
      ADMITTED,
      FEE,
      AVERAGE,
      HIGHEST,
    )
  }
  return tableColumns<AdmissionRow, MajorSort>()(
    {
      ...nameColumn(shown),
      lead: ['requirement', 'fee', 'change'],
      opens: ['score', ...earlier, 'swing'],
    },
    {
      ...PLAN,
      head: `${shown.planYear} 计划数`,
      below: bookLink(shown, 'lg:hidden'),
      from: undefined,
      strong: true,
    },
    changeColumn(shown.planYear - 1),
    FEE,
    ...requirement,
    ...lines.map((column) => LATER_IN_PLANS[column.id]?.(column) ?? column),
    ...(shown.printed ? [bookColumn(shown)] : []),
  )
}

/** A link to the printed page: below the places where a column of its own has no room. */
function bookLink({ printed }: Shown, className: string): AdmissionColumn<string>['below'] {
  if (!printed || printed === 'pending') return undefined
  return ({ batch, name }) =>
    batch !== undefined && <BookPageLink plan={printed} batch={batch} major={name} className={className} />
}

function bookColumn(shown: Shown) {
  const cell =
    shown.printed === 'pending' ? () => <Skeleton className="inline-block h-4 w-20" /> : bookLink(shown, '')
  return column({
    id: 'book',
    head: '招生原书',
    from: 'lg',
    nowrap: true,
    flush: true,
    ...(cell && { cell }),
  })
}

function nameColumn({ schoolName }: Shown) {
  return column({
    id: 'name',
    head: schoolName === undefined ? '专业' : `${schoolName} 专业`,
    // Chinese breaks anywhere: without a width of its own the name gives way to the figures beside it, sign by sign.
    cell: (row, level) => (
      <span className="block max-md:min-w-[5em]">
        {level === 0 ? <GroupName row={row} /> : <MajorName row={row} />}
      </span>
    ),
  })
}

function GroupName({ row: { code, name, notes } }: { row: AdmissionRow }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-medium whitespace-nowrap">
        {code === undefined ? (
          name
        ) : (
          <>
            <span className="max-md:not-print:sr-only">{name} </span>
            {code}
          </>
        )}
      </span>
      {notes.length > 0 && <Listed items={notes} />}
    </span>
  )
}

function MajorName({ row: { code, name, notes } }: { row: AdmissionRow }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>
        {code !== undefined && <span className="mr-2 text-muted-foreground">{code}</span>}
        {name}
      </span>
      {notes.length > 0 && <Listed items={notes} className="text-xs text-muted-foreground" />}
    </span>
  )
}

/** What a plan shows of lines stands further back. */
const LATER_IN_PLANS: Readonly<
  Partial<Record<LineId, (column: AdmissionColumn<LineId>) => AdmissionColumn<LineId>>>
> = {
  rank: (column) => ({ ...column, strong: false }),
  score: (column) => ({ ...column, from: 'md' }),
}

const REQUIREMENT = column({
  id: 'requirement',
  head: '选科要求',
  text: (row) => row.requirement,
  from: 'md',
})

const PLAN = column({
  id: 'plan',
  head: '计划数',
  figure: (row) => row.plan,
  cell: (row) => knownCount(row.plan),
  brief: (text) => `计划 ${text}`,
  from: 'md',
  sort: 'plan',
})

/** Of a major: a line below its plan would make rows uneven. */
const ADMITTED = column({
  id: 'admitted',
  head: '录取数',
  figure: ({ line }) => line?.admittedCount,
  cell: ({ line }, level) => (level === 0 ? '' : awaited(line && (line.admittedCount ?? null), formatCount)),
  brief: (text) => `录取 ${text}`,
  from: 'lg',
  faint: true,
  nowrap: true,
})

const FEE = column({
  id: 'fee',
  head: '学费（元/年）',
  // On a phone the head of a group stays in view, and so is short.
  text: (row, level) => (level === 0 ? undefined : feesText(row)),
  cell: (row) => feesText(row) ?? '—',
  brief: (text) => `${text} 元/年`,
  align: 'right',
  from: 'md',
  nowrap: true,
})

function feesText({ fees }: AdmissionRow): string | undefined {
  return fees && feeRange(fees)
}

function changeColumn(before: number) {
  return column({
    id: 'change',
    head: `比 ${before} 年`,
    text: (row) => newsOf(row) ?? changeWord(row.plan, row.planBefore ?? undefined),
    cell: (row, level) => {
      const { plan, planBefore } = row
      if (planBefore === undefined) return plan === 0 ? '' : awaited(undefined, String)
      const news = level === 0 && planBefore !== null ? undefined : newsOf(row)
      const change = planBefore === null ? undefined : changeWord(plan, planBefore)
      if (news === '换组') return change === undefined || change === '不变' ? news : `${news}，${change}`
      return news ?? change ?? '—'
    },
    sort: 'change',
    sortsBy: changeOf,
    brief: (text) =>
      text === '不变'
        ? '计划不变'
        : NEWS.some((news) => news === text)
          ? text
          : `比 ${before} 年${text.replace(' ', '\u00a0')}`,
    align: 'right',
    from: 'md',
    faint: true,
    nowrap: true,
  })
}

/** What only a major has. */
const AVERAGE = detail('average', '平均分', '平均', (row) => row.line?.averageScore)
const HIGHEST = detail('highest', '最高分', '最高', (row) => row.line?.highestScore)

function detail<const Id extends string>(
  id: Id,
  head: string,
  word: string,
  figure: (row: AdmissionRow) => number | null | undefined,
) {
  return column({
    id,
    head,
    figure,
    cell: (row, level) => (level === 0 ? '' : (figure(row) ?? '—')),
    brief: (text) => `${word} ${text}`,
    from: 'xl',
    faint: true,
    nowrap: true,
  })
}
