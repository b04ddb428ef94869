import { isObject } from '../check/exchange/deviation'
import { filterMistake, memberMistake, orderMistake, payloadMistake, unitMistake } from './kit'
import type { Mistake } from './mistake'

/** A value in the address that is required is not looked at: every question is answered as this one would be. */
const wordMistake = (call: string, input: string, instead: string): Mistake => ({
  kind: 'filters',
  name: `${call} ignores ${input}`,
  calls: [call],
  beside: ['schoolLibrary.query'],
  answer: ({ request, ask }) => {
    const [path = '', search = ''] = request.path.split('?')
    const query = new URLSearchParams(search)
    query.set(input, instead)
    return ask({ ...request, path: `${path}?${query}` })
  },
})

/** The same for a year in the body. */
const yearMistake = (call: string, input: string, instead: number): Mistake => ({
  kind: 'filters',
  name: `${call} ignores ${input}`,
  calls: [call],
  answer: ({ request, ask }) =>
    isObject(request.body) ? ask({ ...request, body: { ...request.body, [input]: instead } }) : ask(),
})

const FILTERS: readonly Mistake[] = [
  filterMistake('scoreLookups.sameScoreInfo', 'provinces'),
  filterMistake('scoreLookups.sameScoreInfo', 'schoolInstitutions'),
  filterMistake('scoreLookups.sameScoreInfo', 'maxFee'),
  filterMistake('schoolLibrary.query', 'provinces', '四川'),
  filterMistake('schoolLibrary.query', 'provinces'),
  filterMistake('schoolLibrary.query', 'types', '师范类'),
  filterMistake('schoolLibrary.query', 'types', '理工类'),
  filterMistake('schoolLibrary.query', 'features', '双一流'),
  filterMistake('schoolLibrary.query', 'features', '985'),
  filterMistake('schoolLibrary.query', 'schoolInstitutions', '民办'),
  filterMistake('schoolLibrary.query', 'schoolInstitutions', '公办'),
  filterMistake('schoolLibrary.query', 'query'),
  filterMistake('schoolLibrary.ranking', 'query'),
  filterMistake('majors.schools', 'provinces'),
  filterMistake('majors.schools', 'features', '211'),
  filterMistake('majors.query', 'category'),
  filterMistake('professions.search', 'category'),
  filterMistake('schoolNews.list', 'category'),
  filterMistake('schoolNews.list', 'category', '专业'),
  filterMistake('brochures.search', 'keyword'),
  filterMistake('schoolNews.list', 'keyword'),
  filterMistake('professions.search', 'keyword'),
  wordMistake('schoolLibrary.search', 'query', '大学'),
  yearMistake('schoolLibrary.ranking', 'rankingYear', 2025),
  filterMistake('schoolAssessment.list', 'grade'),
  filterMistake('schoolAssessment.list', 'grade', 'A+'),
  filterMistake('schoolLines.ofSchool', 'year'),
  filterMistake('schoolLines.ofMajors', 'batch'),
  filterMistake('schoolLines.ofMajors', 'majorGroup'),
  filterMistake('admissionPlan.query', 'subject', '历史'),
  filterMistake('admissionPlan.query', 'majorGroup'),
  filterMistake('admissionPlan.early', 'directory'),
  filterMistake('plannerAdmin.list', 'masterTypes', 2),
  filterMistake('plannerAdmin.list', 'province'),
  filterMistake('plannerAdmin.list', 'query'),
  filterMistake('serviceOrders.students', 'province'),
  filterMistake('serviceOrders.students', 'auth', false),
  filterMistake('serviceOrders.students', 'statuses', 3),
  filterMistake('serviceOrders.students', 'plannerId'),
  filterMistake('serviceOrders.students', 'year'),
  filterMistake('articles.list', 'published', false),
  filterMistake('articles.list', 'category'),
  filterMistake('recommendation.units', 'risks', 2),
  filterMistake('recommendation.units', 'risks', 3),
  filterMistake('recommendation.units', 'provinces'),
  filterMistake('recommendation.units', 'schoolInstitutions', '民办'),
  filterMistake('recommendation.units', 'features'),
  filterMistake('recommendation.units', 'excludedSchoolIds'),
  filterMistake('recommendation.units', 'maxFee'),
  filterMistake('recommendation.schools', 'risks', 1),
]

