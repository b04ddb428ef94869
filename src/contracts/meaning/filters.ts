import type { Filter } from './meaning'

const among = (list: string, at: string): Filter => ({ list, at, keeps: 'among' })
const named = (list: string, at: string): Filter => ({ list, at, keeps: 'named' })
const apart = (list: string, at: string): Filter => ({ list, at, keeps: 'apart' })
const RECORDS = '/records'

const OF_SCHOOLS = {
  provinces: among(RECORDS, '/provinceName'),
  types: among(RECORDS, '/schoolType/*'),
  features: among(RECORDS, '/schoolFeatures/*'),
  query: named(RECORDS, '/schoolName'),
}
const NATURES = { schoolInstitutions: among(RECORDS, '/schoolInstitution') }

const OF_CANDIDATES = {
  provinces: among(RECORDS, '/provinceName'),
  schoolInstitutions: among(RECORDS, '/schoolInstitution'),
  features: among(RECORDS, '/schoolFeatures/*'),
  excludedSchoolIds: { list: RECORDS, at: '/schoolId', keeps: 'without' },
  query: named(RECORDS, '/schoolName'),
} as const satisfies Readonly<Record<string, Filter>>

const OF_GROUPS = {
  subject: among(`${RECORDS}/*/details`, '/subject'),
  batch: among(`${RECORDS}/*/details`, '/batch'),
  majorGroup: among(RECORDS, '/majorGroupCode'),
}

const NEAR = '/destinations'
/** A server that says no total takes no narrowing. */
const KNOWN = { where: '/total', orSilent: true } as const
const OF_LINES = {
  provinces: { ...among(NEAR, '/provinceName'), ...KNOWN },
  cities: { ...among(NEAR, '/cityName'), ...KNOWN },
  schoolInstitutions: { ...among(NEAR, '/schoolInstitution'), ...KNOWN },
  types: { ...among(NEAR, '/schoolType/*'), ...KNOWN },
  features: { ...among(NEAR, '/schoolFeatures/*'), ...KNOWN },
  maxFee: { list: NEAR, at: '/fee', keeps: 'atMost', ...KNOWN },
} as const satisfies Readonly<Record<string, Filter>>

const OF_LEVEL = { category: among('', '/majorCategoryCode') }

/** What the optional inputs of a call leave of its answer. */
export const FILTERS: Readonly<Record<string, Readonly<Record<string, Filter>>>> = {
  'scoreLookups.sameScoreInfo': OF_LINES,
  'schoolLibrary.query': { ...OF_SCHOOLS, ...NATURES },
  'schoolLibrary.search': { query: apart(RECORDS, '/schoolName') },
  'schoolLibrary.ranking': {
    query: named(RECORDS, '/schoolName'),
    rankingYear: apart(RECORDS, '/schoolRankBefore'),
  },
  'majors.schools': { ...OF_SCHOOLS },
  'majors.query': OF_LEVEL,
  'majors.search': { ...OF_LEVEL },
  'professions.search': {
    category: among('', '/categoryCode'),
    keyword: named('/*/professionTypes/*/professionVos', '/professionName'),
  },
  'schoolNews.list': { category: among(RECORDS, '/category'), keyword: named(RECORDS, '/title') },
  'brochures.search': { keyword: named(RECORDS, '/title') },
  'schoolAssessment.list': { grade: among('/subjectDetails', '/grade') },
  'schoolLines.ofSchool': { year: among('', '/year') },
  'schoolLines.ofMajors': OF_GROUPS,
  'admissionPlan.query': OF_GROUPS,
  'admissionPlan.early': { directory: among(RECORDS, '/directoryList/*') },
  'plannerAdmin.list': {
    masterTypes: among(RECORDS, '/masterType'),
    province: among(RECORDS, '/provinces/*'),
    query: named(RECORDS, '/name'),
  },
  'serviceOrders.students': {
    province: among(RECORDS, '/province'),
    year: among(RECORDS, '/year'),
    auth: among(RECORDS, '/auth'),
    statuses: among(RECORDS, '/status'),
    plannerId: among(RECORDS, '/plannerId'),
    query: named(RECORDS, '/studentName'),
  },
  'articles.list': {
    category: among(RECORDS, '/category'),
    published: among(RECORDS, '/published'),
    query: named(RECORDS, '/title'),
  },
  'calendarEntries.list': { province: { list: '', at: '/province', keeps: 'among', orSilent: true } },
  'originalBooks.list': { query: named(RECORDS, '/title') },
  'recommendation.units': {
    ...OF_CANDIDATES,
    // Without chances there is no risk to tell.
    risks: { ...among(RECORDS, '/risk'), orSilent: true },
    maxFee: { list: RECORDS, at: '/majors/*/fee', keeps: 'atMost', orSilent: true },
  },
  'recommendation.schools': {
    ...OF_CANDIDATES,
    risks: { ...among(`${RECORDS}/*/units`, '/risk'), orSilent: true },
  },
}
