import { expect, it } from 'vitest'
import { majorQuery } from '~/entities/admission/major-query'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { majorCalls } from '~/entities/major/major.calls'
import { professionCalls } from '~/entities/profession/profession.calls'
import { provinceCalls } from '~/entities/province/province.calls'
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
const LIBRARY = {
  provinces: ['安徽'],
  types: ['综合'],
  natures: ['公办'],
  features: ['985'],
  q: undefined,
  page: 2,
}

/** The names under which something is said in a question, at any depth. */
function namesIn(question: unknown): string[] {
  if (Array.isArray(question)) return question.flatMap(namesIn)
  if (typeof question !== 'object' || question === null) return []
  return Object.entries(question).flatMap(([name, said]) =>
    said === undefined ? [] : [name, ...namesIn(said)],
  )
}

it.each([
  ['POST /api/batch-lines/batch-line-segment-default', scoreTableCalls.table(WHERE), []],
  ['POST /api/batch-lines/batch-line-segment', scoreTableCalls.segment(SCORED), []],
  ['POST /api/batch-lines/historical-equivalent-score', scoreTableCalls.equivalents(SCORED), []],
  ['GET /api/province/smart-recommend-config', fillingCalls.config('安徽', [4, 5]), []],
  ['GET /api/province/subject-rule', provinceCalls.subjectRule('安徽', 2025), []],
  ['GET /api/province/cities', placeCalls.cities({ province: '安徽', city: '合肥市', district: '' }), []],
  [
    'GET /api/province/districts',
    placeCalls.districts({ province: '安徽', city: '合肥市', district: '' }),
    [],
  ],
  ['POST /api/majors/querySchools', majorCalls.schools('080901', LIBRARY), []],
  ['GET /api/professions/qualifications-trend-type', professionCalls.qualifications('记者'), []],
  // The page has all grades, and leaves one of them itself.
  ['GET /api/school/subject-assessment', schoolDetailCalls.assessment('10357', 4), ['grade']],
  // Without a name a library asks for the schools of all majors.
  ['POST /api/school/query', libraryCalls.page(LIBRARY), ['majorId']],
  ['POST /api/school/search', libraryCalls.page({ ...LIBRARY, q: '安徽' }), []],
  ['POST /api/school/ranking', schoolListCalls.ranking({ type: 'qs', year: 2024, q: '大学', page: 1 }), []],
  ['GET /api/admission-guide/search', brochureCalls.list({ schoolId: '10357', q: '章程', page: 1 }), []],
  ['POST /api/score-line/school', schoolCalls.linesOfYear('10357', WHERE), []],
  ['POST /api/score-line/major', majorQuery('10357', { ...WHERE, electives: ['化学'] }), []],
  [
    'POST /api/score-line/major/early-batch',
    earlyCalls.linesOfSchool({ ...EARLY, schoolId: '1', page: 1 }),
    [],
  ],
  [
    'POST /api/admission-plan/early/query',
    earlyCalls.plansOfSchool({ ...EARLY, schoolId: '1', page: 1 }),
    [],
  ],
  ['POST /api/school-batch-books/list', bookCalls.list({ ...WHERE, year: '2025', page: 1 }), []],
  [
    'POST /api/school-batch-books/page/search',
    bookCalls.pages({
      schoolBatchBookId: '1',
      school: '安徽',
      subject: '物理',
      batch: '本科',
      major: '法学',
    }),
    [],
  ],
] as const)(
  'S1-7.2 S1-7.9 S1-7.10 S2-5.3 S2-7.1 S2-7.3 S2-7.4 S2-7.5 %s is sent what the documents name',
  (call, question, unsaid) => {
    const { query = [], body = [] } = SENT_WITH[call] ?? {}
    expect([...query, ...body].length).toBeGreaterThan(0)
    const said = namesIn('queryKey' in question ? question.queryKey : question)
    expect([...query, ...body].filter((name) => !said.includes(name))).toEqual([...unsaid])
  },
)
