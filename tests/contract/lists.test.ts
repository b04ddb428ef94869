import { extractRawText } from 'mammoth'
import { readSheet } from 'read-excel-file/node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { auth } from '~/contracts/auth'
import type { EndpointInput } from '~/contracts/endpoint'
import { listSummaries } from '~/contracts/list-summaries'
import { recommendation } from '~/contracts/recommendation'
import { scoreRecords } from '~/contracts/score-records'
import { admissionGroups } from '~/mocks/world/admission/model/groups'
import { rowOfScore, scoreTable } from '~/mocks/world/exam/score-table'
import { schools } from '~/mocks/world/schools/schools'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { type Caller, openApi, TELS } from './sessions'

let api: ReturnType<typeof openApi>
let adviser: Caller
let pupil: Caller

beforeEach(async () => {
  api = openApi()
  adviser = await api.signIn(TELS.planner)
  pupil = await api.signIn(TELS.student)
})
afterEach(() => api.close())

const byId = (id: string) => ({ params: { id } })
const listsOf = (caller: Caller, id: string) => caller.call(listSummaries.byStudent, byId(id))
const firstScore = async (caller: Caller, studentId: string) => {
  const [score] = await caller.call(scoreRecords.list, { query: { studentId } })
  if (!score) throw new Error('no score')
  return score
}

/** Choices out of the plan of 2025 for 安徽 物理. */
const choicesOf = (count: number) => {
  const groups = schools(60).flatMap((school) =>
    admissionGroups({ school, province: '安徽', year: 2025, subject: '物理' })
      .filter(({ batch }) => batch === '本科批')
      .map((group) => ({ school, group })),
  )
  return groups.slice(0, count).map(({ school, group }) => ({
    unitId: `${school.id}-${group.code}`,
    majorEnrollCodes: group.majors.slice(0, 3).map(({ enrolCode }) => enrolCode),
    adjust: true,
  }))
}

type NewList = EndpointInput<typeof applicationLists.saveOwn>['body']
async function newList(more: Partial<NewList> = {}): Promise<NewList> {
  const { id } = await firstScore(pupil, 's-1')
  return {
    studentId: 's-1',
    preferenceScoreId: id,
    batch: '本科批',
    name: '新方案',
    choices: choicesOf(3),
    ...more,
  }
}
const save = async (more: Partial<NewList> = {}) =>
  pupil.call(applicationLists.saveOwn, { body: await newList(more) })

