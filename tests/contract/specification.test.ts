import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '~/contracts/endpoint'
import { contractGroups } from '~/contracts/groups'

/**
 * The calls of S1 §7 and S2 §7, written down from the documents in their order. `{x}` is the documents' own sign for a
 * parameter without a name; the families under /api/physical, /api/intention and /api/student/ext are made concrete.
 */
const SPECIFIED = {
  'S1 §7 Auth and user': [
    'GET /api/sms/code/{tel}',
    'POST /tel/code/login',
    'GET /api/user/tel/logout/{tel}',
    'GET /api/planner/query/simple-info',
    'GET /api/student/query-by-student-id/{id}',
    'POST /api/student/update',
    'GET /api/student/query/{id}',
    'PUT /api/student',
    'GET /api/physical/{x}',
    'PUT /api/physical',
    'GET /api/intention/{x}',
    'PUT /api/intention',
    'GET /api/student/ext/{x}',
    'PUT /api/student/ext',
    'GET /api/student/verify/info/{id}',
  ],
  'S1 §7 Batch lines and provinces': [
    'GET /api/batch-lines/batch-line-select',
    'POST /api/batch-lines/batch-line-segment-default',
    'POST /api/batch-lines/batch-line-segment',
    'POST /api/batch-lines/historical-equivalent-score',
    'POST /api/batch-lines/get-score',
    'GET /api/batch-lines/by-province',
    'POST /api/batch-lines/by-province-and-year',
    'GET /api/batch-lines/same-score-info',
    'GET /api/province/smart-recommend-config',
    'GET /api/province/batchSegmentConfig',
    'GET /api/province/majorScoreConfigs',
    'GET /api/province/subject-rule',
    'GET /api/province/subject-rule/list',
    'GET /api/province/batches',
    'GET /api/province/batch-detail',
    'GET /api/province/list',
    'GET /api/province/cities',
    'GET /api/province/districts',
    'GET /api/province/schools',
    'GET /api/province/is-batches',
    'GET /api/province/score-range',
    'GET /api/province/batch-info',
  ],
  'S1 §7 Majors and professions': [
    'GET /api/majors/{code}/employment-overview',
    'GET /api/majors/query',
    'GET /api/majors/by-category/{x}',
    'GET /api/majors/search',
    'GET /api/majors/by-level/{x}',
    'GET /api/majors/by-type/{x}',
    'GET /api/majors/detail/{x}',
    'GET /api/majors/{x}/profession-types',
    'POST /api/majors/querySchools',
    'GET /api/professions/search',
    'GET /api/professions/type-overview',
    'GET /api/professions/major-requirements-type/{typeCode}',
    'GET /api/professions/job-positions/by-profession/{x}',
    'GET /api/professions/job-positions/by-type/{typeCode}',
    'GET /api/professions/qualifications-trend-type',
    'GET /api/professions/qualifications-trend-name/{x}',
    'GET /api/professions/stats-code/{typeCode}',
    'GET /api/professions/jobDetails/byType/{typeCode}',
    'GET /api/professions/by-major-type/{x}',
    'GET /api/professions/by-category/{x}',
  ],
  'S1 §7 School and admission': [
    'GET /api/school/query/detail/{id}',
    'GET /api/school/query/base/{id}',
    'GET /api/school/types',
    'GET /api/school/institution',
    'GET /api/school/listFeature',
    'GET /api/school/institution/extend',
    'GET /api/school/{id}/reports',
    'GET /api/school/news/{id}',
    'GET /api/school/news/detail/{id}',
    'GET /api/school/special-majors/{id}',
    'GET /api/school/major-hierarchy/{id}',
    'GET /api/school/d-and-m-num/{id}',
    'GET /api/school/academician-info/{id}',
    'GET /api/school/distinguished-alumni/list/{id}',
    'GET /api/school/distinguished-alumni/{id}',
    'GET /api/school/subject-assessment',
    'GET /api/school/subject-assessment/{id}',
    'GET /api/school/subject-assessment/grades/{id}',
    'GET /api/school/subject-assessment/rounds/{id}',
    'GET /api/school/departments/{id}',
    'GET /api/school/by-school-and-batch',
    'GET /api/school/batches-by-school',
    'GET /api/school/list-enrollment-type',
    'POST /api/school/query',
    'POST /api/school/ranking',
    'POST /api/school/search',
    'GET /api/admission-guide/school/{id}',
    'GET /api/admission-guide/{id}',
    'GET /api/admission-guide/search',
    'POST /api/score-line/school',
    'POST /api/score-line/major',
    'POST /api/score-line/major/early-batch',
    'POST /api/admission-plan/query',
    'POST /api/admission-plan/early/query',
    'GET /api/admission-plan/early-admission-directories',
  ],
  'S1 §7 Planner': [
    'DELETE /api/planner/{id}',
    'POST /api/planner/query/simple',
    'POST /api/planner/query/form',
    'POST /api/planner',
    'PUT /api/planner',
    'GET /api/planner/verify/tel/{tel}',
    'GET /api/planner/statistics',
    'GET /api/planner/poll',
    'PUT /api/preference',
    'POST /api/preference',
  ],
  'S1 §7 Preferences': [
    'POST /api/preferences/recommend/easy',
    'POST /api/preferences/recommend',
    'POST /api/preferences/recommend-list',
    'POST /api/preferences/recommend-opt',
    'POST /api/preferences/save/C',
    'POST /api/preferences/update/C',
    'POST /api/preferences/scores',
    'POST /api/preferences',
    'DELETE /api/preferences',
    'PUT /api/preferences',
    'GET /api/preferences/scores/remainTime',
    'GET /api/preferences/query/student/{id}',
    'GET /api/preferences/college-admission-detail',
    'GET /api/preferences/majors/{id}',
    'GET /api/preferences/{id}',
    'GET /api/preferences/scores',
    'GET /api/preferences/scores/{id}',
    'GET /api/preferences/scores/latest/{id}',
    'GET /api/preferences/scores/batch',
    'GET /api/preferences/style',
    'GET /api/preferences/generate-excel/{id}',
    'GET /api/preferences/generateCollegeAdmissionInfo/{id}',
    'GET /api/preferences/admission-rule/{schoolId}',
  ],
  'S2 §7 Books': ['POST /api/school-batch-books/list', 'POST /api/school-batch-books/page/search'],
}

