import { describe, expect, it } from 'vitest'
import type { EndpointInput } from '~/contracts/endpoint'
import { planner } from '~/contracts/planner'
import { plannerAdmin } from '~/contracts/planner-admin'
import { serviceOrders } from '~/contracts/service-orders'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { type Caller, TELS } from './sessions'
import { ALL, admin, adviser, api, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

const FREE_TEL = '17712345678'
const NEW_PLANNER: EndpointInput<typeof plannerAdmin.create>['body'] = {
  name: '方老师',
  tel: FREE_TEL,
  masterType: 2,
  provinces: ['江苏'],
}

describe('planners', () => {
  const list = async (caller: Caller, filter: object = {}) =>
    (await caller.call(plannerAdmin.list, { body: { ...ALL, ...filter } })).records

  it('are shown to the public without what is for staff', async () => {
    const shown = await list(api.guest)
    expect(shown.length).toBeGreaterThan(15)
    expect(shown.length).toBeLessThan(21)
    for (const { tel, displayed, displayOrder, servingCount } of shown) {
      expect([tel, displayed, displayOrder, servingCount]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    }
    expect(await list(pupil)).toEqual(shown)
    const staff = await list(adviser)
    expect(staff).toHaveLength(21)
    expect(staff.every(({ tel }) => /^1\d\d\*{4}\d{4}$/.test(tel ?? ''))).toBe(true)
    expect(staff.some(({ servingCount }) => servingCount)).toBe(true)
  })

  it('are narrowed by kind, province and name', async () => {
    expect(new Set((await list(admin, { masterTypes: [1] })).map(({ masterType }) => masterType))).toEqual(
      new Set([1]),
    )
    expect(
      (await list(admin, { province: '安徽' })).every(({ provinces }) => provinces?.includes('安徽')),
    ).toBe(true)
    expect(await list(admin, { query: '沈明远' })).toMatchObject([{ id: 'p-1' }])
  })

  it('are made with a free number, sign in with it, and are gone when removed', async () => {
    const free = (tel: string) => admin.call(plannerAdmin.telIsFree, { params: { tel } })
    expect(await free(FREE_TEL)).toBe(true)
    const made = await admin.call(plannerAdmin.create, { body: { ...NEW_PLANNER, displayed: true } })
    expect(made).toMatchObject({ name: '方老师', tel: FREE_TEL, servingCount: 0 })
    expect(await free(FREE_TEL)).toBe(false)
    expect(await free(TELS.student)).toBe(false)
    expect(await free('19900001001')).toBe(false)
    expect(await admin.refusal(plannerAdmin.create, { body: NEW_PLANNER })).toMatchObject({ code: 409 })
    expect((await list(api.guest)).map(({ id }) => id)).toContain(made.id)

    const newcomer = await api.signIn(FREE_TEL)
    expect(await newcomer.call(planner.simpleInfo, { query: { plannerTel: FREE_TEL } })).toMatchObject({
      roleId: 2,
    })
    expect(await newcomer.call(serviceOrders.pendingCount, {})).toBe(0)
    await admin.call(plannerAdmin.remove, { params: { id: made.id } })
    expect(await newcomer.refusal(serviceOrders.pendingCount, {})).toBeInstanceOf(ExpiredCredentialError)
    expect((await list(admin)).map(({ id }) => id)).not.toContain(made.id)
    expect(await admin.refusal(plannerAdmin.remove, { params: { id: made.id } })).toMatchObject({ code: 404 })
    expect(await free(FREE_TEL)).toBe(true)
  })

  it('change what is sent and keep the rest', async () => {
    const [before] = await list(admin, { query: '沈明远' })
    const body = { id: 'p-1', title: '首席规划师' }
    expect(await admin.call(plannerAdmin.update, { body })).toEqual({
      ...before,
      tel: TELS.planner,
      title: '首席规划师',
    })
    expect(
      await admin.refusal(plannerAdmin.update, { body: { id: 'p-1', tel: TELS.student } }),
    ).toMatchObject({ code: 409 })
    expect(await admin.call(plannerAdmin.update, { body: { id: 'p-1', tel: TELS.planner } })).toMatchObject({
      title: '首席规划师',
    })
    expect(await admin.refusal(plannerAdmin.update, { body: { id: 's-1', name: '不是' } })).toMatchObject({
      code: 404,
    })
  })

  it('with students of theirs are not removed', async () => {
    expect(await admin.refusal(plannerAdmin.remove, { params: { id: 'p-1' } })).toMatchObject({ code: 409 })
  })

  it('are managed by administrators only', async () => {
    for (const caller of [pupil, adviser]) {
      expect(await caller.refusal(plannerAdmin.create, { body: NEW_PLANNER })).toMatchObject({ code: 403 })
      expect(await caller.refusal(plannerAdmin.remove, { params: { id: 'p-101' } })).toMatchObject({
        code: 403,
      })
      expect(await caller.refusal(plannerAdmin.telIsFree, { params: { tel: FREE_TEL } })).toMatchObject({
        code: 403,
      })
      expect(await caller.refusal(plannerAdmin.statistics, {})).toMatchObject({ code: 403 })
    }
  })
})
