import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '~/contracts/auth'
import type { EndpointInput } from '~/contracts/endpoint'
import { planner } from '~/contracts/planner'
import { plannerAdmin } from '~/contracts/planner-admin'
import { type StudentForm, serviceOrders } from '~/contracts/service-orders'
import { student } from '~/contracts/student'
import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import { TEST_NOW } from '~/mocks/node'
import { createDatabase } from '~/mocks/store/database'
import { takeSnapshot } from '~/mocks/store/models'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { type Caller, openApi, TELS } from './sessions'

let api: ReturnType<typeof openApi>
let admin: Caller
let adviser: Caller
let pupil: Caller

beforeEach(async () => {
  api = openApi()
  admin = await api.signIn(TELS.admin)
  adviser = await api.signIn(TELS.planner)
  pupil = await api.signIn(TELS.student)
})
afterEach(() => api.close())

const ALL = { page: 1, pageSize: 999 }
const allStudents = async (caller: Caller) =>
  (await caller.call(serviceOrders.students, { body: ALL })).records
async function first(caller: Caller, fits: (form: StudentForm) => boolean): Promise<StudentForm> {
  const found = (await allStudents(caller)).find(fits)
  if (!found) throw new Error('no such student')
  return found
}
const FREE_TEL = '17712345678'
const NEW_PLANNER: EndpointInput<typeof plannerAdmin.create>['body'] = {
  name: '方老师',
  tel: FREE_TEL,
  masterType: 2,
  provinces: ['江苏'],
}
type RecordChange = Omit<EndpointInput<typeof studentRecord.save>['body'], 'id'>

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

