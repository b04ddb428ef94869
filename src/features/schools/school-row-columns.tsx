import { PlaceLink } from '~/entities/place/place-link'
import { carriedFilters } from '~/entities/place/school-tabs'
import { rankColumns } from '~/entities/rank/rank-columns'
import type { Unreached } from '~/entities/rank/tier-mark'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { JointMark } from '~/entities/school/joint-mark'
import { SchoolCompareToggle } from '~/entities/school/school-comparison'
import { changeWord, NOT_LOADED } from '~/entities/school/school-figures'
import { schoolPlace } from '~/entities/school/school-place'
import { strongestFeatures } from '~/entities/school/strongest-features'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { newestPlanYear } from '~/rules/exam/years'
import { formatCount, knownCount, NOT_KNOWN } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'
import type { PlainColumn } from '~/shared/table/columns'
import { Skeleton } from '~/shared/ui/skeleton'
import type { LibraryPageFilters, SchoolsSort } from './library-page.address'
import type { SchoolRow } from './school-row'

export type RowColumn<Id extends string> = PlainColumn<SchoolRow, SchoolsSort, Id>

/** Whose lines an address asks for, and the rank that it names. */
type Whose = Pick<LibraryPageFilters, 'province' | 'subject' | 'rank'> &
  Partial<Pick<LibraryPageFilters, 'category'>>

/** Whose plan tells what a school costs. */
type Of = Pick<LineOfYearQuestion, 'province' | 'subject'> | undefined

/** The name leads to the school, with what the address says of its reader. */
export function nameColumn({ province, subject, rank, category }: Whose, of?: Of): RowColumn<'school'> {
  const filters = carriedFilters({ province, subject, rank, category })
  return {
    id: 'school',
    head: '院校',
    cell: ({ school }) => (
      // As high as two lines: a row keeps its height when the figures come, and none crosses its rule.
      <span className="flex flex-col items-start md:min-h-10 md:justify-center">
        <PlaceLink
          to={{ kind: 'school', id: school.id, filters }}
          className="inline-flex min-h-6 min-w-[5em] items-center font-medium text-primary underline-offset-4 hover:underline max-md:-my-2 max-md:min-h-11"
        >
          {school.schoolName}
        </PlaceLink>
        <JointMark school={school} of={of} />
      </span>
    ),
  }
}
const PLACE: RowColumn<'place'> = {
  id: 'place',
  head: '所在地',
  text: ({ school }) => schoolPlace(school),
  from: 'md',
  nowrap: true,
}
const TYPE: RowColumn<'type'> = {
  id: 'type',
  head: '类型',
  text: ({ school }) => school.schoolType.map((type) => type.replace(/类$/, '')).join('、'),
  from: 'xl',
  faint: true,
}
const NATURE: RowColumn<'nature'> = {
  id: 'nature',
  head: '性质',
  text: ({ school }) => school.schoolInstitution,
  from: 'xl',
  faint: true,
}
const FEATURES: RowColumn<'features'> = {
  id: 'features',
  head: '特色',
  text: ({ school }) => strongestFeatures(school.schoolFeatures).join(' '),
  from: 'lg',
  faint: true,
}
const SCORE: RowColumn<'score'> = {
  id: 'score',
  head: '最低分',
  figure: ({ figures }) => figures.line?.lowestScore,
  cell: ({ figures: { isPending, hasFailed, line } }) => {
    if (isPending) return <Skeleton className="ml-auto h-5 w-8" />
    return hasFailed ? NOT_LOADED : line ? (line.lowestScore ?? NOT_KNOWN) : '—'
  },
  from: 'md',
  nowrap: true,
}
const COMPARE: RowColumn<'compare'> = {
  id: 'compare',
  head: <span className="md:sr-only print:sr-only">对比</span>,
  cell: ({ school: { id, schoolName } }) => (
    <span className="inline-flex gap-1">
      <span className="max-md:hidden">
        <WishToggle brief wish={{ kind: 'school', id, name: schoolName }} />
      </span>
      <SchoolCompareToggle brief schoolId={id} schoolName={schoolName} />
    </span>
  ),
  flush: true,
  align: 'right',
}

/** The columns that tell what a school is. */
export const FACTS: readonly RowColumn<'place' | 'type' | 'nature' | 'features'>[] = [
  PLACE,
  TYPE,
  NATURE,
  FEATURES,
]

/** The last line of each school beside the reader's rank, who may not reach the control line of its batch. */
export function lineColumns(
  question: LineOfYearQuestion | undefined,
  rank: ShownRank,
  unreachedIn: (batch: string | null | undefined) => Unreached | undefined,
): readonly RowColumn<'score' | 'rank' | 'mine' | 'compare'>[] {
  const [figure, ...mine] = rankColumns<SchoolRow>(
    rank,
    ({ figures }) => figures.line?.lowestRank,
    ({ figures }) => figures.isPending,
    ({ figures }) => unreachedIn(figures.line?.batch),
  )
  if (!figure) return []
  const head = question ? `${question.year} 最低位次` : '最低位次'
  return [SCORE, { ...figure, head, nowrap: true, below: belowOf(figure), cell: lineCell }, ...mine, COMPARE]
}

/** A line on its way keeps its place, as wide as the head will be. */
function lineCell({ figures: { isPending, hasFailed, line } }: SchoolRow) {
  if (isPending) return <Skeleton className="ml-auto h-5 w-20" />
  if (hasFailed) return NOT_LOADED
  return line ? knownCount(line.lowestRank) : '—'
}

function belowOf({ below }: RowColumn<'rank' | 'mine'>): NonNullable<RowColumn<'rank'>['below']> {
  return (row, level) => (
    <>
      {row.figures.unit && (
        <span className="block text-xs font-normal text-muted-foreground">{row.figures.unit}</span>
      )}
      {row.figures.joint && (
        <span className="block text-xs font-normal text-muted-foreground">
          中外合作 {knownCount(row.figures.joint.lowestRank)}
        </span>
      )}
      {below?.(row, level)}
    </>
  )
}

/** The plan of each school in one year, the newest unless another is named. It is said on a phone too, which has no heads. */
export function planColumn(year: number | undefined = newestPlanYear(now())): RowColumn<'plan'> {
  const head = `${year} 计划`
  return {
    id: 'plan',
    head,
    figure: ({ figures }) => figures.plan,
    // On a phone its line is there before the plan is.
    text: ({ figures }) => (figures.isPlanPending ? '…' : undefined),
    cell: ({ figures: { isPlanPending, hasPlanFailed, plan } }) =>
      isPlanPending ? (
        <Skeleton className="ml-auto h-5 w-10" />
      ) : hasPlanFailed ? (
        NOT_LOADED
      ) : plan === undefined ? (
        '—'
      ) : (
        formatCount(plan)
      ),
    brief: (text) => `${head} ${text}`,
    sort: 'plan',
    from: 'md',
  }
}

/** How a plan differs from the one before. */
export const changeColumn = (): RowColumn<'change'> => ({
  id: 'change',
  head: `比 ${newestPlanYear(now()) - 1} 年`,
  text: ({ figures: { plan, planBefore } }) => changeWord(plan, planBefore),
  // A plan that has not come yet has changed by nothing.
  cell: ({ figures: { plan, planBefore } }) => changeWord(plan, planBefore) ?? '',
  from: 'xl',
  onPaper: true,
  faint: true,
  nowrap: true,
})
