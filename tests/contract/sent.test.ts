import { expect, it } from 'vitest'
import { majorQuery } from '~/entities/admission/major-query'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { majorCalls } from '~/entities/major/major.calls'
import { professionCalls } from '~/entities/profession/profession.calls'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { libraryCalls } from '~/entities/school/library.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { bookCalls } from '~/features/books/books.calls'
import { earlyCalls } from '~/features/early-batch/early-batch.calls'
import { fillingCalls } from '~/features/filling/filling.calls'
import { placeCalls } from '~/features/profile/basic-info/place.calls'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { schoolListCalls } from '~/features/schools/schools.calls'
import { SENT_WITH } from './specified'

// What the contract can be sent says nothing of what the client sends: here its own questions are asked with everything set.

const WHERE = { province: '安徽', year: 2025, subject: '物理', batch: '本科批' }
const SCORED = { ...WHERE, score: 600 }
const EARLY = { ...WHERE, electives: ['化学' as const], directory: '公费师范生', q: undefined }
const OF_SCHOOL = { ...EARLY, schoolId: '10027', page: 3 }
const LIBRARY = {
  provinces: ['安徽'],
  types: ['综合'],
  natures: ['公办'],
  features: ['985'],
  q: undefined,
  page: 2,
}
const ROWS = { page: 2, pageSize: 6, query: null, provinces: ['安徽'], types: ['综合'], features: ['985'] }
const HOME = { province: '安徽', city: '合肥市', district: '' }
const PAGES = { schoolBatchBookId: 'b1', school: '安徽', subject: '物理', batch: '本科', major: '法学' }
const MAJORS = {
  page: 1,
  pageSize: 1000,
  ...WHERE,
  schoolId: '10357',
  subSubject: ['化学'],
  majorGroup: null,
}

/** What is said in a question under a name, at any depth. */
function saidUnder(name: string, question: unknown): unknown[] {
  if (Array.isArray(question)) return question.flatMap((part) => saidUnder(name, part))
  if (typeof question !== 'object' || question === null) return []
  return Object.entries(question).flatMap(([key, said]) => {
    // The query of a call bears the name of a word in it.
    const isPart = typeof said === 'object' && said !== null && !Array.isArray(said)
    return [...(key === name && said !== undefined && !isPart ? [said] : []), ...saidUnder(name, said)]
  })
}

