import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { AuditEntry } from '~/contracts/audit'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { KeywordField } from '~/shared/filters/keyword-field'
import { store } from '~/shared/lib/storage/store'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { ExportButtons } from '../export/export-buttons'
import { PendingRows } from '../parts/pending-rows'
import { type LogEntry, staffLog } from '../parts/staff-log'
import { editorialCalls } from './editorial.calls'
import type { OperationFilters } from './operation.address'

interface Line {
  readonly time: string
  readonly by: string
  readonly act: string
}

const COLUMNS: Columns<Line> = [
  { id: 'time', head: '时间', text: (row) => row.time, faint: true, nowrap: true },
  { id: 'by', head: '谁', text: (row) => row.by, nowrap: true },
  { id: 'act', head: '做了什么', text: (row) => row.act, lead: [] },
]

/** Who has done what: as the server has written it down, or as this browser has where the server does not. */
export function LogTab({ filters, change }: Filtered<OperationFilters>) {
  const { q, page } = filters
  // Every call of the office adds to it, so it is never good for long.
  const answer = useQuery({ ...editorialCalls.log({ page, q }), refetchOnMount: 'always' })
  return (
    <States of={answer} name="操作记录" pending={<PendingRows />}>
      {(log) =>
        log === null ? (
          <OwnLog />
        ) : (
          <>
            <div className="mb-2 flex flex-wrap items-end justify-between gap-2">
              <KeywordField
                label="谁，或做了什么"
                value={q}
                className="w-72 max-w-full"
                onSearch={(text) => change({ q: text, page: 1 })}
              />
              {log.records.length > 0 && (
                <span className="flex gap-2">
                  <ExportButtons collect={async () => sheetOf(log.records.map(lineOf))} />
                </span>
              )}
            </div>
            <Lines lines={log.records.map(lineOf)} />
            <div className="mt-4">
              <Pager
                name="操作记录"
                current={log.current}
                size={log.size}
                total={log.total}
                onPage={(next) => change({ page: next })}
              />
            </div>
          </>
        )
      }
    </States>
  )
}

/** The record of this browser alone. */
function OwnLog() {
  const entries = useAtomValue(staffLog, { store })
  const lines = entries.map(ownLineOf)
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-reading text-sm text-muted-foreground">
          现在连接的服务器没有提供操作记录的接口。这里是这个浏览器里的记录，退出登录时清除；需要留存请先导出。
        </p>
        {lines.length > 0 && <ExportButtons collect={async () => sheetOf(lines)} />}
      </div>
      <Lines lines={lines} />
    </>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length > 0) return <DataTable label="操作记录" columns={COLUMNS} rows={lines} />
  return <EmptyRegion>没有记录。查看手机号、导出、分配和修改都会记在这里。</EmptyRegion>
}

const lineOf = ({ time, name, act }: AuditEntry): Line => ({
  time: time.slice(0, 16).replace('T', ' '),
  by: name,
  act,
})

const ownLineOf = ({ at, by, act }: LogEntry): Line => ({
  time: new Date(at).toLocaleString('sv-SE').slice(0, 16),
  by,
  act,
})

function sheetOf(lines: readonly Line[]) {
  return {
    name: '操作记录',
    heads: ['时间', '谁', '做了什么'],
    rows: lines.map(({ time, by, act }) => [time, by, act]),
  }
}
