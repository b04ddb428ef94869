import { useQuery } from '@tanstack/react-query'
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
import { Figure, FigureStrip } from '~/shared/ui/figure-strip'
import { Skeleton } from '~/shared/ui/skeleton'
import { threeYears, toldSwing } from './decision'

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
      <div className="mt-3 min-h-24 border-y py-3">
        <FigureStrip>
          <Figure
            term={`${year} 年计划`}
            value={unknown || (places ? `${formatCount(places)} 人` : '—')}
            note={change || undefined}
          />
          <Figure
            term="学费"
            value={unknown || (lowest === undefined ? '—' : lowestText(lowest, fees))}
            note={fees}
          />
          <Figure
            term="两年波动"
            value={swing ? swing.value : years && !drift.isPending ? '—' : <Skeleton className="h-6 w-12" />}
            note={swing?.note}
          />
        </FigureStrip>
        <MissingLine of={[before]} name={`${year - 1} 年的计划`} />
        <MissingLine of={[drift]} name="全省的线的变化" />
      </div>
      <dl className="mt-3 text-sm">
        <dt className="text-muted-foreground">{years && years.length < 3 ? '近年' : '近三年'}</dt>
        <dd className="min-h-6">
          {years === undefined ? <PendingYears {...retry} /> : (threeYears(years) ?? '—')}
        </dd>
      </dl>
    </>
  )
}

function lowestText(fee: number, all: string | undefined): string {
  const text = fee === 0 ? '免费' : formatCount(fee)
  return all?.includes('–') || all?.includes('，') ? `${text} 起` : text
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
      ? toldSwing(years, (line) => driftAt(drift.data, line.year, { ...line, batch }))
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