describe('scores', () => {
  const SCORE = {
    studentId: 's-1',
    examType: 1,
    province: '安徽',
    year: 2026,
    subject: '物理',
    score: 600,
  } as const
  const left = (caller = pupil) => caller.call(scoreRecords.remainTime, { query: { studentId: 's-1' } })

  it('take their rank from the newest table that is out', async () => {
    const made = await pupil.call(scoreRecords.create, { body: SCORE })
    const table = scoreTable({ province: '安徽', year: 2025, subject: '物理' })
    expect(made.rank).toBe(table && rowOfScore(table, 600)?.lowestRank)
    expect(made).toMatchObject({ createRoleType: 1, createTime: '2026-06-25 10:00:00' })
    expect(await pupil.call(scoreRecords.byId, byId(made.id))).toEqual(made)
    expect((await firstScore(pupil, 's-1')).id).toBe(made.id)
    expect((await pupil.call(scoreRecords.create, { body: { ...SCORE, rank: 777 } })).rank).toBe(777)
  })

  it('are limited for students, and count down', async () => {
    const before = await left()
    for (let rest = before - 1; rest >= 0; rest--) {
      await pupil.call(scoreRecords.create, { body: { ...SCORE, score: 600 + rest } })
      expect(await left()).toBe(rest)
    }
    expect(await pupil.refusal(scoreRecords.create, { body: SCORE })).toMatchObject({ code: 403 })
    const known = await pupil.call(scoreRecords.list, { query: { studentId: 's-1' } })
    await adviser.call(scoreRecords.create, { body: { ...SCORE, examType: 2 } })
    expect(await left()).toBe(0)
    expect(await pupil.call(scoreRecords.list, { query: { studentId: 's-1' } })).toHaveLength(
      known.length + 1,
    )
  })

  it('tell the latest, of one author if wanted', async () => {
    const own = await pupil.call(scoreRecords.create, { body: SCORE })
    const theirs = await adviser.call(scoreRecords.create, { body: { ...SCORE, score: 610 } })
    const latest = (query: { createRoleType?: number }) =>
      pupil.call(scoreRecords.latest, { params: { studentId: 's-1' }, query })
    expect((await latest({})).id).toBe(theirs.id)
    expect((await latest({ createRoleType: 1 })).id).toBe(own.id)
    expect((await latest({ createRoleType: 2 })).id).toBe(theirs.id)
    const none = { params: { studentId: 's-3' } }
    expect(await adviser.refusal(scoreRecords.latest, none)).toMatchObject({ message: '还没有成绩' })
  })

  it.each([
    [{ province: '火星' }, '没有省份“火星”'],
    [{ subject: '理科' }, '安徽 2026 年没有科类“理科”'],
    [{ score: 760 }, '分数不能超过满分 750 分'],
    [{ score: 100, chinese: 90, math: 90 }, '各科分数之和 180 超过总分 100'],
    [{ score: 20 }, '20 分没有对应的位次，请填写位次'],
  ])('are refused for %j, which costs nothing', async (change, message) => {
    const before = await left()
    expect(await pupil.refusal(scoreRecords.create, { body: { ...SCORE, ...change } })).toMatchObject({
      message,
    })
    expect(await left()).toBe(before)
  })

  it('open the batches whose line they reach', async () => {
    const { id } = await pupil.call(scoreRecords.create, { body: { ...SCORE, score: 400 } })
    const batches = await pupil.call(scoreRecords.batches, { query: { preferenceScoreId: id } })
    expect(batches.find(({ batch }) => batch === '本科批')).toMatchObject({ open: false, controlScore: 461 })
    expect(batches.find(({ batch }) => batch === '专科批')).toMatchObject({ open: true })
  })

  it('of the world agree with their tables', async () => {
    let compared = 0
    for (let n = 1001; n <= 1062; n++) {
      for (const record of await adviser.call(scoreRecords.list, { query: { studentId: `s-${n}` } })) {
        const {
          chinese,
          math,
          english,
          physics,
          chemistry,
          biology,
          history,
          geography,
          politics,
          technology,
        } = record
        const parts = [
          chinese,
          math,
          english,
          physics,
          chemistry,
          biology,
          history,
          geography,
          politics,
          technology,
        ]
        const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
        expect([0, record.score]).toContain(sum)
        const { province, year, subject, score } = record
        const table = scoreTable({ province, year: Math.min(year, 2025), subject })
        if (table) expect(rowOfScore(table, score)?.lowestRank).toBe(record.rank)
        compared += table ? 1 : 0
        expect(record.studentId).toBe(`s-${n}`)
        expect(await adviser.call(scoreRecords.byId, byId(record.id))).toEqual(record)
      }
    }
    expect(compared).toBeGreaterThan(50)
  })

  it('of somebody else are refused', async () => {
    const { id } = await firstScore(adviser, 's-2')
    expect(await pupil.refusal(scoreRecords.byId, byId(id))).toMatchObject({ code: 403 })
    expect(await pupil.refusal(scoreRecords.list, { query: { studentId: 's-2' } })).toMatchObject({
      code: 403,
    })
    expect(await pupil.refusal(scoreRecords.create, { body: { ...SCORE, studentId: 's-2' } })).toMatchObject({
      code: 403,
    })
    expect(await pupil.refusal(scoreRecords.byId, byId('nothing'))).toMatchObject({ code: 404 })
  })
})

