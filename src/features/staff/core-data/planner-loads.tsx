import type { PlannerStatistics } from '~/contracts/planner-admin'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'

type Load = PlannerStatistics['planners'][number]

const COLUMNS: Columns<Load> = [
  { id: 'name', head: '规划师', text: (row) => row.name, lead: [] },
  { id: 'serving', head: '服务中（名）', figure: (row) => row.servingCount, strong: true },
  { id: 'completed', head: '已完成（名）', figure: (row) => row.completedCount },
]

/** Who serves how many, the most first. */
export function PlannerLoads({ planners }: { planners: readonly Load[] }) {
  const rows = planners.toSorted((a, b) => b.servingCount - a.servingCount)
  return <DataTable label="规划师负荷" columns={COLUMNS} rows={rows} />
}
