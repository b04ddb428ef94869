import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admissionPlan } from '~/contracts/admission-plan'
import { type SchoolScoreLine, schoolLines } from '~/contracts/school-lines'
import { type CurvePoint, scoreTables } from '~/contracts/score-tables'
import { isJoint } from '~/rules/filing/joint'
import { BusinessError } from '~/shared/api/errors'
import { openApi } from './sessions'

const api = openApi()
const { guest } = api
afterAll(() => api.close())

/** 合肥工业大学 under each unit of application, in the new and in the old exam; a junior college; a far province. */
const KEYS = [
  { schoolId: '10359', province: '安徽', year: 2025, subject: '物理', grouped: true },
  { schoolId: '10359', province: '安徽', year: 2023, subject: '理科', grouped: false },
  { schoolId: '10359', province: '浙江', year: 2025, subject: '综合', grouped: false },
  { schoolId: '10359', province: '上海', year: 2025, subject: '综合', grouped: true },
  { schoolId: '10879', province: '安徽', year: 2025, subject: '历史', grouped: true },
  { schoolId: '10358', province: '西藏', year: 2025, subject: '理科', grouped: false },
] as const
type Key = (typeof KEYS)[number]

const paging = { page: 1, pageSize: 1000 }
const linesOf = ({ schoolId, province, year, subject }: Key) =>
  guest.call(schoolLines.ofSchool, { body: { schoolId, province, year, subjectSelection: subject } })
const groupsOf = async ({ grouped: _grouped, ...body }: Key, narrower: object = {}) =>
  (await guest.call(schoolLines.ofMajors, { body: { ...paging, ...body, ...narrower } })).records
const plansOf = async ({ grouped: _grouped, ...body }: Key, narrower: object = {}) =>
  (await guest.call(admissionPlan.query, { body: { ...paging, ...body, ...narrower } })).records

describe.each(KEYS)('$schoolId in $province $year $subject', (key) => {
  let table: readonly CurvePoint[]
  beforeAll(async () => {
    const { province, year, subject } = key
    table = await guest.call(scoreTables.rows, { body: { province, year, subject } })
  })

  /** A rank outside of its score's row is what a reader would find wrong first. */
  const expectInTable = ({
    lowestScore,
    lowestRank,
  }: Pick<SchoolScoreLine, 'lowestScore' | 'lowestRank'>) => {
    const row = table.find(
      ({ score, highScore }) => score <= Number(lowestScore) && Number(lowestScore) <= highScore,
    )
    expect(row, `${lowestScore}`).toBeDefined()
    expect(lowestRank).toBeGreaterThanOrEqual(row?.highestRank ?? Number.NaN)
    expect(lowestRank).toBeLessThanOrEqual(row?.lowestRank ?? Number.NaN)
  }

  it('has lines whose ranks the score table holds', async () => {
    const lines = await linesOf(key)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expectInTable(line)
      expect(line.year).toBe(key.year)
      expect(line.provincialControlLine ?? 0).toBeLessThanOrEqual(line.lowestScore ?? 0)
      expect(Boolean(line.majorGroupCode)).toBe(key.grouped)
    }
    const groups = await groupsOf(key)
    for (const { details } of groups) for (const line of details) expectInTable(line)
  })

  it('has as its line the last of its majors, group by group and batch by batch', async () => {
    const [lines, groups] = await Promise.all([linesOf(key), groupsOf(key)])
    const details = groups.flatMap((group) => group.details)
    for (const { batch, majorGroupCode, admissionType, lowestRank, lowestScore } of lines) {
      const own = details.filter(
        (major) =>
          major.batch === batch &&
          isJoint(major.note) === isJoint(admissionType) &&
          (!key.grouped || major.majorGroup === majorGroupCode),
      )
      expect(Math.max(...own.map((major) => Number(major.lowestRank)))).toBe(lowestRank)
      expect(Math.min(...own.map((major) => Number(major.lowestScore)))).toBe(lowestScore)
    }
    const named = lines.map(({ batch, majorGroupCode, admissionType }) =>
      [batch, majorGroupCode, admissionType].join(' '),
    )
    expect(new Set(named).size).toBe(named.length)
  })

  it('has scores in order, and admits about as many as are planned', async () => {
    for (const major of (await groupsOf(key)).flatMap(({ details }) => details)) {
      expect(major.averageScore ?? 0).toBeGreaterThanOrEqual(Number(major.lowestScore))
      expect(major.highestScore ?? 0).toBeGreaterThanOrEqual(major.averageScore ?? Number.NaN)
      expect(Math.abs((major.admittedCount ?? 0) - (major.planNum ?? 0))).toBeLessThanOrEqual(1)
    }
  })

  it('plans what its lines say', async () => {
    const [groups, plans] = await Promise.all([groupsOf(key), plansOf(key)])
    const places = (records: readonly { details: readonly object[] }[]) =>
      records
        .flatMap(({ details }) => details)
        .map((row) => row as { majorEnrollCode: string; planNum: number })
    const [lined, planned] = [places(groups), places(plans)]
    expect(planned.map(({ majorEnrollCode }) => majorEnrollCode)).toEqual(
      lined.map(({ majorEnrollCode }) => majorEnrollCode),
    )
    expect(planned.map(({ planNum }) => planNum)).toEqual(lined.map(({ planNum }) => planNum))
    expect(plans.map(({ majorGroupCode }) => majorGroupCode ?? '')).toEqual(
      groups.map(({ majorGroupCode }) => majorGroupCode ?? ''),
    )
  })

  it('narrows by batch and by group, and shows each group once under paging', async () => {
    const all = await plansOf(key)
    const [first] = all
    const batch = first?.details[0]?.batch
    const narrowed = await plansOf(key, { batch })
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed.flatMap(({ details }) => details).every((major) => major.batch === batch)).toBe(true)
    expect(await plansOf(key, { batch: '没有的批次' })).toEqual([])
    if (first?.majorGroupCode) {
      expect(await plansOf(key, { majorGroup: first.majorGroupCode })).toEqual([first])
      expect(await plansOf(key, { majorGroup: '999' })).toEqual([])
    }
    const pages = await Promise.all(all.map((_, index) => plansOf(key, { page: index + 1, pageSize: 1 })))
    expect(pages.flat()).toEqual(all)
  })
})

