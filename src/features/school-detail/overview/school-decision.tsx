import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { planCalls } from '~/entities/admission/plan.calls'
import { feesText, placesText } from '~/entities/admission/plan-facts'
import { PlaceLink } from '~/entities/place/place-link'
import { LineTier } from '~/entities/rank/tier-mark'
import { useMyRank } from '~/entities/rank/use-my-rank'
import { JointLine } from '~/entities/school/joint-line'
import { schoolCalls } from '~/entities/school/school.calls'
import { type LineOfYearQuestion, useLineQuestion } from '~/entities/school/use-line-question'
import { driftAt } from '~/rules/chance/line-drift'
import { newestPlanYear } from '~/rules/exam/years'
import { batchOf, lineKind, schoolLines, type YearlyLine, yearlyLines } from '~/rules/filing/school-lines'
import { MissingLine } from '~/shared/answer/missing-line'
import { PendingFace } from '~/shared/answer/pending-face'
import { RetryButton } from '~/shared/answer/retry-button'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { type Retry, useRetry } from '~/shared/answer/use-retry'
import { now } from '~/shared/lib/clock'
import { knownCount, pointsText } from '~/shared/lib/format'
import { usePainted } from '~/shared/lib/use-painted'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { swingText, threeYears } from './decision'
import type { OverviewFilters } from './overview.address'
import { YEARS_BESIDE } from './overview.first'

interface SchoolDecisionProps {
  readonly schoolId: string
  readonly filters: OverviewFilters
}

/** What one decides by, for a province and a subject: the last line, three years, the gap, the plan, the fees. */
export function SchoolDecision({ schoolId, filters }: SchoolDecisionProps) {
  const { province, subjects, question, rules } = useLineQuestion(filters)
  if (!question && rules.isError) {
    return (
      <Card isEmpty>
        <RetryButton name="报考要点" onRetry={rules.refetch} error={rules.error} />
      </Card>
    )
  }
  if (!question && rules.data && !rules.isEarlier) {
    return (
      <Card isEmpty>
        <p className="text-muted-foreground">暂无{province}的录取数据。可以在“录取分数线”里换一个省份。</p>
      </Card>
    )
  }
  return question ? (
    <Points schoolId={schoolId} question={question} subjects={subjects} rank={filters.rank} />
  ) : (
    <Card>
      <PendingFace name="报考要点" onRetry={rules.refetch}>
        <PendingFigures />
      </PendingFace>
    </Card>
  )
}

/** The card; of a fixed height where figures come. On a phone it is as high as its words where none will. */
function Card({ isEmpty = false, children }: { isEmpty?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label="报考要点"
      className={cn(
        'rounded border bg-surface p-4 md:min-h-[13.5rem] md:px-6',
        isEmpty ? 'md:grid md:place-content-center' : 'min-h-[23rem] sm:min-h-[16rem]',
      )}
    >
      {children}
    </section>
  )
}

function PendingFigures() {
  return (
    <>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-2 h-9 w-40" />
      <div className="mt-5 grid gap-x-8 gap-y-4 md:grid-cols-3">
        <Skeleton of="fact" className="h-11" />
        <Skeleton of="fact" className="h-11" />
        <Skeleton of="fact" className="h-11" />
      </div>
    </>
  )
}

interface PointsProps {
  readonly schoolId: string
  readonly question: LineOfYearQuestion
}

/** The lines of the newest year and of those before, which are asked together. */
function useThreeYears(schoolId: string, question: LineOfYearQuestion) {
  const newest = useQuery(schoolCalls.linesOfYear(schoolId, question))
  const before = useQueries({
    queries: (question.yearsBefore ?? [])
      .slice(0, YEARS_BESIDE)
      .map((year) => schoolCalls.linesOfYear(schoolId, { ...question, year })),
  })
  const retry = useRetry(newest, ...before)
  const areAllThere = before.every(({ isSuccess }) => isSuccess)
  const lines = [...(newest.data ?? []), ...before.flatMap(({ data = [] }) => data)]
  return { newest, years: areAllThere ? yearlyLines(lines, undefined) : undefined, retry }
}

interface PointsOfRankProps extends PointsProps {
  /** The subjects of the province in which one applies there. */
  readonly subjects: readonly string[]
  readonly rank: number | undefined
}