describe('a list', () => {
  it('is told of with its choices by tier, as its units are judged', async () => {
    const [known] = await listsOf(pupil, 's-1')
    if (!known?.preferenceScoreId || !known.batch) throw new Error('no list')
    const { preferenceScoreId, batch } = known
    const { items } = await pupil.call(applicationLists.detail, byId(known.id))
    const judged = await Promise.all(
      items.map(async ({ schoolId, unitId }) => {
        const query = { schoolId, preferenceScoreId, batch }
        const { units } = await pupil.call(recommendation.collegeAdmission, { query })
        return units.find((unit) => unit.unitId === unitId)?.risk
      }),
    )
    expect(known.risks?.map(({ value }) => value)).toEqual([1, 2, 3])
    for (const { value, count } of known.risks ?? [])
      expect(count).toBe(judged.filter((risk) => risk === value).length)
  })

  it('is saved, read, listed and removed', async () => {
    const before = await listsOf(pupil, 's-1')
    const saved = await save()
    expect(saved).toMatchObject({
      createdType: 1,
      version: 1,
      itemCount: 3,
      subject: '物理',
      province: '安徽',
    })
    expect(saved.items.map(({ order }) => order)).toEqual([1, 2, 3])
    expect(saved.items.every(({ schoolName, majors }) => schoolName !== '' && majors.length > 0)).toBe(true)
    expect(await pupil.call(applicationLists.detail, byId(saved.id))).toEqual(saved)
    expect((await listsOf(pupil, 's-1')).map(({ id }) => id)).toEqual([
      ...before.map(({ id }) => id),
      saved.id,
    ])
    await pupil.call(applicationLists.remove, { query: { id: saved.id } })
    expect(await listsOf(pupil, 's-1')).toEqual(before)
    expect(await pupil.refusal(applicationLists.detail, byId(saved.id))).toMatchObject({ code: 404 })
    expect((await save()).id).not.toBe(saved.id)
  })

  it('that is there from the start can be removed too', async () => {
    await pupil.call(applicationLists.remove, { query: { id: 'l-1' } })
    expect((await listsOf(pupil, 's-1')).map(({ id }) => id)).toEqual(['l-2', 'l-3'])
    expect(await pupil.refusal(applicationLists.detail, byId('l-1'))).toMatchObject({ code: 404 })
  })

  it('keeps what is not sent, and orders its choices as sent', async () => {
    const { id } = await save({ note: '给家人看' })
    const renamed = await pupil.call(applicationLists.updateOwn, { body: { id, version: 1, name: '改名' } })
    expect(renamed).toMatchObject({ name: '改名', note: '给家人看', version: 2, itemCount: 3 })
    const choices = choicesOf(3).toReversed()
    const turned = await pupil.call(applicationLists.updateOwn, { body: { id, version: 2, choices } })
    expect(turned.items.map(({ unitId }) => unitId)).toEqual(choices.map(({ unitId }) => unitId))
    expect(turned).toMatchObject({ name: '改名', version: 3 })
  })

  it('refuses a change that has not seen the last one', async () => {
    const { id } = await save()
    const change = (version: number, name: string) => ({ body: { id, version, name } })
    await pupil.call(applicationLists.updateOwn, change(1, '手机上改的'))
    const refused = await pupil.refusal(applicationLists.updateOwn, change(1, '电脑上改的'))
    expect(refused).toMatchObject({ code: 409, message: '志愿表已在别处修改，请刷新后再改' })
    expect(await pupil.call(applicationLists.detail, byId(id))).toMatchObject({
      name: '手机上改的',
      version: 2,
    })
    expect(await pupil.refusal(applicationLists.updateOwn, change(3, '太早'))).toMatchObject({ code: 409 })
    expect(await pupil.call(applicationLists.updateOwn, change(2, '电脑上改的'))).toMatchObject({
      version: 3,
    })
  })

  it('takes one of two changes made at the same time', async () => {
    const { id } = await save()
    const change = (name: string) =>
      pupil.call(applicationLists.updateOwn, { body: { id, version: 1, name } })
    const results = await Promise.allSettled([change('甲'), change('乙')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of the planner is accepted by the student, and anew when it changes', async () => {
    const body = await newList({ name: '规划师方案' })
    const { id, createdType } = await adviser.call(applicationLists.create, { body })
    expect(createdType).not.toBe(1)
    const edit = { id, version: 1, name: '我来改' }
    expect(await pupil.refusal(applicationLists.updateOwn, { body: edit })).toMatchObject({ code: 403 })
    expect(await pupil.refusal(applicationLists.remove, { query: { id } })).toMatchObject({ code: 403 })
    const accepted = await pupil.call(applicationLists.updateOwn, {
      body: { id, version: 1, confirmed: true },
    })
    expect(accepted).toMatchObject({ confirmed: true, version: 2 })
    const renamed = await adviser.call(applicationLists.update, { body: { id, version: 2, name: '终稿' } })
    expect(renamed.confirmed).toBe(true)
    const changed = await adviser.call(applicationLists.update, {
      body: { id, version: 3, choices: choicesOf(1) },
    })
    expect(changed).toMatchObject({ confirmed: false, version: 4, itemCount: 1 })
    expect(
      await adviser.refusal(applicationLists.update, { body: { id, version: 4, confirmed: true } }),
    ).toMatchObject({ message: '志愿表由学生确认' })
  })

  it('of a student is not the planner’s to change', async () => {
    const { id } = await save()
    expect(await adviser.call(applicationLists.detail, byId(id))).toMatchObject({ id })
    expect(
      await adviser.refusal(applicationLists.update, { body: { id, version: 1, name: '改' } }),
    ).toMatchObject({
      code: 403,
    })
    expect(await adviser.refusal(applicationLists.remove, { query: { id } })).toMatchObject({ code: 403 })
    expect(await adviser.refusal(applicationLists.saveOwn, { body: await newList() })).toMatchObject({
      code: 403,
    })
    expect(await pupil.refusal(applicationLists.create, { body: await newList() })).toMatchObject({
      code: 403,
    })
  })

  it('of another student is refused', async () => {
    for (const endpoint of [
      applicationLists.detail,
      applicationLists.excel,
      applicationLists.collegeAdmissionInfo,
    ]) {
      expect(await pupil.refusal(endpoint, byId('l-4'))).toMatchObject({ code: 403 })
    }
    expect(
      await pupil.refusal(applicationLists.updateOwn, { body: { id: 'l-4', version: 1, name: '我的' } }),
    ).toMatchObject({ code: 403 })
    expect(await pupil.refusal(applicationLists.remove, { query: { id: 'l-4' } })).toMatchObject({
      code: 403,
    })
    const foreign = (await firstScore(adviser, 's-2')).id
    expect(
      await pupil.refusal(applicationLists.saveOwn, { body: await newList({ preferenceScoreId: foreign }) }),
    ).toMatchObject({ code: 403 })
    expect(
      await adviser.refusal(applicationLists.create, { body: await newList({ preferenceScoreId: foreign }) }),
    ).toMatchObject({ message: '这条成绩不是这名学生的' })
  })

  const [choice] = choicesOf(1)
  if (!choice) throw new Error('the plan is empty')
  it.each([
    ['a blank name', { name: '  ' }, '志愿表的名称不能为空'],
    ['an unknown batch', { batch: '零批' }, '安徽没有零批'],
    [
      'an unknown unit',
      { choices: [{ ...choice, unitId: '00000-1' }] },
      '第 1 个志愿不在安徽本科批的招生计划中',
    ],
    [
      'an unknown group',
      { choices: [{ ...choice, unitId: `${choice.unitId}x` }] },
      '第 1 个志愿不在安徽本科批的招生计划中',
    ],
    [
      'an unknown major',
      { choices: [{ ...choice, majorEnrollCodes: ['ZZ'] }] },
      '第 1 个志愿没有专业代码 ZZ',
    ],
    ['the same unit twice', { choices: [choice, choice] }, '有重复的志愿'],
    ['too many choices', { choices: choicesOf(46) }, '本科批最多填 45 个志愿'],
    [
      'too many majors',
      { choices: [{ ...choice, majorEnrollCodes: [...'1234567'] }] },
      '第 1 个志愿最多填 6 个专业',
    ],
  ])('is not saved with %s', async (_, change, message) => {
    const before = await listsOf(pupil, 's-1')
    expect(await pupil.refusal(applicationLists.saveOwn, { body: await newList(change) })).toMatchObject({
      message,
    })
    expect(await listsOf(pupil, 's-1')).toEqual(before)
  })

  const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

  it('comes as a workbook in the columns of its province', async () => {
    const { id, items } = await save({ name: '方案 <一> & "二"' })
    const [title, facts, heads, ...rows] = await readSheet(
      await bytesOf(await pupil.call(applicationLists.excel, byId(id))),
    )
    expect(title?.[0]).toBe('方案 <一> & "二"')
    expect(facts?.[0]).toContain('安徽 2026 年 · 物理 · 本科批')
    expect(heads?.slice(0, 6)).toEqual([
      '志愿序号',
      '院校代码',
      '院校名称',
      '专业组代码',
      '专业1代码',
      '专业1名称',
    ])
    expect(heads?.slice(16, 18)).toEqual(['是否服从调剂', '所在省份'])
    for (const [index, item] of items.entries()) {
      expect(rows[index]?.slice(0, 6)).toEqual([
        item.order,
        item.schoolEnrollCode,
        item.schoolName,
        item.majorGroupCode,
        item.majors[0]?.majorEnrollCode,
        item.majors[0]?.majorName,
      ])
      expect(rows[index]?.[16]).toBe('是')
      expect(rows[index]?.at(-1)).toBe(item.lowestRank)
    }
  })

  it('comes as a document of its schools', async () => {
    const { id, items } = await save({ name: '方案 <一> & "二"' })
    const buffer = await bytesOf(await pupil.call(applicationLists.collegeAdmissionInfo, byId(id)))
    const { value: text, messages } = await extractRawText({ buffer })
    expect(messages).toEqual([])
    expect(text).toContain('方案 <一> & "二"：院校招生信息')
    for (const { schoolName, majors } of items) {
      expect(text).toContain(schoolName)
      for (const { majorName } of majors) expect(text).toContain(majorName)
    }
    expect(text).toContain('以省级教育招生考试机构和高校招生章程公布为准')
  })

  it('of a student of the world is the planner’s to read', async () => {
    const lists = await listsOf(adviser, 's-1001')
    for (const { id } of lists) {
      expect(await adviser.call(applicationLists.detail, byId(id))).toMatchObject({ id, studentId: 's-1001' })
    }
  })
})

describe('a session', () => {
  it('ends with its logout: lists and scores are closed', async () => {
    await pupil.call(auth.logout, { params: { tel: TELS.student } })
    expect(await pupil.refusal(applicationLists.detail, byId('l-1'))).toBeInstanceOf(ExpiredCredentialError)
    expect(await pupil.refusal(scoreRecords.remainTime, { query: { studentId: 's-1' } })).toBeInstanceOf(
      ExpiredCredentialError,
    )
  })
})
