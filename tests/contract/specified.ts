/**
 * The calls of S1 §7 and S2 §7, written down from the documents in their order. `{x}` is the documents' own sign for a
 * parameter without a name; the families under /api/physical, /api/intention and /api/student/ext are made concrete.
 */
export const SPECIFIED = {
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
export const SENT_WITH: Readonly<Record<string, { query?: string[]; body?: string[] }>> = {
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
export const ENTITIES: Readonly<Record<string, { call: string; fields: string }>> = {
  'user info': {
    call: 'GET /api/student/query-by-student-id/{id}',
    fields: 'roleId roleTypes auth province year name id tel',
  },
  'login response': { call: 'POST /tel/code/login', fields: 'Authorization signUp name province year' },
  'profession tree': {
    call: 'GET /api/professions/search',
    fields:
      'categoryCode categoryName professionTypes.typeCode professionTypes.typeName professionTypes.professionVos.professionCode professionTypes.professionVos.professionName',
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
    fields:
      'hiring.year hiring.hiringMonth.month hiring.hiringMonth.hiringNum salary.month salary.salaryMin salary.salaryMax salary.salaryMedianL salary.salaryMedianH',
  },
  'qualification trend': {
    call: 'GET /api/professions/qualifications-trend-type',
    fields: 'eduForFan.edu eduForFan.ratio edu.month edu.ratios.edu edu.ratios.ratio',
  },
  'type overview': { call: 'GET /api/professions/type-overview', fields: 'overview sampleSize' },
  company: {
    call: 'GET /api/professions/stats-code/{typeCode}',
    fields:
      'companyNatures.companyNature companyNatures.companyHiring companies.companyName companies.companyHiring',
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
      'schoolId schoolName mainImageUrl schoolPicUrl ruankeRank qsWorldRank usWorldRank officialWebsites admissionPhones emails schoolOverview campusSceneryMedia.type campusSceneryMedia.url',
  },
  'school (list)': {
    call: 'POST /api/school/query',
    fields:
      'records.id records.schoolName records.schoolCrestUrl records.schoolFeatures records.provinceName records.cityName records.schoolType records.schoolInstitution records.belongs records.schoolRank total current size',
  },
  'school base': {
    call: 'GET /api/school/query/base/{id}',
    fields:
      'createYear schoolLevel numDoctor numMaster numStudent numAcademician furtherEducationRate postgraduateRecommendationRate',
  },
  'admission guide (list)': {
    call: 'GET /api/admission-guide/school/{id}',
    fields: 'records.id records.title records.createTime',
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
      'records.majorGroupCode records.admissionDirection records.subjectRequirement details.subject details.batch details.majorName details.majorEnrollCode details.schoolName details.note details.highestScore details.planNum details.admittedCount details.lowestScore details.lowestRank details.averageScore details.majorGroup details.schoolSystem details.fee',
  },
  'early score row': {
    call: 'POST /api/score-line/major/early-batch',
    fields:
      'records.majorGroup records.admittedCount records.highestScore records.lowestScore records.lowestRank records.children',
  },
  'early plan row': {
    call: 'POST /api/admission-plan/early/query',
    fields:
      'records.schoolEnrollCode records.majorEnrollCode records.schoolName records.majorName records.note records.planNumber records.fee records.schoolSystem records.subjectRequirement records.schoolId records.directoryList records.subMajors',
  },
  'province rule': { call: 'GET /api/province/majorScoreConfigs', fields: 'year course batches' },
  'subject rule': { call: 'GET /api/province/subject-rule', fields: 'remainingSubjectRule' },
  'subject rule (list)': { call: 'GET /api/province/subject-rule/list', fields: 'prioritySubjects' },
  'special major group': {
    call: 'GET /api/school/special-majors/{id}',
    fields: 'level count majors.majorId majors.majorName',
  },
  'subject assessment': {
    call: 'GET /api/school/subject-assessment',
    fields: 'totalSubjects subjectDetails.subject subjectDetails.grade',
  },
  department: { call: 'GET /api/school/departments/{id}', fields: 'departmentName majors' },
  book: {
    call: 'POST /api/school-batch-books/list',
    fields: 'records.id records.title records.coverUrl records.name',
  },
  'book page': {
    call: 'POST /api/school-batch-books/page/search',
    fields:
      'batches subjects voPages.records.school voPages.records.schoolFirstName voPages.records.subject voPages.records.batch voPages.records.pageUrl',
  },
  'major tree': {
    call: 'GET /api/majors/query',
    fields:
      'majorCategory majorCategoryCode majorTypes majorTypes.type majorTypes.typeCode majorTypes.majors.id majorTypes.majors.majorName majorTypes.majors.majorCode',
  },
  'major detail': {
    call: 'GET /api/majors/detail/{x}',
    fields:
      'level years degree genderRatio introduction cultivationGoal cultivationRequirements subjectRequirements knowledgeAndSkills postgraduateDirections mainCourses famousPersons',
  },
  'application list record': { call: 'GET /api/preferences/query/student/{id}', fields: 'createdType' },
}

/** All calls that a document lists. */
export const CALLS = Object.values(SPECIFIED).flat()

/** Calls that no screen makes, and what it asks instead. They stay in the contract, and the mocks answer them. */
export const NOT_ASKED: Readonly<Record<string, string>> = {
  'POST /api/batch-lines/by-province-and-year': 'by-province has all years in one answer',
  'GET /api/province/batchSegmentConfig': 'the level of a batch follows from its name (S1 §9)',
  'GET /api/province/subject-rule/list': 'subject-rule says the same of the year that is asked for',
  'GET /api/province/is-batches': 'batch-line-select has the batches of each year and subject',
  'GET /api/province/score-range': 'the ends of the score table are its first and last row',
  'GET /api/majors/query':
    'by-level has the whole tree of a level (9.6 KB), which chips and marks need all the same',
  'GET /api/majors/by-category/{x}': 'by-level has the whole tree of a level, and the page narrows it',
  'GET /api/professions/qualifications-trend-name/{x}': 'qualifications-trend-type has the same figures',
  'GET /api/professions/by-major-type/{x}': 'profession-types has them for a single major, with their shares',
  'GET /api/school/institution/extend': 'the library counts each choice with its answer',
  'GET /api/school/list-enrollment-type': 'the kind of a line stands in the line',
  'GET /api/school/subject-assessment/{id}': 'subject-assessment has it by round and grade',
  'GET /api/preferences/scores/latest/{id}': 'the list of scores begins with the newest',
  'GET /api/preferences/majors/{id}': 'a unit comes with its majors',
}