function Points({ schoolId, question, subjects, rank }: PointsOfRankProps) {
  const { province, subject, year } = question
  const { newest, years, retry } = useThreeYears(schoolId, question)
  const mine = useMyRank(rank, question)
  const known = newest.data && schoolLines(newest.data, question)
  if (newest.isPending) {
    return (
      <Card>
        <PendingFace name="报考要点">
          <PendingFigures />
        </PendingFace>
      </Card>
    )
  }
  if (newest.isError) {
    return (
      <Card isEmpty>
        {retry.onRetry && <RetryButton name="报考要点" {...retry} onRetry={retry.onRetry} />}
      </Card>
    )
  }
  if (!known) {
    return (
      <Card isEmpty>
        <p className="text-muted-foreground">
          {year} 年没有在{province}招收{subject}考生。
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm md:justify-center">
          {subjects
            .filter((other) => other !== subject)
            .map((other) => (
              <PlaceLink
                key={other}
                to={{ kind: 'school', id: schoolId, filters: { province, subject: other } }}
                className={LINK}
              >
                看{other}的线
              </PlaceLink>
            ))}
          <PlaceLink
            to={{ kind: 'school', id: schoolId, tab: 'lines', filters: { province, subject } }}
            className={LINK}
          >
            换省份或年份
          </PlaceLink>
        </p>
      </Card>
    )
  }
  const { line } = known
  const filters = { province, subject, ...(rank !== undefined && { rank: String(rank) }) }
  return (
    <Card>
      <p className="text-sm text-muted-foreground">
        {province} {subject} {year} 年{lineKind(line)}最低位次
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="text-2xl font-medium">{knownCount(line.lowestRank)}</span>
        <span>{pointsText(line.lowestScore)}</span>
        {mine && (
          <span>
            <LineTier own={mine} lowestRank={line.lowestRank} />
            <span className="text-sm text-muted-foreground">（{mine.from}）</span>
          </span>
        )}
        <JointLine of={known} className="text-sm text-muted-foreground" />
      </p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr] md:grid-cols-[auto_auto_1fr]">
        <Point label={years && years.length < 3 ? '近年' : '近三年'}>
          {years === undefined ? <PendingYears {...retry} /> : (threeYears(years) ?? '—')}
        </Point>
        <PlanPoints schoolId={schoolId} question={question} />
      </dl>
      <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 text-sm md:min-h-6">
        {years && <SwingText question={question} batch={batchOf(line)} years={years} />}
        <PlaceLink to={{ kind: 'school', id: schoolId, tab: 'lines', filters }} className={LINK}>
          各专业组和专业的线
        </PlaceLink>
        <PlaceLink to={{ kind: 'school', id: schoolId, tab: 'plans', filters }} className={LINK}>
          招生计划
        </PlaceLink>
      </p>
    </Card>
  )
}

interface SwingTextProps {
  readonly question: LineOfYearQuestion
  readonly batch: string
  readonly years: readonly YearlyLine[]
}

/** How steady the line is beside its province, which is worth no delay. */
function SwingText({ question: { province, subject }, batch, years }: SwingTextProps) {
  const compared = years.flatMap(({ year }) => (years.some((line) => line.year === year - 1) ? year : []))
  const drift = useQuery(
    compared.length > 0 ? schoolCalls.lineDrift(province, subject, compared) : NOTHING_ASKED,
  )
  return (
    <>
      {drift.data && swingText(years, (line) => driftAt(drift.data, line.year, { ...line, batch }))}
      <MissingLine of={[drift]} name="全省的线的变化" />
    </>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6'

function PendingYears({ onRetry, ...retry }: Retry) {
  return onRetry ? (
    <RetryButton name="往年的线" onRetry={onRetry} {...retry} />
  ) : (
    <Skeleton className="h-6 w-60 max-w-full" />
  )
}

/** The newest plan and its change, and what studying there costs. */
function PlanPoints({ schoolId, question: { province, subject } }: PointsProps) {
  const planOf = (year: number) =>
    planCalls.ofMajors(schoolId, { province, subject, year, batch: undefined, electives: [] })
  const year = newestPlanYear(now())
  const newest = useQuery(planOf(year))
  const retry = useRetry(newest)
  // The change follows the plan: it is worth no delay.
  const before = useQuery({ ...planOf(year - 1), enabled: usePainted(newest.data !== undefined, false) })
  const unknown =
    (retry.onRetry && <RetryButton name="计划" {...retry} onRetry={retry.onRetry} />) ||
    (newest.isPending && <Skeleton className="h-6 w-32" />)
  const groups = newest.data?.records
  return (
    <>
      <Point label={`${year} 年计划`}>
        {unknown || (groups && placesText(groups, before.data?.records, year - 1)) || '—'}
        <MissingLine of={[before]} name={`${year - 1} 年的计划`} />
      </Point>
      <Point label="学费">{unknown || (groups && feesText(groups)) || '—'}</Point>
    </>
  )
}

function Point({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="min-h-6">{children}</dd>
    </div>
  )
}
