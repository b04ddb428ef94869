import { type CalendarEntry, calendarEntries, type NewCalendarEntry } from '~/contracts/calendar-entries'
import { checkVersion, versionOf } from '../../server/content-version'
import { checkProvinces } from '../../server/known/province'
import { badRequest, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { entriesOf, recordAct } from '../../store/editorial-tables'
import type { RecordOf } from '../../store/records'

export const calendarEntryHandlers = mockEndpoints(calendarEntries, {
  list: ({ query, backend }) =>
    entriesOf(backend.db)
      .list()
      .filter(({ province }) => !query.province || !province || province === query.province)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1))
      .map(entryOf),

  create: ({ body, backend, caller }) => {
    checkEntry(body)
    const table = entriesOf(backend.db)
    recordAct(backend, caller, `新增了日程“${body.title}”`)
    return entryOf(table.put({ ...body, id: table.nextId() }))
  },

  update: ({ body, backend, caller }) => {
    checkEntry(body)
    const table = entriesOf(backend.db)
    const { version, ...entry } = body
    const before = table.find(entry.id)
    if (!before) throw notFound('没有这条日程，可能刚被删除')
    checkVersion(version, versionOf(before), '这条日程刚被别人改过，请核对后再保存')
    recordAct(backend, caller, `修改了日程“${entry.title}”`)
    return entryOf(table.put(entry))
  },

  remove: ({ params, backend, caller }) => {
    const table = entriesOf(backend.db)
    const entry = table.find(params.id)
    if (!entry) throw notFound('没有这条日程')
    table.remove(entry.id)
    recordAct(backend, caller, `删除了日程“${entry.title}”`)
    return '已删除'
  },
})

/** An entry as it is told. */
function entryOf(entry: RecordOf<'entry'>): CalendarEntry {
  return { ...entry, version: versionOf(entry) }
}

function checkEntry({ title, province, start, end }: NewCalendarEntry): void {
  if (title.trim() === '') throw badRequest('请填写事项')
  checkProvinces(province ? [province] : [])
  if (end < start) throw badRequest('结束日期早于开始日期')
}
