import { useMemo } from 'react'
import type { PeriodStatistics } from '~/contracts/planner-admin'
import { DayFigure } from '~/shared/charts/day-figure'
import { formatCount, formatPercent } from '~/shared/lib/text/format'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Section } from '../parts/section'
import { Figure, ProvincesFigure, StatusTable } from './core-figures'
import { changeText, countedBy, daysOf, lengthOf, shareOf, sumOf } from './period'
import { type StepRow, stepRows } from './steps'

interface PeriodFiguresProps {
  readonly now: PeriodStatistics
  /** Of the period before; absent until it has come. */
  readonly before: PeriodStatistics | undefined
  readonly source: string
}

/** What has happened in a period, and in the one before it. */
export function PeriodFigures({ now, before, source }: PeriodFiguresProps) {
  const rows = useMemo(() => stepRows(now.steps, before?.steps ?? []), [now, before])
  const [orders, ordersBefore] = [sumOf(now.orders), before && sumOf(before.orders)]
  const compared = (figure: number, earlier: number | undefined) =>
    earlier === undefined ? '' : `比前 ${lengthOf(now)} 天${changeText(figure, earlier)}`
  const vipShare = ({ vipCount, studentCount }: PeriodStatistics) =>
    formatPercent(shareOf(vipCount, studentCount))
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
        <Figure name="注册" note={compared(now.studentCount, before?.studentCount)}>
          {formatCount(now.studentCount)}
        </Figure>
        <Figure name="其中 VIP" note={`占 ${vipShare(now)}${before ? `，前一段 ${vipShare(before)}` : ''}`}>
          {formatCount(now.vipCount)}
        </Figure>
        <Figure name="他们的志愿表" note={compared(now.applicationListCount, before?.applicationListCount)}>
          {formatCount(now.applicationListCount)}
        </Figure>
        <Figure name="提交的服务单" note={compared(orders, ordersBefore)}>
          {formatCount(orders)}
        </Figure>
      </dl>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <DaySignUps now={now} before={before} source={source} />
        <ProvincesFigure
          name="注册省份"
          caption="注册学生的高考省份"
          provinces={countedBy(now.signUps, ({ provinceName }) => provinceName)}
          source={source}
        />
        <Section title="填写到哪一步停下">
          <DataTable label="填写进度" columns={STEP_COLUMNS} rows={rows} />
        </Section>
        <Section title="提交的服务单">
          <StatusTable label="提交的服务单" orders={now.orders} before={before?.orders} />
        </Section>
      </div>
    </>
  )
}

function DaySignUps({ now, before, source }: PeriodFiguresProps) {
  const days = useMemo(() => daysOf(now), [now])
  const valuesOf = (period: PeriodStatistics) => {
    const counts = new Map(
      countedBy(period.signUps, ({ date }) => date).map(({ name, count }) => [name, count]),
    )
    return daysOf(period).map((day) => counts.get(day) ?? 0)
  }
  return (
    <DayFigure
      name="每日注册"
      caption="每日注册（人）"
      source={source}
      days={days}
      series={[
        { id: 'now', label: '这段时间', values: valuesOf(now) },
        ...(before ? [{ id: 'before', label: `前 ${days.length} 天`, values: valuesOf(before) }] : []),
      ]}
      format={formatCount}
      unit="人"
    />
  )
}

const STEP_COLUMNS: Columns<StepRow> = [
  { id: 'step', head: '步骤', text: (row) => row.label, lead: [] },
  { id: 'count', head: '做到（名）', figure: (row) => row.count },
  {
    id: 'share',
    head: '占注册',
    text: (row) => formatPercent(row.share),
    note: (row) => (row.shareBefore === undefined ? undefined : `前一段 ${formatPercent(row.shareBefore)}`),
    align: 'right',
  },
  { id: 'stopped', head: '停在这里（名）', figure: (row) => row.stopped, strong: true },
]
