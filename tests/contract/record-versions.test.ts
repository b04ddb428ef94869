import { describe, expect, it } from 'vitest'
import { calendarEntries } from '~/contracts/calendar-entries'
import { serviceOrders } from '~/contracts/service-orders'
import { studentRecord } from '~/contracts/student-record'
import { byId } from './own-lists'
import { admin, adviser, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

describe('the version of a record', () => {
  it('is the same for everybody, and another one after a change', async () => {
    const before = await pupil.call(studentRecord.byId, byId('s-1'))
    expect((await admin.call(studentRecord.byId, byId('s-1'))).version).toBe(before.version)
    const after = await pupil.call(studentRecord.save, { body: { id: 's-1', name: '改过的名字' } })
    expect(after.version).not.toBe(before.version)
    expect((await pupil.call(studentRecord.byId, byId('s-1'))).version).toBe(after.version)
  })

  it('refuses a change that was made from an older one, and changes nothing', async () => {
    const { version } = await pupil.call(studentRecord.byId, byId('s-1'))
    await pupil.call(studentRecord.save, { body: { id: 's-1', version, name: '先到的' } })
    const late = { body: { id: 's-1', version, name: '后到的' } }
    expect(await admin.refusal(studentRecord.save, late)).toMatchObject({ code: 409 })
    expect(await pupil.call(studentRecord.byId, byId('s-1'))).toMatchObject({ name: '先到的' })
    expect(await admin.call(studentRecord.save, { body: { id: 's-1', name: '后到的' } })).toMatchObject({
      name: '后到的',
    })
  })

  it('of an order stands in the list of students too', async () => {
    const { id, version } = await pupil.call(serviceOrders.create, { body: { studentId: 's-1' } })
    const { records } = await pupil.call(serviceOrders.students, { body: { page: 1, pageSize: 1 } })
    expect(records[0]).toMatchObject({ orderId: id, orderVersion: version })
    const step = { id, version, status: 2, plannerId: 'p-1' } as const
    const taken = await admin.call(serviceOrders.update, { body: step })
    expect(await admin.refusal(serviceOrders.update, { body: { ...step, note: '晚了' } })).toMatchObject({
      code: 409,
    })
    const note = { id, version: taken.version, status: 2, note: '及时' } as const
    expect(await adviser.call(serviceOrders.update, { body: note })).toMatchObject({ note: '及时' })
  })

  it('of a calendar entry is that of its list', async () => {
    const entry = { title: '强基计划报名', province: null, start: '2026-06-20', end: '2026-06-20' }
    const { id, version } = await admin.call(calendarEntries.create, { body: entry })
    const listed = (await admin.call(calendarEntries.list, {})).find((each) => each.id === id)
    expect(listed?.version).toBe(version)
    await admin.call(calendarEntries.update, { body: { ...entry, id, version, title: '先到的' } })
    const late = { body: { ...entry, id, version, title: '后到的' } }
    expect(await admin.refusal(calendarEntries.update, late)).toMatchObject({ code: 409 })
  })
})
