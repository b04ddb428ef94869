import { describe, expect, it } from 'vitest'
import type { EndpointInput } from '~/contracts/endpoint'
import { student } from '~/contracts/student'
import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import { takeSnapshot } from '~/mocks/store/models'
import { type Caller, TELS } from './sessions'
import { admin, adviser, allStudents, api, pupil, requireStudent, signInBeforeEach } from './signed-in'

signInBeforeEach()

type RecordChange = Omit<EndpointInput<typeof studentRecord.save>['body'], 'id'>

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
    expect(await requireStudent(admin, ({ studentId }) => studentId === 's-1')).toMatchObject({
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
    expect((await read(adviser, 's-2')).tel).toBe(TELS.vip)
    const ofNobody = { params: { id: 's-1' } }
    expect(await adviser.refusal(studentRecord.byId, ofNobody)).toMatchObject({ code: 403 })
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
