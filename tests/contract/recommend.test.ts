import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { listSummaries } from '~/contracts/list-summaries'
import { provinceRules } from '~/contracts/province-rules'
import { recommendation } from '~/contracts/recommendation'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { scoreRecords } from '~/contracts/score-records'
import { studentRecord } from '~/contracts/student-record'
import { tierOf } from '~/rules/chance/tier-name'
import { BusinessError } from '~/shared/api/errors'
import { type Caller, openApi, TELS } from './sessions'

const BATCH = '本科批'

let api: ReturnType<typeof openApi>
let pupil: Caller
let scoreId: string

beforeAll(async () => {
  // The best known schools; what is said of a list holds of a shorter one.
  api = openApi({ scale: 600 })
  pupil = await api.signIn(TELS.student)
  const [latest] = await pupil.call(scoreRecords.list, { query: { studentId: 's-1' } })
  scoreId = latest?.id ?? ''
})
afterAll(() => api.close())

const ask = (filter = {}) => ({
  body: { preferenceScoreId: scoreId, batch: BATCH, page: 1, pageSize: 40, ...filter },
})
const units = async (filter = {}) => (await pupil.call(recommendation.units, ask(filter))).records

/** Every page of the units that a filter leaves, asked for once. */
const asked = new Map<string, Promise<readonly RecommendedUnit[]>>()
function allUnits(filter = {}): Promise<readonly RecommendedUnit[]> {
  const key = JSON.stringify(filter)
  const all = asked.get(key) ?? askAllUnits(filter)
  asked.set(key, all)
  return all
}

async function askAllUnits(filter = {}): Promise<readonly RecommendedUnit[]> {
  const all: RecommendedUnit[] = []
  for (let page = 1; ; page++) {
    const { records, total } = await pupil.call(recommendation.units, ask({ ...filter, page, pageSize: 100 }))
    all.push(...records)
    if (all.length >= total || records.length === 0) return all
  }
}

