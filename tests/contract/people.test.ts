import { describe, expect, it, vi } from 'vitest'
import { auth } from '~/contracts/auth'
import type { EndpointInput } from '~/contracts/endpoint'
import { plannerAdmin } from '~/contracts/planner-admin'
import { serviceOrders } from '~/contracts/service-orders'
import { student } from '~/contracts/student'
import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import { TEST_NOW } from '~/mocks/node'
import { chinaTime } from '~/mocks/store/china-time'
import { createDatabase } from '~/mocks/store/database'
import { takeSnapshot } from '~/mocks/store/models'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { TELS } from './sessions'
import { ALL, admin, adviser, allStudents, api, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

const FREE_TEL = '17712345678'
const NEW_PLANNER: EndpointInput<typeof plannerAdmin.create>['body'] = {
  name: '方老师',
  tel: FREE_TEL,
  masterType: 2,
  provinces: ['江苏'],
}

describe('the people of the world', () => {
  it('are 200 students and the demo accounts, in every province, several years and all statuses', async () => {
    const forms = await allStudents(admin)
    expect(forms).toHaveLength(203)
    expect(new Set(forms.map(({ province }) => province).filter(Boolean)).size).toBe(31)
    expect(new Set(forms.map(({ year }) => year).filter(Boolean)).size).toBe(4)
    expect(new Set(forms.map(({ status }) => status).filter(Boolean))).toEqual(new Set([1, 2, 3, 4]))
    expect(forms.every(({ createTime, updateTime }) => createTime <= updateTime)).toBe(true)
    expect(new Set(forms.map(({ studentId }) => studentId)).size).toBe(203)
  })

  it('cost nothing until somebody changes them', () => {
    const started = performance.now()
    const db = createDatabase({ today: TEST_NOW })
    expect(performance.now() - started).toBeLessThan(50)
    expect(Object.values(takeSnapshot(db.models)).flat()).toEqual([])
  })

  it('are the same after being kept, changes included', async () => {
    await admin.call(studentRecord.save, { body: { id: 's-1001', name: '改名' } })
    await admin.call(plannerAdmin.create, { body: NEW_PLANNER })
    const saved = JSON.parse(JSON.stringify(takeSnapshot(api.backend.db.models)))
    const again = createDatabase({ today: TEST_NOW, saved })
    expect(again.account.list()).toEqual(api.backend.db.account.list())
    expect(again.account.find('s-1001')?.name).toBe('改名')
  })

  it('begin the time line of a new number where it signs up', async () => {
    const newcomer = await api.signIn(TELS.newcomer)
    const [known] = api.backend.db.account.list().filter(({ tel }) => tel === TELS.newcomer)
    const body = { id: String(known?.id), tel: TELS.newcomer, name: '王小二', province: '江苏', year: 2027 }
    await newcomer.call(student.update, { body })
    const form = (await allStudents(admin)).find(({ studentName }) => studentName === '王小二')
    expect(form?.createTime).toBe(chinaTime(api.backend.now()))
  })

  it('start anew where what was kept cannot be read', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const account = [{ id: 's-1', tel: '13800008000' }]
    // As an older build kept it.
    const saved = { account, credential: [], smsCode: [] } as never
    expect(createDatabase({ today: TEST_NOW, saved }).account.list()).toHaveLength(226)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})

describe('the list of students', () => {
  it('comes in pages that cover it once, before and after a change', async () => {
    const paged = async () => {
      const ids: string[] = []
      for (let page = 1; page <= 7; page++) {
        const answer = await admin.call(serviceOrders.students, { body: { page, pageSize: 32 } })
        expect(answer).toMatchObject({ total: 203, current: page, size: 32 })
        ids.push(...answer.records.map(({ studentId }) => studentId))
      }
      return ids
    }
    const before = await paged()
    expect(new Set(before).size).toBe(203)
    await admin.call(studentRecord.save, { body: { id: 's-1050', name: '新名字' } })
    expect(await paged()).toEqual(before)
    expect((await admin.call(serviceOrders.students, { body: { page: 9, pageSize: 32 } })).records).toEqual(
      [],
    )
  })

  it('shows no complete number', async () => {
    const forms = await allStudents(adviser)
    expect(forms.filter(({ tel }) => !/^1\d\d\*{4}\d{4}$/.test(tel))).toEqual([])
  })

  it('is narrowed by every filter', async () => {
    const ask = async (filter: object) =>
      (await adviser.call(serviceOrders.students, { body: { ...ALL, ...filter } })).records
    const home = await ask({ province: '安徽', year: 2026 })
    expect(home.length).toBeGreaterThan(20)
    expect(home.every(({ province, year }) => province === '安徽' && year === 2026)).toBe(true)
    const served = await ask({ statuses: [3, 4] })
    expect(new Set(served.map(({ status }) => status))).toEqual(new Set([3, 4]))
    expect(new Set((await ask({ auth: false })).map(({ auth }) => auth))).toEqual(new Set([false]))
    const mine = await ask({ mine: true })
    expect(mine.length).toBeGreaterThan(5)
    expect(new Set(mine.map(({ plannerId }) => plannerId))).toEqual(new Set(['p-1']))
    expect(await ask({ query: '周予安' })).toMatchObject([{ studentId: 's-2' }])
    expect(await ask({ query: '13800008001' })).toMatchObject([{ studentId: 's-2' }])
  })

  it('gives a student nobody else', async () => {
    expect(await allStudents(pupil)).toMatchObject([{ studentId: 's-1' }])
  })
})

describe('the core data', () => {
  it('agree with the lists', async () => {
    const forms = await allStudents(admin)
    const data = await admin.call(plannerAdmin.statistics, {})
    expect(data.studentCount).toBe(forms.length)
    expect(data.vipCount).toBe(forms.filter((form) => form.auth).length)
    for (const { status, count } of data.orders) {
      expect(count).toBe(forms.filter((form) => form.status === status).length)
    }
    expect(data.applicationListCount).toBe(forms.reduce((sum, form) => sum + form.applicationListCount, 0))
    expect(data.provinces.reduce((sum, { count }) => sum + count, 0)).toBe(
      forms.filter(({ province }) => province).length,
    )
    expect(data.signUps.map(({ month }) => month)).toEqual(data.signUps.map(({ month }) => month).toSorted())
    expect(data.signUps.reduce((sum, { count }) => sum + count, 0)).toBe(203)
    expect(data.signUps.at(-1)?.month).toBe('2026-06')
    expect(data.planners).toHaveLength(21)
  })
})

describe('a session', () => {
  it('ends with its logout', async () => {
    await pupil.call(auth.logout, { params: { tel: TELS.student } })
    expect(await pupil.refusal(studentRecord.byId, { params: { id: 's-1' } })).toBeInstanceOf(
      ExpiredCredentialError,
    )
    expect(await admin.call(serviceOrders.pendingCount, {})).toBeGreaterThan(0)
  })

  it('of a student of the world is the world’s account', async () => {
    const own = await api.signIn('19900001001')
    expect(await own.call(studentRecord.byId, { params: { id: 's-1001' } })).toMatchObject({
      tel: '19900001001',
    })
  })

  it('is needed', async () => {
    expect(await api.guest.refusal(serviceOrders.students, { body: ALL })).toBeInstanceOf(
      ExpiredCredentialError,
    )
    expect(await api.guest.refusal(studentProfile.ext, { params: { studentId: 's-1' } })).toBeInstanceOf(
      ExpiredCredentialError,
    )
  })
})