describe('a record', () => {
  const read = (caller: Caller, id: string) => caller.call(studentRecord.byId, { params: { id } })

  it('is changed by its owner, and every call sees it', async () => {
    const body = {
      id: 's-1',
      sex: 2,
      city: '合肥市',
      district: '蜀山区',
      highSchool: '合肥一中',
      ethnicGroup: '回族',
    }
    const saved = await pupil.call(studentRecord.save, { body: { ...body, sex: 2, ethnicGroup: '回族' } })
    expect(saved).toMatchObject({ ...body, name: '林小满', tel: TELS.student })
    expect(await read(pupil, 's-1')).toEqual(saved)
    await pupil.call(studentRecord.save, { body: { id: 's-1', name: '林大满' } })
    expect(await read(admin, 's-1')).toMatchObject({ ...body, name: '林大满' })
    expect(await pupil.call(student.byId, { params: { id: 's-1' } })).toMatchObject({ name: '林大满' })
    expect(await first(admin, ({ studentId }) => studentId === 's-1')).toMatchObject({
      studentName: '林大满',
      highSchool: '合肥一中',
    })
  })

  it('of the world is changed by staff, and stays in its place', async () => {
    const before = await allStudents(admin)
    await adviser.call(studentRecord.save, { body: { id: 's-1010', name: '世界学生' } })
    const after = await allStudents(admin)
    expect(after.map(({ studentId }) => studentId)).toEqual(before.map(({ studentId }) => studentId))
    expect(after.find(({ studentId }) => studentId === 's-1010')?.studentName).toBe('世界学生')
    expect(await admin.call(student.byId, { params: { id: 's-1010' } })).toMatchObject({ name: '世界学生' })
  })

  it('shows its number to its owner, administrators and the planner who serves', async () => {
    expect((await read(pupil, 's-1')).tel).toBe(TELS.student)
    expect((await read(admin, 's-1')).tel).toBe(TELS.student)
    expect((await read(adviser, 's-1')).tel).toBe('138****8000')
    expect((await read(adviser, 's-2')).tel).toBe(TELS.vip)
  })

  it('forgets the places below one that has changed', async () => {
    const place = { city: '合肥市', district: '蜀山区', highSchool: '合肥一中' }
    await pupil.call(studentRecord.save, { body: { id: 's-1', ...place } })
    const moved = await pupil.call(studentRecord.save, { body: { id: 's-1', city: '芜湖市' } })
    expect(moved.city).toBe('芜湖市')
    expect(moved.district ?? null).toBeNull()
    expect(moved.highSchool ?? null).toBeNull()
  })

  it.each<[RecordChange, string]>([
    [{ name: '小 满！' }, '姓名格式错误，不允许出现特殊字符！'],
    [{ province: '火星' }, '没有省份“火星”'],
    [{ city: '南京市' }, '安徽没有南京市'],
    [{ subjects: [4, 4, 5] }, '选考科目重复'],
    [{ auth: true }, '只有管理员可以开通或关闭 VIP'],
  ])('refuses %j and stays as it was', async (change, message) => {
    const before = await read(pupil, 's-1')
    const body = { id: 's-1', ...change }
    expect(await pupil.refusal(studentRecord.save, { body })).toMatchObject({ message })
    expect(await read(pupil, 's-1')).toEqual(before)
  })

  it('becomes VIP by an administrator', async () => {
    expect(await adviser.refusal(studentRecord.save, { body: { id: 's-1', auth: true } })).toMatchObject({
      code: 403,
    })
    await admin.call(studentRecord.save, { body: { id: 's-1', auth: true } })
    expect(await read(pupil, 's-1')).toMatchObject({ auth: true })
  })

  it('of somebody else is refused, and one that is not there is not found', async () => {
    for (const id of ['s-2', 's-1001', 'nobody']) {
      expect(await pupil.refusal(studentRecord.byId, { params: { id } })).toMatchObject({ code: 403 })
      expect(await pupil.refusal(studentRecord.save, { body: { id, name: '我' } })).toMatchObject({
        code: 403,
      })
      expect(await pupil.refusal(studentRecord.completeness, { params: { id } })).toMatchObject({ code: 403 })
    }
    expect(await admin.refusal(studentRecord.byId, { params: { id: 'p-1' } })).toMatchObject({ code: 404 })
  })

  it('says what filling in still needs', async () => {
    const ask = (caller: Caller, id: string) => caller.call(studentRecord.completeness, { params: { id } })
    expect(await ask(pupil, 's-1')).toEqual({ complete: true, missing: [] })
    expect(await ask(admin, 's-3')).toEqual({
      complete: false,
      missing: ['高考省份', '高考年份', '选考科目'],
    })
  })
})