const ORDER: readonly Mistake[] = [
  orderMistake('controlLines.byProvince', []),
  orderMistake('scoreTables.rows', []),
  orderMistake('scoreTables.equivalents', []),
  orderMistake('provinceRules.scoreConfigs', []),
  orderMistake('professions.stats', ['provinces']),
  orderMistake('professions.stats', ['salary']),
  orderMistake('professions.qualificationsByName', ['edu']),
  orderMistake('schoolLibrary.ranking', ['records']),
  orderMistake('schoolDetail.reports', []),
  orderMistake('schoolNews.list', ['records']),
  orderMistake('brochures.ofSchool', ['records']),
  orderMistake('schoolLines.ofSchool', []),
  orderMistake('plannerAdmin.statistics', ['signUps']),
  orderMistake('audit.list', ['records']),
  orderMistake('scoreRecords.list', []),
  orderMistake('recommendation.units', ['records', '*', 'history']),
  orderMistake('applicationLists.detail', ['items']),
  orderMistake('listVersions.content', ['items']),
  orderMistake(
    'schoolNews.list',
    ['records'],
    (all) => [...all.slice(1), ...all.slice(0, 1)],
    'with the newest last',
  ),
  {
    kind: 'order',
    name: 'recommendation.units gives every order as the hardest first',
    calls: ['recommendation.units'],
    answer: ({ request, ask }) =>
      isObject(request.body) && request.body.order !== undefined
        ? ask({ ...request, body: { ...request.body, order: 'hard' } })
        : ask(),
  },
]

const pageMistake = (
  name: string,
  calls: readonly string[],
  alter: (page: Record<string, unknown>, records: readonly unknown[]) => object,
) =>
  payloadMistake('paging', name, calls, (payload) =>
    isObject(payload) && Array.isArray(payload.records)
      ? { ...payload, ...alter({ ...payload }, payload.records) }
      : payload,
  )

const PAGING: readonly Mistake[] = [
  ...[
    'schoolLibrary.query',
    'articles.list',
    'majors.schools',
    'serviceOrders.students',
    'recommendation.units',
  ].map((call) =>
    pageMistake(`${call} gives no more than 20 records`, [call], (page, records) =>
      Number(page.size) > 20 ? { records: records.slice(0, 20) } : {},
    ),
  ),
  pageMistake('ranking says of its total what the page holds', ['schoolLibrary.ranking'], (_, records) => ({
    total: records.length,
  })),
  pageMistake('the last record of each page is lost', ['brochures.search'], (_, records) => ({
    records: records.slice(0, -1),
  })),
  ...['schoolLibrary.query', 'articles.list'].map(
    (call): Mistake => ({
      kind: 'paging',
      name: `${call} gives the first page whatever page is asked for`,
      calls: [call],
      answer: async ({ request, ask }) => {
        if (!isObject(request.body) || Number(request.body.page ?? 1) === 1) return ask()
        return ask({ ...request, body: { ...request.body, page: 1 } })
      },
    }),
  ),
  payloadMistake(
    'paging',
    'sameScoreInfo gives the 30 nearest lines and calls them all',
    ['scoreLookups.sameScoreInfo'],
    (payload) => {
      if (!isObject(payload) || !Array.isArray(payload.destinations)) return payload
      const far = (line: unknown) =>
        isObject(line) ? Math.abs(Number(line.lowestRank) - Number(payload.lowestRank)) : 0
      const nearest = payload.destinations.toSorted((a, b) => far(a) - far(b)).slice(0, 30)
      const destinations = payload.destinations.filter((line) => nearest.includes(line))
      return { ...payload, destinations, total: Math.min(Number(payload.total), 30), facets: null }
    },
  ),
  payloadMistake(
    'paging',
    'sameScoreInfo gives the 30 nearest lines and says no total',
    ['scoreLookups.sameScoreInfo'],
    (payload) => {
      if (!isObject(payload) || !Array.isArray(payload.destinations)) return payload
      const { total: _total, current: _current, size: _size, facets: _facets, ...rest } = payload
      const far = (line: unknown) =>
        isObject(line) ? Math.abs(Number(line.lowestRank) - Number(payload.lowestRank)) : 0
      const nearest = payload.destinations.toSorted((a, b) => far(a) - far(b)).slice(0, 30)
      return { ...rest, destinations: payload.destinations.filter((line) => nearest.includes(line)) }
    },
  ),
  pageMistake('pages are counted from 0', ['schoolLibrary.query'], (page) => ({
    current: Math.max(1, Number(page.current) - 1),
  })),
]

