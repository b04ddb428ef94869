import { useAtomValue } from 'jotai'
import { store } from '~/shared/lib/store'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { ExportButtons } from '../export/export-buttons'
import { type LogEntry, staffLog } from '../parts/staff-log'

const timeOf = ({ at }: LogEntry) => new Date(at).toLocaleString('sv-SE').slice(0, 16)

const COLUMNS: Columns<LogEntry> = [
  { id: 'time', head: '时间', text: timeOf, faint: true, nowrap: true },
  { id: 'by', head: '谁', text: (row) => row.by, nowrap: true },
  { id: 'act', head: '做了什么', text: (row) => row.act, lead: [] },
]

/** Who has done what in this browser. */
export function LogTab() {
  const entries = useAtomValue(staffLog, { store })
  const sheet = async () => ({
    name: '操作记录',
    heads: ['时间', '谁', '做了什么'],
    rows: entries.map((entry) => [timeOf(entry), entry.by, entry.act]),
  })
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-reading text-sm text-muted-foreground">
          这里是这个浏览器里的记录，退出登录时清除；需要留存请先导出。
        </p>
        {entries.length > 0 && <ExportButtons collect={sheet} />}
      </div>
      {entries.length === 0 ? (
        <EmptyRegion>还没有记录。查看手机号、导出、分配和修改都会记在这里。</EmptyRegion>
      ) : (
        <DataTable label="操作记录" columns={COLUMNS} rows={entries} />
      )}
    </>
  )
}
