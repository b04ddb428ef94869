import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type PlannerStatistics, plannerAdmin } from '~/contracts/planner-admin'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { ask, call } from '~/shared/api/call'
import { now } from '~/shared/lib/clock'
import { formatCount, formatPercent } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { ExportButtons } from '../export/export-buttons'
import { Section } from '../parts/section'
import { type CoreDataFilters, coreDataAddress } from './core-data.address'
import { ProvincesFigure, SignUpsFigure, StatusTable } from './core-figures'
import { coreSheet } from './core-sheet'
import { comparison, periodOf, shareOf, sumOf } from './period'
import { PlannerLoads } from './planner-loads'

const statistics = () => ask(call(plannerAdmin.statistics, {}))

/** The figures of the office: students, orders and planners, with a period and the one before it. */
export function CoreDataPage({ filters, change }: Filtered<CoreDataFilters>) {
  const answer = useQuery(statistics())
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>核心数据</PageHeading>
        {answer.data && <Tools data={answer.data} filters={filters} />}
      </div>
      <PeriodTabs filters={filters} change={change} />
      <Faces of={answer} name="核心数据" className="mt-4" pending={<Skeleton className="h-[60rem]" />}>
        {(data) => <Figures data={data} months={Number(filters.months)} />}
      </Faces>
    </>
  )
}

function Tools({ data, filters }: { data: PlannerStatistics; filters: CoreDataFilters }) {
  return (
    <div className="print-hidden flex flex-wrap gap-2">
      <ExportButtons collect={async () => coreSheet(data, Number(filters.months))} />
      <Button variant="ghost" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden />
        打印
      </Button>
    </div>
  )
}

const PERIODS = ['3', '6', '12']

function PeriodTabs({ filters, change }: Filtered<CoreDataFilters>) {
  return (
    <fieldset aria-label="时间范围" className="mt-3 flex flex-wrap gap-1 border-b pb-3">
      {PERIODS.map((months) => (
        <button
          key={months}
          type="button"
          aria-pressed={filters.months === months}
          onClick={() => change(coreDataAddress.parse({ months }))}
          className="min-h-11 rounded px-3 text-sm hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-9"
        >
          近 {months} 个月
        </button>
      ))}
    </fieldset>
  )
}

function Figures({ data, months }: { data: PlannerStatistics; months: number }) {
  const period = periodOf(data.signUps, months)
  const source = `择途后台统计，截至 ${now().toLocaleDateString('sv-SE')}`
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
        <Figure name={`近 ${months} 个月注册`} note={comparison(period) ?? '没有更早的数据可比'}>
          {formatCount(sumOf(period.now))}
        </Figure>
        <Figure name="学生" note="全部时间">
          {formatCount(data.studentCount)}
        </Figure>
        <Figure name="VIP" note={`占学生 ${formatPercent(shareOf(data.vipCount, data.studentCount))}`}>
          {formatCount(data.vipCount)}
        </Figure>
        <Figure
          name="志愿表"
          note={`平均每名学生 ${(data.applicationListCount / Math.max(1, data.studentCount)).toFixed(1)} 份`}
        >
          {formatCount(data.applicationListCount)}
        </Figure>
      </dl>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <SignUpsFigure period={period} source={source} />
        <ProvincesFigure data={data} source={source} />
        <Section title="服务单">
          <StatusTable orders={data.orders} />
        </Section>
        <Section title={`规划师 ${data.plannerCount} 名`}>
          <PlannerLoads planners={data.planners} />
        </Section>
      </div>
    </>
  )
}

interface FigureProps {
  readonly name: string
  readonly note: string
  readonly children: string
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd>
        <span className="block text-2xl font-medium">{children}</span>
        <span className="text-sm text-muted-foreground">{note}</span>
      </dd>
    </div>
  )
}
