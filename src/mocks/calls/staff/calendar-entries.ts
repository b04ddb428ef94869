import { calendarEntries, type NewCalendarEntry } from '~/contracts/calendar-entries'
import { checkProvinces } from '../../server/known/province'
import { badRequest, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { entriesOf, recordAct } from '../../store/editorial-tables'

export const calendarEntryHandlers = mockEndpoints(calendarEntries, {
  list: ({ query, backend }) =>
    entriesOf(backend.db)
      .list()
      .filter(({ province }) => !query.province || !province || province === query.province)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1)),

  create: ({ body, backend, caller }) => {
    checkEntry(body)
    const table = entriesOf(backend.db)
    recordAct(backend, caller, `新增了日程“${body.title}”`)
    return table.put({ ...body, id: table.nextId() })
  },

  update: ({ body, backend, caller }) => {
    checkEntry(body)
    const table = entriesOf(backend.db)
    if (!table.find(body.id)) throw notFound('没有这条日程，可能刚被删除')
    recordAct(backend, caller, `修改了日程“${body.title}”`)
    return table.put(body)
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

function checkEntry({ title, province, start, end }: NewCalendarEntry): void {
  if (title.trim() === '') throw badRequest('请填写事项')
  checkProvinces(province ? [province] : [])
  if (end < start) throw badRequest('结束日期早于开始日期')
}