/** What S1 §7 and S2 §7 say a call is sent with, beyond its path. */
const SENT_WITH: Readonly<Record<string, { query?: string[]; body?: string[] }>> = {
  'POST /tel/code/login': { body: ['tel', 'code', 'loginFrom', 'uid'] },
  'GET /api/planner/query/simple-info': { query: ['plannerTel'] },
  'POST /api/student/update': { body: ['name', 'province', 'year', 'tel', 'id'] },
  'GET /api/batch-lines/batch-line-select': { query: ['province'] },
  'POST /api/batch-lines/batch-line-segment-default': { body: ['province', 'year', 'batch', 'subject'] },
  'POST /api/batch-lines/batch-line-segment': { body: ['province', 'year', 'subject', 'score', 'batch'] },
  'POST /api/batch-lines/historical-equivalent-score': {
    body: ['province', 'year', 'subject', 'score', 'batch'],
  },
  'GET /api/batch-lines/by-province': { query: ['province'] },
  'GET /api/province/smart-recommend-config': { query: ['province', 'subjects'] },
  'GET /api/province/batchSegmentConfig': { query: ['provinceName'] },
  'GET /api/province/majorScoreConfigs': { query: ['provinceName', 'year'] },
  'GET /api/province/subject-rule': { query: ['provinceName', 'year'] },
  'GET /api/province/cities': { query: ['province'] },
  'GET /api/province/districts': { query: ['province', 'city'] },
  'GET /api/province/schools': { query: ['province', 'city', 'district'] },
  'GET /api/majors/query': { query: ['category', 'level'] },
  'GET /api/majors/search': { query: ['category', 'level', 'query'] },
  'POST /api/majors/querySchools': {
    body: ['page', 'pageSize', 'query', 'provinces', 'types', 'natures', 'features', 'majorId'],
  },
  'GET /api/professions/search': { query: ['category', 'keyword'] },
  'GET /api/professions/qualifications-trend-type': { query: ['professionType'] },
  'GET /api/school/subject-assessment': { query: ['schoolId', 'round', 'grade'] },
  'POST /api/school/query': {
    body: ['page', 'pageSize', 'query', 'provinces', 'types', 'schoolInstitutions', 'features', 'majorId'],
  },
  'POST /api/school/ranking': { body: ['page', 'pageSize', 'query', 'rankingType', 'rankingYear'] },
  'POST /api/school/search': { query: ['query'] },
  'GET /api/admission-guide/search': { query: ['page', 'pageSize', 'keyword', 'schoolId'] },
  'POST /api/score-line/school': { body: ['schoolId', 'province', 'year', 'subjectSelection'] },
  'POST /api/score-line/major': {
    body: [
      'page',
      'pageSize',
      'schoolId',
      'province',
      'year',
      'subject',
      'subSubject',
      'batch',
      'majorGroup',
    ],
  },
  'POST /api/score-line/major/early-batch': { body: ['province', 'year', 'batch', 'schoolId'] },
  'POST /api/admission-plan/early/query': {
    body: ['province', 'year', 'batch', 'schoolId', 'page', 'pageSize', 'directory'],
  },
  'GET /api/preferences/scores/latest/{id}': { query: ['createRoleType'] },
  'GET /api/preferences/admission-rule/{schoolId}': { query: ['province'] },
  'POST /api/school-batch-books/list': {
    query: ['page', 'pageSize'],
    body: ['province', 'subject', 'year'],
  },
  'POST /api/school-batch-books/page/search': {
    query: ['page', 'pageSize'],
    body: ['school', 'subject', 'batch', 'major', 'schoolBatchBookId'],
  },
}

