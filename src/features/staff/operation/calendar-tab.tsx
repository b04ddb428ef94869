import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { type CalendarEntry, calendarEntries } from '~/contracts/calendar-entries'
import { States } from '~/shared/answer/states'
import { useWrite } from '~/shared/api/use-write'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { NotOffered } from '../parts/not-offered'
import { PendingRows } from '../parts/pending-rows'
import { GoingNotice, RemoveDialog } from '../parts/removal'
import { logAct } from '../parts/staff-log'
import { useRemoval } from '../parts/use-removal'
import { editorialCalls } from './editorial.calls'
import { EntryDialog } from './entry-dialog'

type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly entry: CalendarEntry }

/** What the editors add to the calendar on the public news page, beside the days of the batches. */
export function CalendarTab() {
  const answer = useQuery(editorialCalls.entries())
  const [open, setOpen] = useState<Open>()
  const remove = useWrite(calendarEntries.remove)
  const removal = useRemoval(({ id, title }: CalendarEntry) => {
    remove.start({ params: { id } })
    logAct(`删除了日程“${title}”`)
  })
  const columns = useMemo(() => entryColumns(setOpen), [])
  const close = () => setOpen(undefined)
  if (answer.data === null) return <NotOffered what="编辑日程" />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-reading text-sm text-muted-foreground">
          各批次的填报和录取日期由招生规则带出，这里添加其他事项，与它们一起显示在资讯页的招生日程里。
        </p>
        <Button size="sm" onClick={() => setOpen({ kind: 'new' })}>
          <Plus aria-hidden />
          添加日程
        </Button>
      </div>
      {removal.going && <GoingNotice what={`“${removal.going.title}”`} onUndo={removal.undo} />}
      <States
        of={answer}
        name="日程"
        className="mt-3"
        pending={<PendingRows />}
        isEmpty={(entries) => entries?.length === 0}
        empty={<EmptyRegion>还没有添加日程。</EmptyRegion>}
      >
        {(entries) => (
          <DataTable
            label="日程"
            columns={columns}
            rows={(entries ?? []).filter(({ id }) => id !== removal.going?.id)}
          />
        )}
      </States>
      {open?.kind === 'new' && <EntryDialog onClose={close} />}
      {open?.kind === 'edit' && <EntryDialog entry={open.entry} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemoveDialog
          name={`“${open.entry.title}”`}
          description="资讯页的招生日程里不再有这一条。删除前有几秒可以撤销。"
          onClose={close}
          onRemove={() => {
            removal.start(open.entry)
            close()
          }}
        />
      )}
    </>
  )
}

function entryColumns(onOpen: (open: Open) => void): Columns<CalendarEntry> {
  return tableColumns<CalendarEntry>()(
    { id: 'title', head: '事项', text: (row) => row.title, lead: ['province', 'days'], strong: true },
    {
      id: 'province',
      head: '省份',
      text: (row) => row.province ?? '全国',
      from: 'md',
      nowrap: true,
    },
    {
      id: 'days',
      head: '日期',
      text: ({ start, end }) => (start === end ? start : `${start} 至 ${end}`),
      from: 'md',
      nowrap: true,
    },
    {
      id: 'acts',
      head: '',
      align: 'right',
      flush: true,
      cell: (entry) => (
        <span className="inline-flex">
          <Button
            variant="ghost"
            size="sm"
            aria-label={`修改“${entry.title}”`}
            onClick={() => onOpen({ kind: 'edit', entry })}
          >
            修改
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`删除“${entry.title}”`}
            onClick={() => onOpen({ kind: 'remove', entry })}
          >
            删除
          </Button>
        </span>
      ),
    },
  )
}