describe('the forms of a student', () => {
  const of = (studentId: string) => ({ params: { studentId } })

  it('are empty until they are filled in', async () => {
    expect(await pupil.call(studentProfile.physical, of('s-1'))).toEqual({ studentId: 's-1', consent: false })
    expect(await pupil.call(studentProfile.intention, of('s-1'))).toMatchObject({
      provinces: [],
      majorCodes: [],
    })
    expect(await pupil.call(studentProfile.ext, of('s-1'))).toEqual({
      studentId: 's-1',
      assessments: [],
      otherInfo: {},
    })
  })

  it('of the world are filled in by some', async () => {
    let examined = 0
    let intending = 0
    for (let n = 1001; n <= 1060; n++) {
      if ((await admin.call(studentProfile.physical, of(`s-${n}`))).consent) examined++
      if ((await admin.call(studentProfile.intention, of(`s-${n}`))).provinces.length > 0) intending++
    }
    expect(examined).toBeGreaterThan(20)
    expect(examined).toBeLessThan(50)
    expect(intending).toBeGreaterThan(25)
  })

  it('keep health data only with consent', async () => {
    const body = { studentId: 's-1', consent: true, height: 172, colourVision: '色弱' } as const
    expect(await pupil.call(studentProfile.savePhysical, { body })).toEqual(body)
    expect(await pupil.call(studentProfile.physical, of('s-1'))).toEqual(body)
    await pupil.call(studentProfile.savePhysical, { body: { ...body, consent: false } })
    expect(await admin.call(studentProfile.physical, of('s-1'))).toEqual({ studentId: 's-1', consent: false })
    expect(JSON.stringify(takeSnapshot(api.backend.db.models).physical)).not.toContain('172')
  })

  it('refuse wishes that contradict each other', async () => {
    const wishes = {
      studentId: 's-1',
      provinces: ['江苏'],
      schoolTypes: [],
      schoolFeatures: [],
      schoolInstitutions: [],
      majorCodes: ['0809'],
      excludedMajorCodes: ['1002'],
    }
    expect(await pupil.call(studentProfile.saveIntention, { body: wishes })).toEqual(wishes)
    const body = { ...wishes, excludedMajorCodes: ['0809'] }
    expect(await pupil.refusal(studentProfile.saveIntention, { body })).toMatchObject({ code: 400 })
    expect(
      await pupil.refusal(studentProfile.saveIntention, { body: { ...wishes, provinces: ['火星'] } }),
    ).toMatchObject({ message: '没有省份“火星”' })
    expect(await pupil.call(studentProfile.intention, of('s-1'))).toEqual(wishes)
  })

  it('keep the part that is not sent, and the newest assessment first', async () => {
    const result = (id: string, finishedTime: string) => ({
      id,
      assessmentId: 'holland',
      finishedTime,
      scores: { R: 40 },
      conclusion: 'RIA',
    })
    const assessments = [result('a', '2026-05-01 10:00:00'), result('b', '2026-06-01 10:00:00')]
    await pupil.call(studentProfile.saveExt, { body: { studentId: 's-1', assessments } })
    await pupil.call(studentProfile.saveExt, { body: { studentId: 's-1', otherInfo: { note: '想离家近' } } })
    const ext = await pupil.call(studentProfile.ext, of('s-1'))
    expect(ext.assessments.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(ext.otherInfo).toEqual({ note: '想离家近' })
  })

  it('of another student are refused', async () => {
    expect(await pupil.refusal(studentProfile.physical, of('s-2'))).toMatchObject({ code: 403 })
    expect(await pupil.refusal(studentProfile.ext, of('s-1001'))).toMatchObject({ code: 403 })
    const body = { studentId: 's-2', consent: true }
    expect(await pupil.refusal(studentProfile.savePhysical, { body })).toMatchObject({ code: 403 })
  })
})

describe('a service order', () => {
  const move = (caller: Caller, body: { id: string; status: 1 | 2 | 3 | 4; plannerId?: string }) =>
    caller.call(serviceOrders.update, { body })
  const refused = (caller: Caller, body: { id: string; status: 1 | 2 | 3 | 4; plannerId?: string }) =>
    caller.refusal(serviceOrders.update, { body })
  const open = () => pupil.call(serviceOrders.create, { body: { studentId: 's-1', note: '想学计算机' } })

  it('moves from 1 to 4 one step at a time, each by those whose step it is', async () => {
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
    expect(await first(admin, ({ studentId }) => studentId === 's-1')).toMatchObject({
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
    expect(await adviser.refusal(serviceOrders.withdraw, withdraw)).toMatchObject({ code: 404 })
    await pupil.call(serviceOrders.withdraw, withdraw)
    const again = await open()
    await move(admin, { id: again.id, status: 2, plannerId: 'p-1' })
    await move(adviser, { id: again.id, status: 3 })
    expect(await pupil.refusal(serviceOrders.withdraw, { params: { id: again.id } })).toMatchObject({
      code: 409,
    })
  })

  it('is counted by whom it waits for', async () => {
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
  it('ends with its logout, on every device', async () => {
    const phone = await api.signIn(TELS.student)
    await pupil.call(auth.logout, { params: { tel: TELS.student } })
    for (const caller of [phone, pupil]) {
      expect(await caller.refusal(studentRecord.byId, { params: { id: 's-1' } })).toBeInstanceOf(
        ExpiredCredentialError,
      )
    }
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