/** Entities of S1 §3 and S2 §3, each with the call that answers with it; every name letter by letter. */
const ENTITIES: Readonly<Record<string, { call: string; fields: string }>> = {
  'user info': {
    call: 'GET /api/student/query-by-student-id/{id}',
    fields: 'roleId roleTypes auth province year name id tel',
  },
  'login response': { call: 'POST /tel/code/login', fields: 'Authorization signUp name province year' },
  'profession tree': {
    call: 'GET /api/professions/search',
    fields:
      'categoryCode categoryName professionTypes typeCode typeName professionVos professionCode professionName',
  },
  'job detail': {
    call: 'GET /api/professions/jobDetails/byType/{typeCode}',
    fields:
      'job provinceName edu salaryStr companyHiring companyName companyNature companyScale source welfare majors',
  },
  'job position by type': {
    call: 'GET /api/professions/job-positions/by-type/{typeCode}',
    fields: 'jobTitle salaryRange companyNum hiringNum',
  },
  'major requirement': {
    call: 'GET /api/professions/major-requirements-type/{typeCode}',
    fields: 'majorName majorPercentage',
  },
  'profession stats': {
    call: 'GET /api/professions/stats-code/{typeCode}',
    fields: 'hiring year hiringMonth month hiringNum salary salaryMin salaryMax salaryMedianL salaryMedianH',
  },
  'qualification trend': {
    call: 'GET /api/professions/qualifications-trend-type',
    fields: 'eduForFan edu ratio month ratios',
  },
  'type overview': { call: 'GET /api/professions/type-overview', fields: 'overview sampleSize' },
  company: {
    call: 'GET /api/professions/stats-code/{typeCode}',
    fields: 'companyNature companyName companyHiring',
  },
  'profession share': {
    call: 'GET /api/majors/{x}/profession-types',
    fields: 'typeCode typeName employmentPercentage',
  },
  'batch line': {
    call: 'POST /api/batch-lines/by-province-and-year',
    fields: 'province batch subject controlScore lowestScore highestScore',
  },
  'score segment': {
    call: 'POST /api/batch-lines/batch-line-segment',
    fields: 'highestRank lowestRank sameScoreCount suggestedRank competitionLevel scorePrompt code',
  },
  'curve point': {
    call: 'POST /api/batch-lines/batch-line-segment-default',
    fields: 'score highScore highestRank lowestRank sameScoreCount',
  },
  'historical equivalent': {
    call: 'POST /api/batch-lines/historical-equivalent-score',
    fields: 'year highestRank lowestRank historicalEquivalentScore',
  },
  filter: { call: 'GET /api/batch-lines/batch-line-select', fields: 'yearSubjectBatchMap subjectBatchMap' },
  'school detail and school extra': {
    call: 'GET /api/school/query/detail/{id}',
    fields:
      'schoolId schoolName mainImageUrl schoolPicUrl ruankeRank qsWorldRank usWorldRank officialWebsites admissionPhones emails schoolOverview campusSceneryMedia type url',
  },
  'school (list)': {
    call: 'POST /api/school/query',
    fields:
      'id schoolName schoolCrestUrl schoolFeatures provinceName cityName schoolType schoolInstitution belongs schoolRank records total current size',
  },
  'school base': {
    call: 'GET /api/school/query/base/{id}',
    fields:
      'createYear schoolLevel numDoctor numMaster numStudent numAcademician furtherEducationRate postgraduateRecommendationRate',
  },
  'admission guide (list)': {
    call: 'GET /api/admission-guide/school/{id}',
    fields: 'id title createTime',
  },
  'admission guide': { call: 'GET /api/admission-guide/{id}', fields: 'title createTime tags content' },
  'school score line': {
    call: 'POST /api/score-line/school',
    fields:
      'year admissionBatch batch admissionType lowestScore lowestRank provincialControlLine majorGroupCode subjectRequirement',
  },
  'major score line group': {
    call: 'POST /api/score-line/major',
    fields:
      'majorGroupCode admissionDirection subjectRequirement details subject batch majorName majorEnrollCode schoolName note highestScore planNum admittedCount lowestScore lowestRank averageScore majorGroup schoolSystem fee',
  },
  'early score row': {
    call: 'POST /api/score-line/major/early-batch',
    fields: 'majorGroup admittedCount highestScore lowestScore lowestRank children',
  },
  'early plan row': {
    call: 'POST /api/admission-plan/early/query',
    fields:
      'schoolEnrollCode majorEnrollCode schoolName majorName note planNumber fee schoolSystem subjectRequirement schoolId directoryList subMajors',
  },
  'province rule': { call: 'GET /api/province/majorScoreConfigs', fields: 'year course batches' },
  'subject rule': { call: 'GET /api/province/subject-rule', fields: 'remainingSubjectRule' },
  'subject rule (list)': { call: 'GET /api/province/subject-rule/list', fields: 'prioritySubjects' },
  'special major group': {
    call: 'GET /api/school/special-majors/{id}',
    fields: 'level count majors majorId majorName',
  },
  'subject assessment': {
    call: 'GET /api/school/subject-assessment',
    fields: 'totalSubjects subjectDetails subject grade',
  },
  department: { call: 'GET /api/school/departments/{id}', fields: 'departmentName majors' },
  book: { call: 'POST /api/school-batch-books/list', fields: 'id title coverUrl name' },
  'book page': {
    call: 'POST /api/school-batch-books/page/search',
    fields: 'voPages records batches subjects school schoolFirstName subject batch pageUrl',
  },
  'major tree': {
    call: 'GET /api/majors/query',
    fields: 'majorCategory majorCategoryCode majorTypes type typeCode majors id majorName majorCode',
  },
  'major detail': {
    call: 'GET /api/majors/detail/{x}',
    fields:
      'level years degree genderRatio introduction cultivationGoal cultivationRequirements subjectRequirements knowledgeAndSkills postgraduateDirections mainCourses famousPersons',
  },
  'application list record': { call: 'GET /api/preferences/query/student/{id}', fields: 'createdType' },
}

