import { useQuery, useQueryClient } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import type { PlannerStatistics } from '~/contracts/planner-admin'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { printPage } from '~/shared/lazy/print-page'
import { formatCount, formatPercent } from '~/shared/lib/text/format'
import { sourceText } from '~/shared/lib/text/source-text'
import { now } from '~/shared/lib/time/clock'
import { dayOf } from '~/shared/lib/time/day-text'
import { Button } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { ExportButtons } from '../export/export-buttons'
import { Section } from '../parts/section'
import type { CoreDataFilters } from './core-data.address'
import { coreDataCalls } from './core-data.calls'
import { Figure, MonthSignUps, ProvincesFigure, StatusTable } from './core-figures'
import { coreSheet } from './core-sheet'
import { type Period, periodBefore, periodOf, shareOf } from './period'
import { PeriodBar } from './period-bar'
import { PeriodFigures } from './period-figures'
import { PlannerLoads } from './planner-loads'

/** The day here, `2026-06-25`. */
const today = () => dayOf(now())

/** The figures of the office: a period beside the one before it, then students, orders and planners of all time. */
export function CoreDataPage({ filters, change }: Filtered<CoreDataFilters>) {
  const period = useSettled({ filters, change }, (asked) => ({
    question: periodOf(asked, today()),
  }))?.question
  const all = useQuery(coreDataCalls.statistics())
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>核心数据</PageHeading>
        {period && <Tools period={period} />}
      </div>
      {period && (
        <>
          <PeriodBar period={period} today={today()} onPeriod={change} />
          <OfPeriod period={period} all={all.data} />
        </>
      )}
      <States of={all} name="核心数据" className="mt-8" pending={<Skeleton className="h-[30rem]" />}>
        {(data) => <OfAllTime data={data} />}
      </States>
    </>
  )
}

interface OfPeriodProps {
  readonly period: Period
  readonly all: PlannerStatistics | undefined
}

/** Both periods beside each other. A server that does not count by day gives its months instead. */
function OfPeriod({ period, all }: OfPeriodProps) {
  const answer = useAnswer(period, coreDataCalls.ofPeriod)
  const earlier = useQuery(coreDataCalls.ofPeriod(periodBefore(period)))
  const { data: before } = earlier
  return (
    <States of={answer} name="这段时间的数据" className="mt-4" pending={<Skeleton className="h-[44rem]" />}>
      {(data) =>
        data === null ? (
          <>
            <p className="mb-4 text-sm text-muted-foreground">
              现在连接的服务器没有提供按日统计的接口，下面按月显示。
            </p>
            {all && <MonthSignUps data={all} source={source()} />}
          </>
        ) : (
          <>
            <MissingLine of={[earlier]} name="前一段的数据" />
            <PeriodFigures now={data} before={before ?? undefined} source={source()} />
          </>
        )
      }
    </States>
  )
}

const source = () => sourceText(`择途后台统计，截至 ${today()}`, 'invented')

function Tools({ period }: { period: Period }) {
  const client = useQueryClient()
  // Pressed before all of them have come, it waits for them: half a sheet would pass for a whole one.
  const collect = async () => {
    const [all, now, before] = await Promise.all([
      client.ensureQueryData(coreDataCalls.statistics()),
      client.ensureQueryData(coreDataCalls.ofPeriod(period)),
      client.ensureQueryData(coreDataCalls.ofPeriod(periodBefore(period))),
    ])
    return coreSheet(all, now && before ? { now, before } : undefined)
  }
  return (
    <div className="print-hidden flex flex-wrap gap-2">
      <ExportButtons collect={collect} />
      <Button variant="ghost" size="sm" onClick={printPage}>
        <Printer aria-hidden />
        打印
      </Button>
    </div>
  )
}

function OfAllTime({ data }: { data: PlannerStatistics }) {
  const { studentCount, vipCount, applicationListCount, plannerCount } = data
  return (
    <Section title="全部时间">
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
        <Figure name="学生">{formatCount(studentCount)}</Figure>
        <Figure name="VIP" note={`占学生 ${formatPercent(shareOf(vipCount, studentCount))}`}>
          {formatCount(vipCount)}
        </Figure>
        <Figure
          name="志愿表"
          note={`平均每名学生 ${(applicationListCount / Math.max(1, studentCount)).toFixed(1)} 份`}
        >
          {formatCount(applicationListCount)}
        </Figure>
        <Figure name="规划师">{formatCount(plannerCount)}</Figure>
      </dl>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <ProvincesFigure
          name="省份"
          caption="学生的高考省份"
          provinces={data.provinces.map(({ provinceName, count }) => ({ name: provinceName, count }))}
          source={source()}
        />
        <div className="grid gap-8">
          <Section title="全部服务单">
            <StatusTable label="全部服务单" orders={data.orders} />
          </Section>
          <Section title="规划师负荷">
            <PlannerLoads planners={data.planners} />
          </Section>
        </div>
      </div>
    </Section>
  )
}
