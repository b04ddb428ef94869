import type { CallFile } from '~/shared/api/published/publication'

const inFile = (file: string, ...calls: readonly string[]): Readonly<Record<string, CallFile>> =>
  Object.fromEntries(calls.map((call) => [call, { file }]))

/**
 * Which public calls are kept in files, and where. What stands in braces is a member of the question. A call that is
 * not here goes to the API. So does one with another question than the plan (`plan.ts`) has.
 */
export const FILES_OF_CALLS: Readonly<Record<string, CallFile>> = {
  ...inFile(
    'start',
    ...['GET /api/startup/lists', 'GET /api/province/list'],
    ...['GET /api/school/types', 'GET /api/school/institution'],
    ...['GET /api/school/listFeature', 'GET /api/school/institution/extend'],
    ...['GET /api/school/list-enrollment-type', 'GET /api/province/subject-rule/list'],
  ),
  ...inFile('names', 'GET /api/school/names'),
  ...inFile('sources', 'GET /api/published-data/sources'),
  ...inFile('professions', 'GET /api/professions/search'),
  ...inFile('profession-categories/{category}', 'GET /api/professions/by-category/{category}'),
  ...inFile('profession-types', 'GET /api/professions/type-overview'),
  ...inFile('profession-trends', 'GET /api/professions/qualifications-trend-type'),
  ...inFile('majors-{level}', 'GET /api/majors/by-level/{level}'),
  ...inFile(
    'provinces/{province}',
    ...['GET /api/batch-lines/batch-line-select', 'GET /api/batch-lines/by-province'],
    ...['GET /api/province/batch-info', 'GET /api/school/calendar'],
  ),
  ...inFile(
    'rules/{provinceName}',
    ...['GET /api/province/majorScoreConfigs', 'GET /api/province/subject-rule'],
  ),
  ...inFile('tables/{province}-{year}-{subject}', 'POST /api/batch-lines/batch-line-segment-default'),
  'POST /api/batch-lines/batch-line-segment': { derived: true },
  'POST /api/batch-lines/historical-equivalent-score': { derived: true },
  'POST /api/batch-lines/get-score': { derived: true },
  // The lines of a whole table, where tables of provinces are the whole world (`--data`).
  'GET /api/batch-lines/same-score-info': { derived: true, from: 'near/{province}-{year}-{subject}' },
  ...inFile('rulers/{province}-{year}-{subject}', 'GET /api/batch-lines/line-distribution'),
  'POST /api/school/query': {
    list: 'library',
    filters: ['provinces', 'types', 'schoolInstitutions', 'features'],
  },
  'POST /api/school/ranking': { list: 'rankings/{rankingType}-{rankingYear}', filters: [] },
  ...inFile(
    'schools/{id}',
    ...[
      'GET /api/school/query/base/{id}',
      'GET /api/school/query/detail/{id}',
      'GET /api/school/{id}/reports',
    ],
    ...['GET /api/school/d-and-m-num/{id}', 'GET /api/school/academician-info/{id}'],
    ...['GET /api/school/distinguished-alumni/list/{id}', 'GET /api/school/departments/{id}'],
    ...['GET /api/school/special-majors/{id}', 'GET /api/school/major-hierarchy/{id}'],
    'GET /api/admission-guide/school/{id}',
  ),
  ...inFile('schools/{schoolId}', 'POST /api/score-line/school'),
  // Those of the schools that lists begin with; for few others their own files.
  'POST /api/score-line/schools': { derived: true, from: 'first-lines/{province}-{subjectSelection}' },
  // Year by year: a page asks for several at once.
  'POST /api/score-line/drift': { derived: true, from: 'drifts/{province}-{subject}' },
  // Plans and lines of majors are kept where the tables of provinces are the whole world (`--data`).
  'POST /api/admission-plan/query': { derived: true, from: 'admission/{province}-{schoolId}' },
  'POST /api/score-line/major': { derived: true, from: 'admission/{province}-{schoolId}' },
  'POST /api/score-line/major/years': { derived: true, from: 'admission/{province}-{schoolId}' },
  'POST /api/admission-plan/places': { derived: true },
  ...inFile('majors/{id}', 'GET /api/majors/detail/{id}', 'GET /api/majors/{id}/profession-types'),
  ...inFile('majors/{code}', 'GET /api/majors/{code}/employment-overview'),
  ...inFile(
    'professions/{typeCode}',
    ...[
      'GET /api/professions/stats-code/{typeCode}',
      'GET /api/professions/major-requirements-type/{typeCode}',
    ],
  ),
  ...inFile('news', 'GET /api/school/news/{id}'),
  ...inFile('news/{id}', 'GET /api/school/news/detail/{id}'),
}