it.each([
  ['GET /api/batch-lines/batch-line-select', provinceExams('安徽'), { province: '安徽' }],
  ['GET /api/batch-lines/by-province', controlLineCalls.byProvince('安徽'), { province: '安徽' }],
  ['GET /api/majors/search', majorCalls.search(2, '护理'), { level: 2, query: '护理', category: undefined }],
  ['POST /api/batch-lines/batch-line-segment-default', scoreTableCalls.table(WHERE), WHERE],
  ['POST /api/batch-lines/batch-line-segment', scoreTableCalls.segment(SCORED), SCORED],
  ['POST /api/batch-lines/historical-equivalent-score', scoreTableCalls.equivalents(SCORED), SCORED],
  [
    'GET /api/province/smart-recommend-config',
    fillingCalls.config('安徽', [4, 5]),
    { province: '安徽', subjects: [4, 5] },
  ],
  [
    'GET /api/province/majorScoreConfigs',
    provinceCalls.rules('安徽'),
    // One answer has all years.
    { provinceName: '安徽', year: undefined },
  ],
  [
    'GET /api/province/subject-rule',
    provinceCalls.subjectRule('安徽', 2025),
    { provinceName: '安徽', year: 2025 },
  ],
  ['GET /api/province/cities', placeCalls.cities(HOME), { province: '安徽' }],
  ['GET /api/province/districts', placeCalls.districts(HOME), { province: '安徽', city: '合肥市' }],
  [
    'GET /api/province/schools',
    placeCalls.highSchools({ ...HOME, district: '蜀山区' }),
    { ...HOME, district: '蜀山区' },
  ],
  [
    'POST /api/majors/querySchools',
    majorCalls.schools('080901', LIBRARY),
    { ...ROWS, natures: ['公办'], majorId: '080901' },
  ],
  [
    'GET /api/professions/qualifications-trend-type',
    professionCalls.qualifications('记者'),
    { professionType: '记者' },
  ],
  [
    'GET /api/school/subject-assessment',
    schoolDetailCalls.assessment('10357', 4),
    // The page has all grades, and leaves one of them itself.
    { schoolId: '10357', round: 4, grade: undefined },
  ],
  [
    'POST /api/school/query',
    libraryCalls.page(LIBRARY),
    // Without a name a library asks for the schools of all majors.
    { ...ROWS, schoolInstitutions: ['公办'], majorId: undefined },
  ],
  ['POST /api/school/search', libraryCalls.page({ ...LIBRARY, q: '安徽' }), { query: '安徽' }],
  [
    'POST /api/school/ranking',
    schoolListCalls.ranking({ type: 'qs', year: 2024, q: '大学', page: 3 }),
    { page: 3, pageSize: 6, query: '大学', rankingType: 'qs', rankingYear: 2024 },
  ],
  [
    'GET /api/admission-guide/search',
    brochureCalls.list({ schoolId: '10357', q: '章程', page: 3 }),
    { page: 3, pageSize: 10, keyword: '章程', schoolId: '10357' },
  ],
  [
    'POST /api/score-line/school',
    schoolCalls.linesOfYear('10357', WHERE),
    { schoolId: '10357', province: '安徽', year: 2025, subjectSelection: '物理' },
  ],
  ['POST /api/score-line/major', majorQuery('10357', { ...WHERE, electives: ['化学'] }), MAJORS],
  [
    'POST /api/score-line/major/early-batch',
    earlyCalls.linesOfSchool(OF_SCHOOL),
    { province: '安徽', year: 2025, batch: '本科批', schoolId: '10027' },
  ],
  [
    'POST /api/admission-plan/early/query',
    earlyCalls.plansOfSchool(OF_SCHOOL),
    {
      province: '安徽',
      year: 2025,
      batch: '本科批',
      schoolId: '10027',
      page: 3,
      pageSize: 10,
      directory: '公费师范生',
    },
  ],
  [
    'POST /api/school-batch-books/list',
    bookCalls.list({ ...WHERE, year: '2025', page: 3 }),
    { page: 3, pageSize: 12, province: '安徽', subject: '物理', year: 2025 },
  ],
  [
    'POST /api/school-batch-books/page/search',
    bookCalls.pages(PAGES),
    { page: 1, pageSize: 99_999, ...PAGES },
  ],
] as const)(
  'S1-7.2 S1-7.9 S1-7.10 S2-4.3 S2-5.3 S2-7.1 S2-7.3 S2-7.4 S2-7.5 %s is sent what the documents name',
  (call, question, asked) => {
    const { query = [], body = [] } = SENT_WITH[call] ?? {}
    expect([...query, ...body].toSorted()).toEqual(Object.keys(asked).toSorted())
    const said = 'queryKey' in question ? question.queryKey : question
    for (const [name, value] of Object.entries(asked))
      expect(new Set(saidUnder(name, said)), name).toEqual(new Set(value === undefined ? [] : [value]))
  },
)

it('S2-7.1.6 the grades are those of the round that is assessed', () => {
  expect(saidUnder('round', schoolDetailCalls.grades('10357', 4).queryKey)).toEqual([4])
})

it.each([
  ['plans', earlyCalls.plansOfSchool],
  ['lines', earlyCalls.linesOfSchool],
] as const)('S2-2.20 early %s of a school are asked for the subjects of a reader', (_, ask) => {
  const { queryKey } = ask(OF_SCHOOL)
  expect([saidUnder('subject', queryKey), saidUnder('subSubject', queryKey)]).toEqual([['物理'], [['化学']]])
})