describe('many years of one school', () => {
  const { schoolId, province } = KEYS[0]
  const years = [
    { year: 2025, subject: '物理' },
    { year: 2023, subject: '理科' },
    { year: 2031, subject: '物理' },
  ]

  it('are answered in one call as each alone, in the order in which they are asked for', async () => {
    const answered = await guest.call(schoolLines.ofMajorsInYears, { body: { schoolId, province, years } })
    expect(answered.map(({ year }) => year)).toEqual([2025, 2023, 2031])
    const [newest, before, unknown] = answered
    expect(newest?.groups).toEqual(await groupsOf(KEYS[0]))
    expect(before?.groups).toEqual(await groupsOf(KEYS[1]))
    expect(newest?.groups.length).toBeGreaterThan(0)
    expect(unknown?.groups).toEqual([])
  })

  it('are narrowed by the electives of the combined option', async () => {
    const key = KEYS[2]
    const subSubject = ['历史', '地理', '政治']
    const exam = { year: key.year, subject: key.subject }
    const body = { schoolId: key.schoolId, province: key.province, years: [exam], subSubject }
    const [answered] = await guest.call(schoolLines.ofMajorsInYears, { body })
    const alone = await groupsOf(key, { subSubject })
    expect(answered?.groups).toEqual(alone)
    expect(JSON.stringify(alone)).not.toBe(JSON.stringify(await groupsOf(key)))
  })

  it('are refused where there are none, and for a school that there is none of', async () => {
    const ask = (body: { schoolId: string; province: string; years: typeof years }) =>
      guest.call(schoolLines.ofMajorsInYears, { body })
    await expect(ask({ schoolId, province, years: [] })).rejects.toThrow()
    await expect(ask({ schoolId: '00000', province, years })).rejects.toBeInstanceOf(BusinessError)
  })
})

describe('electives of the combined option', () => {
  const key = KEYS[2]
  const names = async (subSubject: string[]) =>
    (await plansOf(key, { subSubject })).flatMap(({ details }) =>
      details.map(({ majorName, subjectRequirement }) => ({ majorName, subjectRequirement })),
    )

  it('leave what a candidate may enter', async () => {
    const scientist = await names(['物理', '化学', '生物'])
    const humanist = await names(['历史', '地理', '政治'])
    expect(scientist.length).toBeGreaterThan(humanist.length)
    expect(humanist.every(({ subjectRequirement }) => !/物理|化学/.test(subjectRequirement ?? ''))).toBe(true)
    const one = await names(['物理'])
    expect(one.length).toBeLessThanOrEqual(scientist.length)
  })

  it('are three at most', async () => {
    const four = {
      ...paging,
      schoolId: '10359',
      province: '浙江',
      year: 2025,
      subSubject: ['物', '化', '生', '史'],
    }
    expect(await guest.refusal(admissionPlan.query, { body: four })).toBeInstanceOf(BusinessError)
    expect(await guest.refusal(schoolLines.ofMajors, { body: four })).toBeInstanceOf(BusinessError)
  })
})

describe('what cannot be answered', () => {
  it('is refused for a school or province that there is none of', async () => {
    for (const body of [
      { schoolId: '0', province: '安徽', year: 2025 },
      { schoolId: '10359', province: '火星', year: 2025 },
    ]) {
      const paged = { body: { ...paging, ...body } }
      expect(await guest.refusal(schoolLines.ofSchool, { body })).toMatchObject({ code: 404 })
      expect(await guest.refusal(schoolLines.ofMajors, paged)).toMatchObject({ code: 404 })
      expect(await guest.refusal(admissionPlan.query, paged)).toMatchObject({ code: 404 })
    }
  })

  it('is empty for a year or subject without data; this year has plans and no lines yet', async () => {
    const ofYear = (year: number) => ({ ...paging, schoolId: '10359', province: '安徽', year })
    expect((await guest.call(schoolLines.ofMajors, { body: ofYear(2010) })).total).toBe(0)
    expect((await guest.call(admissionPlan.query, { body: ofYear(2010) })).total).toBe(0)
    const thisYear = api.backend.now().getFullYear()
    expect((await guest.call(schoolLines.ofMajors, { body: ofYear(thisYear) })).total).toBe(0)
    expect((await guest.call(admissionPlan.query, { body: ofYear(thisYear) })).total).toBeGreaterThan(0)
    const wrong = { ...ofYear(2025), subject: '理科' }
    expect((await guest.call(admissionPlan.query, { body: wrong })).total).toBe(0)
  })

  it('is every year where none is named, the newest first', async () => {
    const lines = await guest.call(schoolLines.ofSchool, { body: { schoolId: '10359', province: '安徽' } })
    const years = lines.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    expect(new Set(years).size).toBeGreaterThanOrEqual(5)
  })
})
