import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admissionPlan } from '~/contracts/admission-plan'
import { schoolLines } from '~/contracts/school-lines'
import { scoreTables } from '~/contracts/score-tables'
import { type Caller, openApi, TELS } from './sessions'

const api = openApi()
const { guest } = api
let vip: Caller
let student: Caller
let planner: Caller

beforeAll(async () => {
  vip = await api.signIn(TELS.vip)
  student = await api.signIn(TELS.student)
  planner = await api.signIn(TELS.planner)
})
afterAll(() => api.close())

const ANHUI = { province: '安徽', year: 2025 }
const ALL = { page: 1, pageSize: 999 }
const VIP_ONLY = '提前批数据对 VIP 开放，请联系老师开通'

describe('early-batch tables', () => {
  it('are for VIP and staff', async () => {
    for (const endpoint of [admissionPlan.early, schoolLines.earlyBatch]) {
      const body = { ...ANHUI, ...ALL }
      expect(await guest.refusal(endpoint, { body })).toMatchObject({ code: 403, message: VIP_ONLY })
      expect(await student.refusal(endpoint, { body })).toMatchObject({ code: 403 })
      expect((await vip.call(endpoint, { body })).total).toBeGreaterThan(0)
      expect((await planner.call(endpoint, { body })).total).toBeGreaterThan(0)
    }
  })

  it('S1-6.4 are for everybody where a school is named, and then of that school alone', async () => {
    const plans = await vip.call(admissionPlan.early, { body: { ...ANHUI, ...ALL } })
    // Military academies stand in no public list of schools and have no id.
    const schoolId = plans.records.find((row) => row.schoolId)?.schoolId ?? ''
    for (const caller of [guest, student]) {
      for (const endpoint of [admissionPlan.early, schoolLines.earlyBatch]) {
        const { records } = await caller.call(endpoint, { body: { ...ANHUI, ...ALL, schoolId } })
        expect(records.length).toBeGreaterThan(0)
        expect(records.every((row) => row.schoolId === schoolId)).toBe(true)
      }
    }
  })

  it('S1-7.12 come in pages of ten where none is asked for, without loss', async () => {
    const whole = await vip.call(admissionPlan.early, { body: { ...ANHUI, ...ALL } })
    expect((await vip.call(schoolLines.earlyBatch, { body: ANHUI })).size).toBe(10)
    expect(whole.records.length).toBe(Math.min(whole.total, 999))
    const parts = await Promise.all(
      [1, 2, 3].map((page) => vip.call(admissionPlan.early, { body: { ...ANHUI, page, pageSize: 7 } })),
    )
    expect(parts.flatMap(({ records }) => records)).toEqual(whole.records.slice(0, 21))
    const beyond = await vip.call(admissionPlan.early, { body: { ...ANHUI, page: 9999, pageSize: 999 } })
    expect(beyond.records).toEqual([])
  })

  it('plan for a row what its majors sum to', async () => {
    const { records } = await vip.call(admissionPlan.early, { body: { ...ANHUI, ...ALL } })
    const nested = records.filter(({ subMajors }) => (subMajors ?? []).length > 0)
    expect(nested.length).toBeGreaterThan(0)
    for (const { planNumber, subMajors } of nested) {
      expect((subMajors ?? []).reduce((sum, major) => sum + major.planNumber, 0)).toBe(planNumber)
    }
  })

  it('have as a row’s line the last of its majors, with ranks out of the score table', async () => {
    const { records } = await vip.call(schoolLines.earlyBatch, { body: { ...ANHUI, ...ALL } })
    const tables = new Map(
      await Promise.all(
        ['物理', '历史'].map(
          async (subject) =>
            [subject, await guest.call(scoreTables.rows, { body: { ...ANHUI, subject } })] as const,
        ),
      ),
    )
    let ranked = 0
    for (const row of records) {
      const children = row.children ?? []
      if (children.length > 0)
        expect(Math.min(...children.map(({ lowestScore }) => lowestScore))).toBe(row.lowestScore)
      for (const { subject, lowestScore, lowestRank } of [row, ...children]) {
        if (typeof lowestRank !== 'number') continue
        const line = tables
          .get(subject ?? '')
          ?.find(({ score, highScore }) => score <= lowestScore && lowestScore <= highScore)
        if (!line) continue
        ranked++
        expect(lowestRank).toBeGreaterThanOrEqual(line.highestRank)
        expect(lowestRank).toBeLessThanOrEqual(line.lowestRank)
      }
    }
    expect(ranked).toBeGreaterThan(100)
  })

  it('are narrowed by a directory and by a batch', async () => {
    const directories = await guest.call(admissionPlan.earlyDirectories, { query: ANHUI })
    expect(directories.length).toBeGreaterThan(1)
    const whole = await vip.call(admissionPlan.early, { body: { ...ANHUI, ...ALL } })
    for (const directory of directories) {
      const found = await vip.call(admissionPlan.early, { body: { ...ANHUI, ...ALL, directory } })
      expect(found.total, directory).toBeGreaterThan(0)
      expect(found.total).toBeLessThan(whole.total)
      expect(found.records.every(({ directoryList }) => directoryList?.includes(directory))).toBe(true)
    }
    const none = await vip.call(admissionPlan.early, { body: { ...ANHUI, ...ALL, directory: '没有的目录' } })
    expect(none.total).toBe(0)
    const other = await vip.call(admissionPlan.early, { body: { ...ANHUI, ...ALL, batch: '没有的批次' } })
    expect(other.total).toBe(0)
  })

  it('are narrowed by subject, electives and a name, plans and lines alike', async () => {
    const narrowed = { ...ANHUI, ...ALL, subject: '历史', subSubject: ['政治'], query: '师范' }
    const plans = await vip.call(admissionPlan.early, { body: narrowed })
    const lines = await vip.call(schoolLines.earlyBatch, { body: narrowed })
    expect(plans.total).toBeGreaterThan(0)
    expect(lines.total).toBe(plans.total)
    for (const { subMajors, ...row } of plans.records) {
      for (const { subjectRequirement } of subMajors?.length ? subMajors : [row]) {
        expect(subjectRequirement).not.toMatch(/物理|化学|生物|地理/)
      }
    }
    for (const { subject } of lines.records) expect(subject).not.toBe('物理')
  })

  it('are empty for a year without data, and refused for a province that there is none of', async () => {
    for (const endpoint of [admissionPlan.early, schoolLines.earlyBatch]) {
      expect((await vip.call(endpoint, { body: { ...ALL, province: '安徽', year: 2010 } })).total).toBe(0)
      expect(await vip.refusal(endpoint, { body: { ...ALL, province: '火星', year: 2025 } })).toMatchObject({
        code: 404,
      })
    }
    expect(
      await guest.call(admissionPlan.earlyDirectories, { query: { province: '安徽', year: 2010 } }),
    ).toEqual([])
  })
})
