import { describe, expect, it } from 'vitest'
import { serviceOrders } from '~/contracts/service-orders'
import type { Caller } from './sessions'
import { admin, adviser, api, pupil, requireStudent, signInBeforeEach } from './signed-in'

signInBeforeEach()

describe('a service order', () => {
  const move = (caller: Caller, body: { id: string; status: 1 | 2 | 3 | 4; plannerId?: string }) =>
    caller.call(serviceOrders.update, { body })
  const refused = (caller: Caller, body: { id: string; status: 1 | 2 | 3 | 4; plannerId?: string }) =>
    caller.refusal(serviceOrders.update, { body })
  const open = () => pupil.call(serviceOrders.create, { body: { studentId: 's-1', note: '想学计算机' } })

  it('S1-4.9 moves from 1 to 4 one step at a time, each by those whose step it is', async () => {
    const { id, status } = await open()
    expect(status).toBe(1)
    expect(await refused(admin, { id, status: 3 })).toMatchObject({ code: 409 })
    expect(await refused(pupil, { id, status: 2, plannerId: 'p-1' })).toMatchObject({ code: 403 })
    expect(await refused(adviser, { id, status: 2, plannerId: 'p-101' })).toMatchObject({ code: 403 })
    expect(await refused(admin, { id, status: 2 })).toMatchObject({ message: '请选择规划师' })
    expect(await refused(admin, { id, status: 2, plannerId: 's-2' })).toMatchObject({
      message: '没有这名规划师',
    })
    expect(await move(admin, { id, status: 2, plannerId: 'p-1' })).toMatchObject({
      plannerName: '沈明远',
      note: '想学计算机',
    })
    expect(await refused(admin, { id, status: 2, plannerId: 'p-101' })).toMatchObject({ code: 409 })
    expect(await refused(admin, { id, status: 3 })).toMatchObject({ code: 403 })
    await move(adviser, { id, status: 3 })
    expect(await refused(adviser, { id, status: 1 })).toMatchObject({ code: 409 })
    await move(adviser, { id, status: 4 })
    for (const status of [1, 2, 3, 4] as const) {
      expect(await refused(adviser, { id, status })).toMatchObject({ code: 409 })
    }
    expect(await requireStudent(admin, ({ studentId }) => studentId === 's-1')).toMatchObject({
      orderId: id,
      status: 4,
    })
  })

  it('is taken over by one planner only; the second is told who was first', async () => {
    const { id } = await open()
    const other = await api.signIn('19800000101')
    await move(adviser, { id, status: 2, plannerId: 'p-1' })
    expect(await refused(other, { id, status: 2, plannerId: 'p-101' })).toMatchObject({
      code: 409,
      message: '这份服务单已由沈明远接手',
    })
  })

  it('keeps its status when only the note changes', async () => {
    const { id } = await open()
    await move(admin, { id, status: 2, plannerId: 'p-1' })
    const body = { id, status: 2, note: '周五晚上通话' } as const
    expect(await adviser.call(serviceOrders.update, { body })).toMatchObject(body)
    expect(await pupil.refusal(serviceOrders.update, { body })).toMatchObject({ code: 403 })
  })

  it('is the only open one of a student', async () => {
    const { id } = await open()
    expect(await pupil.refusal(serviceOrders.create, { body: { studentId: 's-1' } })).toMatchObject({
      code: 409,
    })
    await move(admin, { id, status: 2, plannerId: 'p-1' })
    await move(adviser, { id, status: 3 })
    await move(adviser, { id, status: 4 })
    expect((await open()).id).not.toBe(id)
    expect(await pupil.refusal(serviceOrders.create, { body: { studentId: 's-3' } })).toMatchObject({
      code: 403,
    })
  })

  it('is taken back by its student, until somebody serves', async () => {
    const { id } = await open()
    const withdraw = { params: { id } }
    expect(await adviser.refusal(serviceOrders.withdraw, withdraw)).toMatchObject({ code: 403 })
    await pupil.call(serviceOrders.withdraw, withdraw)
    const again = await open()
    await move(admin, { id: again.id, status: 2, plannerId: 'p-1' })
    await move(adviser, { id: again.id, status: 3 })
    expect(await pupil.refusal(serviceOrders.withdraw, { params: { id: again.id } })).toMatchObject({
      code: 409,
    })
  })

  it('S1-2.31 is counted by whom it waits for', async () => {
    const count = (caller: Caller) => caller.call(serviceOrders.pendingCount, {})
    const [forAdmin, forPlanner] = [await count(admin), await count(adviser)]
    const { id } = await open()
    expect(await count(admin)).toBe(forAdmin + 1)
    await move(admin, { id, status: 2, plannerId: 'p-1' })
    expect([await count(admin), await count(adviser)]).toEqual([forAdmin, forPlanner + 1])
    await move(adviser, { id, status: 3 })
    expect(await count(adviser)).toBe(forPlanner)
    expect(await count(pupil)).toBe(0)
  })

  it('that is not there is not found', async () => {
    expect(await refused(admin, { id: 'nothing', status: 2, plannerId: 'p-1' })).toMatchObject({ code: 404 })
  })
})
