import { useMemo } from 'react'
import type { Planner } from '~/contracts/planner-admin'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { masterLabel } from '../parts/master-type'

interface PlannerTableProps {
  readonly planners: readonly Planner[]
  readonly onEdit: (planner: Planner) => void
  readonly onRemove: (planner: Planner) => void
}

/** Planners with what they do and how many students they serve. */
export function PlannerTable({ planners, onEdit, onRemove }: PlannerTableProps) {
  const most = Math.max(1, ...planners.map(({ servingCount }) => servingCount ?? 0))
  // biome-ignore lint/correctness/useExhaustiveDependencies: Both acts only open a dialog, and stay the same in effect.
  const columns = useMemo(() => columnsOf(most, onEdit, onRemove), [most])
  return <DataTable label="规划师" columns={columns} rows={planners} />
}

function columnsOf(
  most: number,
  onEdit: PlannerTableProps['onEdit'],
  onRemove: PlannerTableProps['onRemove'],
): Columns<Planner> {
  return tableColumns<Planner>()(
    {
      id: 'name',
      head: '姓名',
      text: (row) => row.name,
      note: (row) => row.title,
      lead: ['type', 'tel'],
      strong: true,
    },
    { id: 'type', head: '类型', text: (row) => masterLabel(row.masterType), from: 'md' },
    { id: 'tel', head: '手机号', text: (row) => row.tel, from: 'md', nowrap: true },
    { id: 'provinces', head: '熟悉省份', text: (row) => row.provinces?.join('、'), from: 'lg' },
    { id: 'load', head: '服务中（名）', cell: (row) => <Load count={row.servingCount ?? 0} most={most} /> },
    {
      id: 'displayed',
      head: '公开展示',
      text: (row) => (row.displayed ? '展示' : '不展示'),
      from: 'lg',
      faint: true,
    },
    {
      id: 'acts',
      head: '',
      align: 'right',
      flush: true,
      cell: (row) => (
        <span className="inline-flex max-md:flex-col">
          <Button variant="ghost" size="sm" aria-label={`修改 ${row.name}`} onClick={() => onEdit(row)}>
            修改
          </Button>
          <Button variant="ghost" size="sm" aria-label={`删除 ${row.name}`} onClick={() => onRemove(row)}>
            删除
          </Button>
        </span>
      ),
    },
  )
}

/** A number with a bar as long as its part of the largest. */
function Load({ count, most }: { count: number; most: number }) {
  return (
    <span className="flex items-center gap-2">
      <span className="w-6 text-right">{count}</span>
      <span aria-hidden className="h-2 w-24 max-md:hidden">
        <span
          className="block h-full rounded-sm bg-primary/60 forced-color-adjust-none"
          style={{ width: `${(100 * count) / most}%` }}
        />
      </span>
    </span>
  )
}