/** The calls that change what later calls answer, or send a message to somebody. */
const WRITES = [
  'POST /api/planner/news',
  'PUT /api/planner/news',
  'DELETE /api/planner/news/{id}',
  'POST /api/planner/calendar',
  'PUT /api/planner/calendar',
  'DELETE /api/planner/calendar/{id}',
  'POST /api/planner/audit',
  'GET /api/sms/code/{tel}',
  'POST /tel/code/login',
  'GET /api/user/tel/logout/{tel}',
  'POST /api/student/update',
  'PUT /api/student',
  'PUT /api/physical',
  'PUT /api/intention',
  'PUT /api/student/ext',
  'POST /api/planner',
  'PUT /api/planner',
  'DELETE /api/planner/{id}',
  'POST /api/preference',
  'PUT /api/preference',
  'DELETE /api/preference/{id}',
  'POST /api/preferences/scores',
  'POST /api/preferences/save/C',
  'POST /api/preferences/update/C',
  'POST /api/preferences',
  'PUT /api/preferences',
  'DELETE /api/preferences',
]

interface Named {
  readonly name: string
  readonly endpoint: Endpoint
}

const ENDPOINTS: readonly Named[] = Object.entries(contractGroups).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)

/** A call as the wire sees it: the name of a path parameter is not sent. */
function onTheWire(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}')
}

function callOf({ endpoint }: Named): string {
  return onTheWire(`${endpoint.method} ${endpoint.path}`)
}

function endpointOf(call: string): Endpoint | undefined {
  return ENDPOINTS.find((named) => callOf(named) === onTheWire(call))?.endpoint
}

function keysOf(schema: z.ZodMiniType | undefined): readonly string[] {
  const json = schema && z.toJSONSchema(schema, { io: 'input' })
  return Object.keys(json?.properties ?? {})
}

function namesWhere(wrong: (endpoint: Endpoint, named: Named) => boolean): string[] {
  return ENDPOINTS.filter((named) => wrong(named.endpoint, named)).map(({ name }) => name)
}

