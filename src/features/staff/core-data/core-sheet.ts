import type { PeriodStatistics, PlannerStatistics } from '~/contracts/planner-admin'
import type { Sheet } from '../export/sheet'
import { statusLabel } from '../parts/order-status'
import { stepLabel } from './steps'

type Row = readonly (string | number)[]

/** All figures of the page in one table: what they are about, of what, how many, and how many in the period before. */
export function coreSheet(
  all: PlannerStatistics,
  period?: { readonly now: PeriodStatistics; readonly before: PeriodStatistics },
): Sheet {
  const rows: Row[] = [
    ['全部时间', '学生', all.studentCount],
    ['全部时间', 'VIP', all.vipCount],
    ['全部时间', '规划师', all.plannerCount],
    ['全部时间', '志愿表', all.applicationListCount],
    ...all.orders.map(({ status, count }) => ['全部服务单', statusLabel(status) ?? '', count]),
    ...all.planners.flatMap(({ name, servingCount, completedCount }) => [
      ['服务中', name, servingCount],
      ['已完成', name, completedCount],
    ]),
    ...(period ? periodRows(period.now, period.before) : monthRows(all)),
  ]
  const name = period ? `核心数据 ${period.now.from} 至 ${period.now.to}` : '核心数据'
  return { name, heads: ['类别', '名称', '数量', '前一段'], rows }
}

function periodRows(now: PeriodStatistics, before: PeriodStatistics): Row[] {
  return [
    ['这段时间', '注册', now.studentCount, before.studentCount],
    ['这段时间', '其中 VIP', now.vipCount, before.vipCount],
    ['这段时间', '他们的志愿表', now.applicationListCount, before.applicationListCount],
    ...now.orders.map(({ status, count }, index) => [
      '提交的服务单',
      statusLabel(status) ?? '',
      count,
      before.orders[index]?.count ?? 0,
    ]),
    ...now.steps.map(({ step, count }, index) => [
      '填写进度',
      stepLabel(step),
      count,
      before.steps[index]?.count ?? 0,
    ]),
    ...now.signUps.map(({ date, provinceName, count }) => [
      '按日注册',
      `${date} ${provinceName ?? '未填省份'}`,
      count,
    ]),
  ]
}

const monthRows = ({ signUps, provinces }: PlannerStatistics): Row[] => [
  ...signUps.map(({ month, count }) => ['注册', month, count]),
  ...provinces.map(({ provinceName, count }) => ['高考省份', provinceName, count]),
]
