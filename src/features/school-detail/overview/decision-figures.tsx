import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { planCalls } from '~/entities/admission/plan.calls'
import { placesOf, planChangeText } from '~/entities/admission/plan-change'
import { feesText, lowestFee } from '~/entities/admission/plan-facts'
import { schoolCalls } from '~/entities/school/school.calls'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import { driftAt } from '~/rules/chance/line-drift'
import { newestPlanYear } from '~/rules/exam/years'
import type { YearlyLine } from '~/rules/filing/school-lines'
import { MissingLine } from '~/shared/answer/missing-line'
import { RetryButton } from '~/shared/answer/retry-button'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { type Retry, useRetry } from '~/shared/answer/use-retry'
import { formatCount } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'
import { usePainted } from '~/shared/react/use-painted'
import { cn } from '~/shared/ui/cn'
import { Figure } from '~/shared/ui/figure-strip'
import { Skeleton } from '~/shared/ui/skeleton'
import { reportedSwing, threeYears } from './decision'

interface DecisionFiguresProps {
  readonly schoolId: string
  readonly question: LineOfYearQuestion
  readonly batch: string
  /** Undefined while they are on their way. */
  readonly years: readonly YearlyLine[] | undefined
  /** Of the years. */
  readonly retry: Retry
}

/** Three figures beside the line: the newest plan, what it costs, and how steady the line is; below them the years before. */
export function DecisionFigures({ schoolId, question, batch, years, retry }: DecisionFiguresProps) {
  const { year, groups, before, unknown } = usePlan(schoolId, question)
  const { drift, swing } = useSwing(question, batch, years)
  const places = groups && placesOf(groups)
  const fees = groups && feesText(groups)
  const lowest = groups && lowestFee(groups)
  const change = places && planChangeText(places, before.data && placesOf(before.data.records), year - 1)
  return (
    <>
      <div className="mt-3 border-y py-3">
        <dl className="grid grid-cols-3 gap-x-4">
          <Figure
            term={`${year} 年计划`}
            value={unknown || (places ? `${formatCount(places)} 人` : '—')}
            note={change || undefined}
          />
          <Figure
            term="学费从"
            value={unknown || (lowest === undefined ? '—' : lowest === 0 ? '免费' : formatCount(lowest))}
            note={lowest ? '元/年' : undefined}
          />
          <Figure
            term="两年波动"
            value={swing ? swing.value : years && !drift.isPending ? '—' : <Skeleton className="h-6 w-12" />}
            note={swing?.note}
          />
        </dl>
        <MissingLine of={[before]} name={`${year - 1} 年的计划`} />
        <MissingLine of={[drift]} name="全省的线的变化" />
      </div>
      <dl className="mt-3 grid gap-y-1 text-sm">
        <Reported term={years && years.length < 3 ? '近年' : '近三年'}>
          {years === undefined ? <PendingYears {...retry} /> : (threeYears(years) ?? '—')}
        </Reported>
        <Reported term="学费" className="max-md:hidden">
          {fees ?? (groups ? '—' : <Skeleton className="h-5 w-40" />)}
        </Reported>
      </dl>
    </>
  )
}

interface ReportedProps {
  readonly term: string
  readonly className?: string
  readonly children: ReactNode
}

function Reported({ term, className, children }: ReportedProps) {
  return (
    <div className={cn('flex min-h-6 gap-3', className)}>
      <dt className="w-12 shrink-0 text-muted-foreground">{term}</dt>
      <dd className="min-w-0 text-pretty">{children}</dd>
    </div>
  )
}

function usePlan(schoolId: string, { province, subject }: LineOfYearQuestion) {
  const planOf = (year: number) =>
    planCalls.ofMajors(schoolId, { province, subject, year, batch: undefined, electives: [] })
  const year = newestPlanYear(now())
  const newest = useQuery(planOf(year))
  const retry = useRetry(newest)
  // The change follows the plan: it is worth no delay.
  const before = useQuery({ ...planOf(year - 1), enabled: usePainted(newest.data !== undefined, false) })
  const unknown =
    (retry.onRetry && <RetryButton name="计划" {...retry} onRetry={retry.onRetry} />) ||
    (newest.isPending && <Skeleton className="h-6 w-20" />)
  return { year, groups: newest.data?.records, before, unknown }
}

/** How steady the line is beside its province, which is worth no delay. */
function useSwing(
  { province, subject }: LineOfYearQuestion,
  batch: string,
  years: readonly YearlyLine[] | undefined,
) {
  const compared = (years ?? []).flatMap(({ year }) =>
    years?.some((line) => line.year === year - 1) ? year : [],
  )
  const drift = useQuery(
    compared.length > 0 ? schoolCalls.lineDrift(province, subject, compared) : NOTHING_ASKED,
  )
  const swing =
    drift.data && years
      ? reportedSwing(years, (line) => driftAt(drift.data, line.year, { ...line, batch }))
      : undefined
  return { drift, swing }
}

function PendingYears({ onRetry, ...retry }: Retry) {
  return onRetry ? (
    <RetryButton name="往年的线" onRetry={onRetry} {...retry} />
  ) : (
    <Skeleton className="h-6 w-60 max-w-full" />
  )
}