describe('units', () => {
  it('have a tier that follows from their probability, and grow easier down the list', async () => {
    const all = await allUnits()
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(all.map(({ unitId }) => unitId)).size).toBe(all.length)
    expect(new Set(all.map(({ risk }) => risk))).toEqual(new Set([1, 2, 3]))
    for (const { probability, risk, probabilityLow, probabilityHigh, unitId } of all) {
      expect(risk, unitId).toBe(tierOf(probability ?? Number.NaN))
      expect(probabilityLow, unitId).toBeLessThanOrEqual(probability ?? 0)
      expect(probabilityHigh, unitId).toBeGreaterThanOrEqual(probability ?? 100)
    }
    const hardest = all.at(0)?.history[0]?.lowestRank ?? 0
    expect(all.at(-1)?.history[0]?.lowestRank).toBeGreaterThan(hardest)
  })

  it('say what they took before, at the rank of the same score table', async () => {
    const { score, rank, province } = await pupil.call(scoreRecords.byId, { params: { id: scoreId } })
    expect([score > 0, rank > 0, province]).toEqual([true, true, '安徽'])
    for (const { history, majors, planNum } of await units()) {
      expect(history.map(({ year }) => year)).toEqual([2025, 2024])
      expect(history[0]?.equivalentScore).toBe(history[0]?.lowestScore)
      expect(majors.reduce((sum, major) => sum + major.planNum, 0)).toBe(planNum)
      expect(Math.max(...majors.map((major) => major.history[0]?.lowestRank ?? 0))).toBe(
        history[0]?.lowestRank,
      )
    }
  })

  it('are as many as the options promise', async () => {
    const options = await pupil.call(recommendation.options, ask())
    for (const { value, count } of options.risks) {
      const { total } = await pupil.call(recommendation.units, ask({ risks: [value] }))
      expect(total, String(value)).toBe(count)
    }
    const narrowed = { risks: [2], types: ['师范类'] }
    const [home] = (await pupil.call(recommendation.options, ask(narrowed))).provinces.filter(
      ({ count }) => count > 0,
    )
    const { total } = await pupil.call(
      recommendation.units,
      ask({ ...narrowed, provinces: [home?.value ?? '安徽'] }),
    )
    expect(total).toBe(home?.count)
  })

  it('stand together by school, each once', async () => {
    const all = await allUnits({ risks: [1] })
    const { records, total } = await pupil.call(recommendation.schools, ask({ risks: [1], pageSize: 999 }))
    expect(records).toHaveLength(total)
    expect(new Set(records.map(({ schoolId }) => schoolId)).size).toBe(total)
    expect(records.flatMap((school) => school.units.map(({ unitId }) => unitId)).toSorted()).toEqual(
      all.map(({ unitId }) => unitId).toSorted(),
    )
  })

  it('are found by the name of a school, in reach or not', async () => {
    const found = await units({ query: '清华大学' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ schoolName }) => schoolName === '清华大学')).toBe(true)
    expect(found.every(({ risk, probability }) => risk === tierOf(probability ?? 100))).toBe(true)
  })

  it('are left out where they have nothing but what is not wanted', async () => {
    const onlyIt = ({ majors }: RecommendedUnit) =>
      majors.every(({ majorCode }) => majorCode?.startsWith('08'))
    const before = await allUnits({ risks: [2] })
    const [one] = before.filter(onlyIt)
    const codes = [...new Set(one?.majors.flatMap(({ majorCode }) => majorCode?.slice(0, 4) ?? []))]
    expect(codes.length).toBeGreaterThan(0)
    const after = await allUnits({ risks: [2], excludedMajorCodes: codes })
    expect(after.some(({ unitId }) => unitId === one?.unitId)).toBe(false)
    expect(after.length).toBeLessThan(before.length)
    const isMeant = ({ majors }: RecommendedUnit) =>
      majors.some(({ majorCode }) => !codes.includes(majorCode?.slice(0, 4) ?? ''))
    expect(after.map(({ unitId }) => unitId)).toEqual(before.filter(isMeant).map(({ unitId }) => unitId))
  })

  it('keep to the electives of the student', async () => {
    const before = await allUnits()
    const record = await pupil.call(studentRecord.byId, { params: { id: 's-1' } })
    expect(before.some(({ subjectRequirement }) => subjectRequirement?.includes('化学'))).toBe(true)
    await pupil.call(studentRecord.save, { body: { id: 's-1', subjects: [4, 8, 9] } })
    const after = await askAllUnits()
    expect(after.length).toBeLessThan(before.length)
    expect(after.some(({ subjectRequirement }) => subjectRequirement?.includes('化学'))).toBe(false)
    await pupil.call(studentRecord.save, { body: { id: 's-1', subjects: record.subjects } })
  })
})