const thousandth = (value: number) => value / 10_000
const UNITS: readonly Mistake[] = [
  unitMistake('tuition of plans in 万元', ['admissionPlan.query'], ['fee'], thousandth),
  unitMistake('tuition of lines in 万元', ['schoolLines.ofMajors'], ['fee'], thousandth),
  unitMistake('tuition of candidates in 分', ['recommendation.units'], ['fee'], (value) => value * 100),
  unitMistake(
    'tuition of the early batch in 千元',
    ['admissionPlan.early'],
    ['fee'],
    (value) => value / 1_000,
  ),
  unitMistake(
    'pay a year',
    ['professions.stats'],
    ['salaryMin', 'salaryMax', 'salaryMedianL', 'salaryMedianH'],
    (value) => value * 100,
  ),
  unitMistake(
    'pay in 千元',
    ['professions.qualificationsByName', 'professions.qualificationsOfType', 'professions.stats'],
    ['salary'],
    (value) => value / 1_000,
  ),
  unitMistake(
    'chances as shares of one',
    ['recommendation.units'],
    ['probability', 'probabilityLow', 'probabilityHigh'],
    (value) => value / 100,
  ),
  unitMistake('percentages as shares of one', ['professions.stats'], ['percentage'], (value) => value / 100),
  unitMistake(
    'shares of professions as shares of one',
    ['majors.professionTypes'],
    ['employmentPercentage'],
    (value) => value / 100,
  ),
  unitMistake(
    'requirements of majors as shares of one',
    ['professions.majorRequirements'],
    ['majorPercentage'],
    (value) => value / 100,
  ),
  unitMistake(
    'every rank of a ranking one too high',
    ['schoolLibrary.ranking'],
    ['schoolRank'],
    (rank) => rank + 1,
  ),
  unitMistake('every plan 1', ['admissionPlan.query'], ['planNum', 'planNumber'], () => 1),
  unitMistake('every plan of candidates 1', ['recommendation.units'], ['planNum'], () => 1),
  unitMistake('ranks of lines ten times', ['schoolLines.ofSchool'], ['lowestRank'], (value) => value * 10),
  unitMistake('ranks of majors ten times', ['schoolLines.ofMajors'], ['lowestRank'], (value) => value * 10),
  unitMistake('ranks of candidates a hundredth', ['recommendation.units'], ['lowestRank'], (value) =>
    Math.max(1, Math.floor(value / 100)),
  ),
  unitMistake(
    'ranks of equivalent scores ten times',
    ['scoreTables.equivalents'],
    ['lowestRank', 'highestRank'],
    (value) => value * 10,
  ),
  unitMistake(
    'scores of lines halved',
    ['schoolLines.ofSchool'],
    ['lowestScore', 'provincialControlLine'],
    (value) => Math.round(value / 2),
  ),
  unitMistake(
    'control lines as a tenth',
    ['controlLines.byProvince'],
    ['controlScore', 'lowestScore', 'highestScore'],
    (value) => Math.round(value / 10),
  ),
  unitMistake(
    'styles as shares of one',
    ['recommendation.styles'],
    ['dreamPercent', 'reachPercent', 'matchPercent', 'safetyPercent'],
    (value) => value / 100,
  ),
]

const swap = (a: unknown, b: unknown) => (value: unknown) => (value === a ? b : value === b ? a : value)
/** Later than any clock of the battery. */
const NEXT_YEAR = '2027-06-25 09:00:00'

const CODES: readonly Mistake[] = [
  memberMistake('codes', 'tiers 冲 and 保 swapped', ['recommendation.units'], ['risk'], swap(1, 3)),
  memberMistake('codes', 'tiers 冲 and 稳 swapped', ['recommendation.units'], ['risk'], swap(1, 2)),
  memberMistake('codes', 'tiers of schools swapped', ['recommendation.schools'], ['risk'], swap(2, 3)),
  memberMistake(
    'codes',
    'tiers of a school swapped',
    ['recommendation.collegeAdmission'],
    ['risk'],
    swap(1, 3),
  ),
  memberMistake('codes', 'no device is the current one', ['account.sessions'], ['current'], () => false),
  // Who signs in once has one device: a second one stands beside it.
  payloadMistake('codes', 'every device is the current one', ['account.sessions'], (payload) => {
    const [first] = Array.isArray(payload) ? payload : []
    return isObject(first) ? [first, { ...first, id: 'another-device', current: true }] : payload
  }),
  memberMistake(
    'codes',
    'results are out before their time',
    ['seasonState.ofProvinces'],
    ['since'],
    () => NEXT_YEAR,
  ),
  payloadMistake('codes', 'a province has two states', ['seasonState.ofProvinces'], (payload) =>
    Array.isArray(payload) ? [...payload, payload[0]] : payload,
  ),
  memberMistake(
    'codes',
    'a version counts one choice too many',
    ['listVersions.content'],
    ['choiceCount'],
    (count) => Number(count) + 1,
  ),
  memberMistake('codes', 'status of orders one too high', ['serviceOrders.create'], ['status'], () => 2),
  memberMistake(
    'codes',
    'levels of competition swapped',
    ['scoreTables.segment'],
    ['competitionLevel'],
    swap('high', 'low'),
  ),
  memberMistake('codes', 'sexes of planners swapped', ['plannerAdmin.create'], ['sex'], swap(1, 2)),
  memberMistake(
    'codes',
    'kinds of planners swapped',
    ['plannerAdmin.create', 'plannerAdmin.update'],
    ['masterType'],
    swap(1, 3),
  ),
  memberMistake('codes', 'kinds of exams swapped', ['scoreRecords.create'], ['examType'], swap(1, 2)),
  memberMistake('codes', 'sexes of students swapped', ['studentRecord.save'], ['sex'], swap(1, 2)),
]

export const READING_MISTAKES: readonly Mistake[] = [...FILTERS, ...ORDER, ...PAGING, ...UNITS, ...CODES]