/** The names of all fields that an answer can have, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) => [
    ...(key === 'properties' ? Object.keys(part) : []),
    ...fieldsOf(part),
  ])
}

const CALLS = Object.values(SPECIFIED).flat()

describe('the calls of the specification', () => {
  it.each(Object.entries(SPECIFIED))('%s: each has exactly one endpoint', (_, calls) => {
    const counts = calls.map((call) => [
      call,
      ENDPOINTS.filter((named) => callOf(named) === onTheWire(call)).length,
    ])
    expect(counts).toEqual(calls.map((call) => [call, 1]))
  })

  it('are 127, each listed once', () => {
    expect(CALLS).toHaveLength(127)
    expect(new Set(CALLS.map(onTheWire)).size).toBe(CALLS.length)
  })

  it.each(Object.entries(SENT_WITH))('%s can be sent with what the documents name', (call, sent) => {
    expect(CALLS).toContain(call)
    const endpoint = endpointOf(call)
    expect(keysOf(endpoint?.query)).toEqual(expect.arrayContaining(sent.query ?? []))
    expect(keysOf(endpoint?.body)).toEqual(expect.arrayContaining(sent.body ?? []))
  })

  it.each(Object.entries(ENTITIES))(
    'the entity "%s" has the names of the documents',
    (_, { call, fields }) => {
      expect(CALLS).toContain(call)
      const payload = endpointOf(call)?.payload
      const known = payload ? fieldsOf(z.toJSONSchema(payload, { io: 'input' })) : []
      expect(fields.split(' ').filter((field) => !known.includes(field))).toEqual([])
    },
  )
})

describe('the contract', () => {
  it('marks every call that no document lists as an extension, and no other', () => {
    const listed = new Set(CALLS.map(onTheWire))
    expect(
      namesWhere((endpoint, named) => listed.has(callOf(named)) === (endpoint.extension === true)),
    ).toEqual([])
  })

  it('has no two endpoints with the same method and path', () => {
    const calls = ENDPOINTS.map(callOf)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  it('says in Chinese what each call is for, and where it comes from', () => {
    expect(namesWhere(({ summary }) => !/\p{Script=Han}/u.test(summary))).toEqual([])
    expect(namesWhere(({ source }) => source.trim() === '')).toEqual([])
  })

  it('describes the parameters that a path has, and no others', () => {
    const namesInPath = ({ path }: Endpoint) =>
      [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? [])
    expect(
      namesWhere((endpoint) => new Set(namesInPath(endpoint)).size < namesInPath(endpoint).length),
    ).toEqual([])
    const described = namesWhere(
      (endpoint) =>
        endpoint.params !== undefined &&
        Object.keys(endpoint.params.shape).sort().join() !== namesInPath(endpoint).sort().join(),
    )
    expect(described).toEqual([])
  })

  it('answers with an envelope or with a file, never both', () => {
    expect(namesWhere(({ payload, file }) => (payload === undefined) !== (file !== undefined))).toEqual([])
  })

  it('has a body exactly where the method carries one', () => {
    expect(namesWhere(({ method, body }) => /POST|PUT/.test(method) !== (body !== undefined))).toEqual([])
  })

  it('marks what changes something', () => {
    expect(
      ENDPOINTS.filter(({ endpoint }) => endpoint.effect === 'write')
        .map(callOf)
        .sort(),
    ).toEqual(WRITES.map(onTheWire).sort())
  })

  it('lets a newer search for recommendations cancel the one before (S1 §5)', () => {
    expect(ENDPOINTS.filter(({ endpoint }) => endpoint.latestOnly).map(callOf)).toEqual([
      'POST /api/preferences/recommend',
      'POST /api/preferences/recommend-list',
      'POST /api/preferences/recommend-opt',
    ])
  })

  it('lets a visitor see public data and asks for a sign-in where a person is concerned', () => {
    const personal = /\/(student|physical|intention|preference|preferences|planner|user)\b/
    const openPersonal = ENDPOINTS.filter(
      ({ endpoint }) => personal.test(endpoint.path) && endpoint.access === undefined,
    )
    expect(openPersonal.map(callOf)).toEqual([
      'POST /api/planner/query/simple',
      'GET /api/preferences/admission-rule/{}',
    ])
    expect(
      namesWhere(({ path, access }) => !personal.test(path) && access !== undefined && access !== 'public'),
    ).toEqual([])
  })

  it('can be written down as JSON Schema', () => {
    const schemas = ENDPOINTS.flatMap(({ endpoint }) => [
      endpoint.params,
      endpoint.query,
      endpoint.body,
      endpoint.payload,
    ])
    for (const schema of schemas) {
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
    }
  })
})