describe('one-key filling', () => {
  it('makes a whole list that can be saved as it is', async () => {
    const { choiceCount } = await pupil.call(provinceRules.batchDetail, {
      query: { province: '安徽', batch: BATCH, year: 2025 },
    })
    if (choiceCount == null) throw new Error('安徽本科批的志愿数应当已知')
    const styles = await pupil.call(recommendation.styles, {})
    for (const { id, reachPercent, matchPercent, safetyPercent } of styles) {
      expect(reachPercent + matchPercent + safetyPercent).toBe(100)
      const list = await pupil.call(recommendation.easy, {
        body: { preferenceScoreId: scoreId, batch: BATCH, styleId: id },
      })
      // A list ends where nothing below can be reached, and is a fifth of dreams at most.
      expect(list.units.length).toBeLessThanOrEqual(choiceCount)
      expect(list.units.length).toBeGreaterThan(choiceCount / 2)
      const dreams = list.units.filter(({ risk }) => risk === undefined).length
      expect(dreams).toBeLessThanOrEqual(list.units.length / 5)
      expect(list.choices?.map(({ unitId }) => unitId)).toEqual(list.units.map(({ unitId }) => unitId))
      expect(list.units.slice(-3).map(({ risk }) => risk)).toEqual([3, 3, 3])
      const schools = list.units.map(({ schoolId }) => schoolId)
      expect(Math.max(...schools.map((one) => schools.filter((each) => each === one).length))).toBeLessThan(4)
      const saved = await pupil.call(applicationLists.saveOwn, {
        body: {
          studentId: 's-1',
          preferenceScoreId: scoreId,
          batch: BATCH,
          name: id,
          choices: list.units.map(({ unitId, majors }) => ({
            unitId,
            majorEnrollCodes: majors.slice(0, 6).map(({ majorEnrollCode }) => majorEnrollCode),
            adjust: true,
          })),
        },
      })
      expect(saved.itemCount).toBe(list.units.length)
      const lists = await pupil.call(listSummaries.byStudent, { params: { id: 's-1' } })
      const { items, version, confirmed, note, ...shown } = saved
      expect([items.length, version, confirmed, note]).toEqual([list.units.length, 1, false, null])
      expect(lists.find((list) => list.id === saved.id)).toMatchObject(shown)
    }
  })

  it('heeds what the student would like', async () => {
    const body = { preferenceScoreId: scoreId, batch: BATCH, useIntention: true }
    const { units: found } = await pupil.call(recommendation.easy, { body })
    expect(found.length).toBeGreaterThan(20)
  })
})

describe('a unit', () => {
  it('names its majors, and a school its units', async () => {
    const [unit] = await units()
    if (!unit) throw new Error('no unit')
    const majors = await pupil.call(recommendation.unitMajors, {
      params: { id: unit.unitId },
      query: { preferenceScoreId: scoreId },
    })
    expect(majors).toEqual(unit.majors)
    const { units: ofSchool } = await pupil.call(recommendation.collegeAdmission, {
      query: { schoolId: unit.schoolId, preferenceScoreId: scoreId, batch: BATCH },
    })
    expect(ofSchool).toContainEqual(unit)
    const rule = await pupil.call(recommendation.admissionRule, {
      params: { schoolId: unit.schoolId },
      query: { province: '安徽' },
    })
    expect(rule.points.length).toBeGreaterThan(5)
  })
})

describe('what cannot be answered', () => {
  it.each([
    ['another batch', () => pupil.call(recommendation.units, ask({ batch: '零批' }))],
    ['another score', () => pupil.call(recommendation.units, ask({ preferenceScoreId: 'c-9' }))],
    ['another unit', () => pupil.call(recommendation.unitMajors, { params: { id: '99999-1' }, query: {} })],
    [
      'another style',
      () =>
        pupil.call(recommendation.easy, {
          body: { preferenceScoreId: scoreId, batch: BATCH, styleId: 'x' },
        }),
    ],
    [
      'another school',
      () =>
        pupil.call(recommendation.admissionRule, {
          params: { schoolId: '1' },
          query: { province: '安徽' },
        }),
    ],
  ])('is a business error: %s', async (_, call) => {
    await expect(call()).rejects.toBeInstanceOf(BusinessError)
  })

  it('is empty for the early batch, which is filled in from its own tables', async () => {
    expect(await units({ batch: '本科提前批' })).toEqual([])
  })
})

describe('the curve of risk', () => {
  it('tells of each point what a list of its shares has, and slips more where there is no end', async () => {
    const body = { preferenceScoreId: scoreId, batch: BATCH, useIntention: true }
    const points = await pupil.call(recommendation.riskCurve, { body })
    const [careful, boldest] = [points.at(0), points.at(-1)]
    expect(boldest?.slip).toBeGreaterThan(careful?.slip ?? 100)
    for (const { rule, rows } of [careful, boldest].filter((point) => point !== undefined)) {
      const made = await pupil.call(recommendation.easy, { body: { ...body, rule } })
      expect(made.units).toHaveLength(rows)
    }
  })
})
