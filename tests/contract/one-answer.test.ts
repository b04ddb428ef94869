import { afterAll, describe, expect, it } from 'vitest'
import { admissionPlan } from '~/contracts/admission-plan'
import { provinceRules } from '~/contracts/province-rules'
import { type SchoolQuery, schoolLibrary } from '~/contracts/school-library'
import { schoolLines as calls, type MajorScoreLine } from '~/contracts/school-lines'
import { scoreTables } from '~/contracts/score-tables'
import { reachWindow } from '~/rules/chance/tier-window'
import { isEarlyBatch } from '~/rules/filing/batches'
import { isJoint } from '~/rules/filing/joint'
import { lineKind, schoolLines } from '~/rules/filing/school-lines'
import { openApi } from './sessions'

const api = openApi()
const { guest } = api
afterAll(() => api.close())

/** Every unit of application, both exams, and a province with a batch of its own kind. */
const PLACES = [
  { province: '安徽', subject: '物理' },
  { province: '浙江', subject: '综合' },
  { province: '山东', subject: '综合' },
  { province: '新疆', subject: '文科' },
  { province: '西藏', subject: '理科' },
  { province: '内蒙古', subject: '历史' },
] as const
const YEARS = [2025, 2023]
/** Of each of these so many: together forty schools of all kinds. */
const KINDS: readonly Pick<SchoolQuery, 'features' | 'schoolInstitutions'>[] = [
  { features: ['985'] },
  { features: ['211'] },
  { schoolInstitutions: ['公办'] },
  { schoolInstitutions: ['民办'] },
  { schoolInstitutions: ['中外合作办学'] },
]
const OF_KIND = 8

async function fortySchools(): Promise<string[]> {
  const pages = await Promise.all(
    KINDS.map((kind, at) =>
      // Not the first of each list alone: the best known are all of one sort.
      guest.call(schoolLibrary.query, {
        body: { page: at === 2 || at === 3 ? 3 : 1, pageSize: OF_KIND, ...kind },
      }),
    ),
  )
  return [...new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)))]
}

const lowest = (rows: readonly MajorScoreLine[]) =>
  rows.length === 0 ? undefined : Math.max(...rows.map(({ lowestRank }) => Number(lowestRank)))

describe.each(PLACES)('one answer in $province', ({ province, subject: newest }) => {
  it('is the largest figure: what its words define, of the rows of the same page', async () => {
    const ids = await fortySchools()
    expect(ids.length).toBeGreaterThanOrEqual(30)
    const rules = await guest.call(provinceRules.scoreConfigs, { query: { provinceName: province } })
    let seen = 0
    for (const year of YEARS) {
      const rule = rules.find((known) => known.year === year)
      const subject = rule?.course.find((name) => name === newest) ?? rule?.course[0]
      if (!rule || subject === undefined) continue
      const schools = await guest.call(calls.ofSchools, {
        body: { schoolIds: ids, province, years: [year], subjectSelection: subject },
      })
      for (const { schoolId, lines } of schools) {
        const known = schoolLines(lines, { year, batches: rule.batches })
        if (!known) continue
        seen++
        const asked = { schoolId, province, year, subject }
        const { records } = await guest.call(calls.ofMajors, { body: { ...asked, page: 1, pageSize: 1000 } })
        const regular = records.flatMap(({ details }) => details).filter(({ batch }) => !isEarlyBatch(batch))
        const highest = rule.batches.find((batch) => regular.some((row) => row.batch === batch))
        const inBatch = regular.filter(({ batch }) => batch === highest)
        const joint = inBatch.filter(({ note }) => isJoint(note))
        const ordinary = inBatch.filter(({ note }) => !isJoint(note))
        const where = `${schoolId} ${province} ${year}`
        if (lineKind(known.line) === '普通专业') {
          expect(known.line.lowestRank, where).toBe(lowest(ordinary))
          expect(known.joint?.lowestRank, where).toBe(lowest(joint))
        } else {
          expect(ordinary, where).toEqual([])
          expect(known.line.lowestRank, where).toBe(lowest(joint))
        }
      }
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('has the places of the plan that its page adds up, of the newest year and the one before', async () => {
    const ids = (await fortySchools()).slice(0, 10)
    const [newestYear, before] = [api.backend.thisYear, api.backend.thisYear - 1]
    const places = await guest.call(admissionPlan.places, {
      body: { schoolIds: ids, province, years: [newestYear, before], subject: newest },
    })
    for (const { schoolId, year, planNum } of places) {
      const { records } = await guest.call(admissionPlan.query, {
        body: { page: 1, pageSize: 1000, schoolId, province, year, subject: newest },
      })
      const sum = records.flatMap(({ details }) => details).reduce((all, row) => all + Number(row.planNum), 0)
      expect(planNum, `${schoolId} ${year}`).toBe(sum)
    }
  })
})

describe('the schools in reach', () => {
  it('are looked for from the best of those who share the score', async () => {
    for (const { province, subject } of PLACES) {
      const rules = await guest.call(provinceRules.scoreConfigs, { query: { provinceName: province } })
      if (!rules.some(({ year, course }) => year === 2025 && course.includes(subject))) continue
      const table = await guest.call(scoreTables.rows, { body: { province, subject, year: 2025 } })
      for (const { score, highestRank, lowestRank } of table) {
        // The first rows of a table hold the first places whole.
        if (lowestRank < 300) continue
        const window = reachWindow({ rank: lowestRank, best: highestRank }, '稳')
        expect(window?.best, `${province} ${score}`).toBeLessThanOrEqual(highestRank)
      }
    }
  })
})
