import type { PlannerStatistics } from '~/contracts/planner-admin'
import type { Sheet } from '../export/sheet'
import { statusLabel } from '../parts/order-status'
import { periodOf } from './period'

/** All figures of the page in one table: what they are about, of what, how many. */
export function coreSheet(data: PlannerStatistics, months: number): Sheet {
  const { now, before = [] } = periodOf(data.signUps, months)
  const rows = [
    ['总数', '学生', data.studentCount],
    ['总数', 'VIP', data.vipCount],
    ['总数', '规划师', data.plannerCount],
    ['总数', '志愿表', data.applicationListCount],
    ...[...before, ...now].map(({ month, count }) => ['注册', month, count]),
    ...data.provinces.map(({ provinceName, count }) => ['高考省份', provinceName, count]),
    ...data.orders.map(({ status, count }) => ['服务单', statusLabel(status), count]),
    ...data.planners.flatMap(({ name, servingCount, completedCount }) => [
      ['服务中', name, servingCount],
      ['已完成', name, completedCount],
    ]),
  ]
  return { name: '核心数据', heads: ['类别', '名称', '数量'], rows }
}
