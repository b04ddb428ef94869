import { describe, expect, it } from 'vitest'
import { scoreRecords } from '~/contracts/score-records'
import { rowOfScore, scoreTable } from '~/mocks/world/exam/score-table'
import { byId, firstScore } from './own-lists'
import { admin, adviser, assignToAdviser, pupil, signInBeforeEach } from './signed-in'

/** The subjects of a score record, in the order of its sheet. */
const SUBJECTS = [
  'chinese',
  'math',
  'english',
  'physics',
  'chemistry',
  'biology',
  'history',
  'geography',
  'politics',
  'technology',
] as const

signInBeforeEach()

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
    assignToAdviser()
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
    assignToAdviser()
    const own = await pupil.call(scoreRecords.create, { body: SCORE })
    const theirs = await adviser.call(scoreRecords.create, { body: { ...SCORE, score: 610 } })
    const latest = (query: { createRoleType?: number }) =>
      pupil.call(scoreRecords.latest, { params: { studentId: 's-1' }, query })
    expect((await latest({})).id).toBe(theirs.id)
    expect((await latest({ createRoleType: 1 })).id).toBe(own.id)
    expect((await latest({ createRoleType: 2 })).id).toBe(theirs.id)
    const none = { params: { studentId: 's-3' } }
    expect(await admin.refusal(scoreRecords.latest, none)).toMatchObject({ message: '还没有成绩' })
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
      for (const record of await admin.call(scoreRecords.list, { query: { studentId: `s-${n}` } })) {
        const parts = SUBJECTS.map((subject) => record[subject])
        const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
        expect([0, record.score]).toContain(sum)
        const { province, year, subject, score } = record
        const table = scoreTable({ province, year: Math.min(year, 2025), subject })
        if (table) expect(rowOfScore(table, score)?.lowestRank).toBe(record.rank)
        compared += table ? 1 : 0
        expect(record.studentId).toBe(`s-${n}`)
        expect(await admin.call(scoreRecords.byId, byId(record.id))).toEqual(record)
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
