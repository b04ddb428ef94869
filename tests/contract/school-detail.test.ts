import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schoolAssessment } from '~/contracts/school-assessment'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { createMockedNode } from '~/mocks/node'
import { request, setClientHost } from '~/shared/api/client'
import { BusinessError } from '~/shared/api/errors'

const { server } = createMockedNode()

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setClientHost({ origin: 'http://mock.test', token: () => undefined, expired: () => undefined })
})
afterAll(() => server.close())

const USTC = '10358'

type Filters = Omit<Parameters<typeof request<typeof schoolLibrary.query>>[1]['body'], 'page' | 'pageSize'>

const query = (filters: Filters) =>
  request(schoolLibrary.query, { body: { page: 1, pageSize: 1, ...filters } })

async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(BusinessError)
  return String(error)
}

describe('a school', () => {
  const params = { id: USTC }

  it('tells the same of itself everywhere', async () => {
    const base = await request(schoolDetail.base, { params })
    const points = await request(schoolDetail.degreePoints, { params })
    expect([base.numDoctor, base.numMaster]).toEqual([points.numDoctor, points.numMaster])
    expect(points.doctorDisciplines).toHaveLength(points.numDoctor)
    expect(points.masterDisciplines).toHaveLength(points.numMaster)
    expect(await request(schoolDetail.academicians, { params })).toHaveLength(base.numAcademician ?? -1)
    const [listed] = (await query({ query: base.schoolName })).records
    expect(listed?.id).toBe(USTC)
    expect(base).toMatchObject({ ...listed })
    const detail = await request(schoolDetail.detail, { params })
    expect(detail.schoolOverview).toContain(String(base.createYear))
    expect(detail.schoolOverview).toContain(`博士点 ${base.numDoctor} 个`)
    expect(detail.campusSceneryMedia?.map(({ url }) => url)).toContain(detail.mainImageUrl)
    expect(detail.officialWebsites).toHaveLength(1)
  })

  it('teaches the same majors in its hierarchy and its departments', async () => {
    const tree = await request(schoolDetail.majorHierarchy, { params })
    const majors = tree.flatMap(({ majorTypes }) => majorTypes.flatMap((type) => type.majors))
    const departments = await request(schoolDetail.departments, { params })
    const names = majors.map(({ majorName }) => majorName)
    expect(departments.flatMap((department) => department.majors).sort()).toEqual(names.sort())
    const ids = new Set(majors.map(({ id }) => id))
    for (const { count, majors: featured } of await request(schoolDetail.specialMajors, { params })) {
      expect(featured).toHaveLength(count)
      for (const { majorId } of featured) expect(ids).toContain(majorId)
    }
    for (const majorId of [...ids].slice(0, 5)) {
      const { records } = await query({ majorId, query: '中国科学技术大学' })
      expect(records[0]?.id).toBe(USTC)
    }
  })

  it('leads from its reports and graduates to what they tell', async () => {
    const [report] = await request(schoolDetail.reports, { params })
    expect(report).toMatchObject({ year: 2025 })
    for (const { id, name } of await request(schoolDetail.alumni, { params })) {
      const alumnus = await request(schoolDetail.alumnus, { params: { id } })
      expect(alumnus).toMatchObject({ name, schoolId: USTC })
    }
  })

  it.each(['00000', 'abc', '9'])('that is not known (%s) is refused with words', async (id) => {
    const unknown = { params: { id } }
    for (const name of ['detail', 'base', 'reports', 'specialMajors', 'majorHierarchy'] as const) {
      expect(await refusal(request(schoolDetail[name], unknown))).toContain('没有这所院校')
    }
    for (const name of ['degreePoints', 'academicians', 'alumni', 'departments'] as const) {
      expect(await refusal(request(schoolDetail[name], unknown))).toContain('没有这所院校')
    }
    expect(await refusal(request(schoolDetail.alumnus, unknown))).toContain('没有这位校友')
    expect(await refusal(request(schoolAssessment.rounds, unknown))).toContain('没有这所院校')
    expect(await refusal(request(schoolAssessment.list, { query: { schoolId: id } }))).toContain(
      '没有这所院校',
    )
  })
})

describe('an assessment', () => {
  const params = { id: USTC }

  it('starts with the round whose letters are public', async () => {
    const rounds = await request(schoolAssessment.rounds, { params })
    expect(rounds).toEqual([4])
    const last = await request(schoolAssessment.list, { query: { schoolId: USTC } })
    expect(last).toEqual(await request(schoolAssessment.list, { query: { schoolId: USTC, round: 4 } }))
    expect(await request(schoolAssessment.grades, { params })).toEqual(
      await request(schoolAssessment.grades, { params, query: { round: 4 } }),
    )
  })

  it('adds up in every round', async () => {
    const all = await request(schoolAssessment.ofSchool, { params })
    expect(all.map(({ round }) => round)).toEqual([4])
    for (const { round, totalSubjects, subjectDetails } of all) {
      expect(subjectDetails).toHaveLength(totalSubjects)
      const grades = await request(schoolAssessment.grades, { params, query: { round } })
      expect(grades.reduce((sum, { count }) => sum + count, 0)).toBe(totalSubjects)
      for (const { grade, count } of grades) {
        const narrowed = await request(schoolAssessment.list, { query: { schoolId: USTC, round, grade } })
        expect(narrowed.totalSubjects).toBe(totalSubjects)
        expect(narrowed.subjectDetails).toEqual(subjectDetails.filter((subject) => subject.grade === grade))
        expect(narrowed.subjectDetails).toHaveLength(count)
      }
    }
  })

  it('has nothing where nothing was graded', async () => {
    const nothing = { totalSubjects: 0, subjectDetails: [] }
    expect(await request(schoolAssessment.list, { query: { schoolId: USTC, round: 9 } })).toEqual(nothing)
    const { records } = await query({ schoolInstitutions: ['民办'] })
    const schoolId = records[0]?.id ?? ''
    expect(await request(schoolAssessment.list, { query: { schoolId } })).toEqual(nothing)
    expect(await request(schoolAssessment.rounds, { params: { id: schoolId } })).toEqual([])
  })
})
