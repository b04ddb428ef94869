import { ROLES } from '~/contracts/reference'
import { fitOf, shortRequirement } from '~/rules/filing/requirement'
import type { InputTable, Limit, Source } from './check/exchange/input-table'
import { FILLS } from './fills'

/** Page length of a check: short, so that most lists have a second page. */
const PAGE_SIZE = 10

/** The name of what a check makes, and the one that it gives to see an effect. */
const MADE = '契约检查'
const ALTERED = '契约检查二'

const PLACES: readonly Source[] = [
  { from: 'province.list', each: '/*', gives: { province: '/provinceName' }, key: 'province' },
  { from: 'seasonState.ofProvinces', each: '/*', gives: { resultsOf: '/province' }, key: 'resultsOf' },
  { from: 'provincePlaces.cities', each: '/*', gives: { city: '' } },
  { from: 'provincePlaces.districts', each: '/*', gives: { district: '' } },
]

const SCORE_TABLES: readonly Source[] = [
  { from: 'scoreTables.select', each: '/yearSubjectBatchMap/{year}/subjectBatchMap/{subject}', gives: {} },
  {
    from: 'scoreTables.select',
    each: '/yearSubjectBatchMap/{year}/subjectBatchMap/{subject}/*',
    gives: { batch: '' },
  },
  {
    from: 'scoreTables.rows',
    each: '/*',
    gives: { score: '/score', rank: '/lowestRank' },
    key: 'score',
  },
]

/** Lines and plans go by the words of the province rule, which are not always those of the score tables. */
const PROVINCE_RULES: readonly Source[] = [
  {
    from: 'provinceRules.scoreConfigs',
    each: '/*',
    gives: { lineYear: '/year', course: '/course/0', lineBatch: '/batches/0' },
    key: 'lineYear',
  },
  { from: 'provinceRules.batches', each: '/*', gives: { ruleBatch: '/batch' }, key: 'ruleBatch' },
  { from: 'provinceRules.subjectRule', each: '', gives: { elective: '/remainingSubjectRule/subjects/0' } },
  { from: 'admissionPlan.earlyDirectories', each: '/*', gives: { directory: '' } },
]

const SCHOOL_ROW = {
  schoolId: '/id',
  schoolName: '/schoolName',
  schoolProvince: '/provinceName',
  schoolType: '/schoolType/0',
  schoolInstitution: '/schoolInstitution',
  schoolFeature: '/schoolFeatures/0',
}

const SCHOOLS: readonly Source[] = [
  { from: 'schoolLibrary.query', each: '/records/*', gives: SCHOOL_ROW },
  { from: 'schoolAssessment.rounds', each: '/*', gives: { round: '' } },
  { from: 'schoolAssessment.grades', each: '/*', gives: { grade: '/grade' }, key: 'grade' },
  { from: 'schoolDetail.alumni', each: '/*', gives: { alumnusId: '/id' } },
  {
    from: 'schoolDetail.majorHierarchy',
    each: '/*/majorTypes/*/majors/*',
    gives: { offeredMajorId: '/id' },
  },
  { from: 'schoolBatches.batches', each: '/*', gives: { unitBatch: '' } },
  { from: 'schoolNews.list', each: '/records/*', gives: { newsId: '/id', newsCategory: '/category' } },
  { from: 'brochures.ofSchool', each: '/records/*', gives: { guideId: '/id', guideTitle: '/title' } },
  { from: 'originalBooks.list', each: '/records/*', gives: { schoolBatchBookId: '/id' } },
]

const CATALOGUES: readonly Source[] = [
  {
    from: 'majors.byLevel',
    each: '/*',
    gives: { majorCategory: '/majorCategoryCode' },
    key: 'majorCategory',
  },
  {
    from: 'majors.byLevel',
    each: '/*/majorTypes/*',
    gives: { majorTypeCode: '/typeCode' },
    key: 'majorTypeCode',
  },
  {
    from: 'majors.byLevel',
    each: '/*/majorTypes/*/majors/*',
    gives: { majorId: '/id', majorCode: '/majorCode', majorName: '/majorName' },
  },
  {
    from: 'professions.search',
    each: '/*',
    gives: { professionCategory: '/categoryCode' },
    key: 'professionCategory',
  },
  {
    from: 'professions.search',
    each: '/*/professionTypes/*',
    gives: { typeCode: '/typeCode', typeName: '/typeName' },
    key: 'typeCode',
  },
  {
    from: 'professions.search',
    each: '/*/professionTypes/*/professionVos/*',
    gives: { professionCode: '/professionCode', professionName: '/professionName' },
    key: 'professionCode',
  },
]

const PEOPLE: readonly Source[] = [
  { from: 'auth.smsCode', each: '', gives: { verification: '' } },
  {
    from: 'serviceOrders.students',
    each: '/records/*',
    gives: { studentId: '/studentId', studentProvince: '/province', gaokaoYear: '/year' },
    key: 'studentId',
  },
  { from: 'student.byId', each: '', gives: { studentId: '/id', tel: '/tel', electives: '/subjects' } },
  { from: 'planner.simpleInfo', each: '', gives: { plannerTel: '/tel' } },
  { from: 'plannerAdmin.list', each: '/records/*', gives: { plannerId: '/id', plannerName: '/name' } },
  { from: 'plannerAdmin.list', each: '/records/*', gives: { plannerTel: '/tel' } },
  { from: 'plannerAdmin.create', each: '', gives: { plannerId: '/id' } },
  { from: 'serviceOrders.create', each: '', gives: { orderId: '/id', orderVersion: '/version' } },
  {
    from: 'articles.list',
    each: '/records/*',
    gives: { articleId: '/id', articleTitle: '/title', articleCategory: '/category' },
    key: 'articleId',
  },
  { from: 'articles.create', each: '', gives: { articleId: '/id' } },
  { from: 'calendarEntries.create', each: '', gives: { entryId: '/id' } },
]

const LISTS: readonly Source[] = [
  {
    from: 'scoreRecords.list',
    each: '/*',
    gives: { preferenceScoreId: '/id', createRoleType: '/createRoleType' },
  },
  { from: 'scoreRecords.batches', each: '/*', gives: { scoreBatch: '/batch' }, key: 'scoreBatch' },
  { from: 'recommendation.styles', each: '/*', gives: { styleId: '/id' } },
  {
    from: 'recommendation.units',
    each: '/records/*',
    gives: {
      unitId: '/unitId',
      schoolId: '/schoolId',
      schoolName: '/schoolName',
      schoolProvince: '/provinceName',
      unitRisk: '/risk',
      majorEnrollCode: '/majors/0/majorEnrollCode',
      unitMajorCode: '/majors/0/majorCode',
    },
    key: 'unitId',
  },
  { from: 'listSummaries.byStudent', each: '/*', gives: { listId: '/id' } },
  { from: 'applicationLists.saveOwn', each: '', gives: { listId: '/id' } },
  { from: 'applicationLists.create', each: '', gives: { listId: '/id' } },
  { from: 'listVersions.ofList', each: '/*', gives: { savedVersion: '/version' }, key: 'savedVersion' },
  { from: 'listAdvice.createDraft', each: '', gives: { listId: '/id' } },
  { from: 'listAdvice.handOver', each: '', gives: { listId: '/id', listVersion: '/version' } },
  { from: 'listAdvice.comment', each: '', gives: { commentId: '/id', listId: '/listId' } },
]

const OF_SCHOOL = { id: 'schoolId' }
const OF_MAJOR = { id: 'majorId', level: 'level', query: 'majorName', category: 'majorCategory' }
const OF_HANDED_OVER = { version: 'listVersion' }
const OF_SCORE = { batch: 'scoreBatch' }
const OF_LINES = {
  year: 'lineYear',
  subject: 'course',
  subjectSelection: 'course',
  batch: 'lineBatch',
  subSubject: 'elective',
}
/** One school and one year are enough to see the shape of an answer about several. */
const OF_SCHOOLS = { schoolIds: 'schoolId', years: 'lineYear' }
const NEW_LIST = {
  ...OF_SCORE,
  name: 'made',
  'choices/0/majorEnrollCodes': 'majorEnrollCode',
}
/** Filters that one recommended unit meets, so that the narrowed answer has at least that one. */
const FILTERED_UNITS = { ...OF_SCORE, query: 'schoolName', risks: 'unitRisk', majorCodes: 'unitMajorCode' }

/** A check publishes nothing. */
const UNSEEN = {
  'GET /api/school/news/{id}': '检查只写草稿，公开页面上看不到',
  'GET /api/school/news/detail/{id}': '检查只写草稿，公开页面上看不到',
}

/** Lists count the rows that their student may not file. */
const VOID_ROWS = '志愿表里要有一行，改过的资料正好不让报它'

/** A planner's desk has the students of that planner alone. */
const DESK = { 'GET /api/planner/desk': '改的是自己名下学生的规划师的登录凭证' }

/** Students see themselves alone, and themselves only once they have signed up. */
const FORMS: Limit = {
  shownTo: ({ roleId }) => roleId === ROLES.planner || roleId === ROLES.administrator,
  needs: '规划师或管理员的登录凭证',
}
/** A new order waits for the one who assigns it. */
const NEW_ORDERS: Limit = {
  shownTo: ({ roleId }) => roleId === ROLES.administrator,
  needs: '管理员的登录凭证',
}
/** The check leaves out subjects: only what was complete is no longer. */
const COMPLETENESS: Limit = {
  shownTo: ({ before = '' }) => before.includes('"complete":true'),
  needs: '资料完整的学生',
}
const OTHER_SUBJECTS = '该校对选科有要求、成绩对得上的学生'
/** Who no longer has an elective loses the rows that ask for one; a list without such rows stays as it is. */
const LIST_BY_SUBJECTS: Limit = {
  shownTo: ({ before = '' }) => {
    const units = Buffer.from(before, 'latin1')
      .toString()
      .matchAll(/"subjectRequirement":"([^"]+)"/g)
    return [...units].some(([, asked]) => fitOf(shortRequirement(asked) ?? '', '综合', []) === 'not-met')
  },
  needs: '一键填报的表里有志愿要求再选科目的学生',
}

/** Where the inputs of every call come from; see docs/contract.md. */
export const INPUT_TABLE: InputTable = {
  sources: [...PLACES, ...SCORE_TABLES, ...PROVINCE_RULES, ...SCHOOLS, ...CATALOGUES, ...PEOPLE, ...LISTS],
  meanings: {
    provinceName: 'province',
    provinces: 'schoolProvince',
    types: 'schoolType',
    features: 'schoolFeature',
    schoolInstitutions: 'schoolInstitution',
    natures: 'schoolInstitution',
    majorCodes: 'majorCode',
  },
  records: { student: 'studentId', score: 'preferenceScoreId', list: 'listId', order: 'orderId' },
  inputs: {
    schoolDetail: OF_SCHOOL,
    schoolAssessment: OF_SCHOOL,
    plannerAdmin: { id: 'plannerId' },
    articles: { id: 'articleId' },
    calendarEntries: { id: 'entryId' },
    'auth.login': { code: 'verification' },
    'account.remove': { code: 'verification' },
    'provinceRules.smartRecommendConfig': { subjects: 'electives' },
    'provinceRules.batchDetail': { batch: 'ruleBatch' },
    'majors.employmentOverview': { code: 'majorCode' },
    'majors.query': OF_MAJOR,
    'majors.search': OF_MAJOR,
    'majors.byCategory': { category: 'majorCategory' },
    'majors.byType': { type: 'majorTypeCode' },
    'majors.detail': OF_MAJOR,
    'majors.professionTypes': OF_MAJOR,
    'majors.schools': { query: 'schoolName' },
    'professions.search': { category: 'professionCategory', keyword: 'professionName' },
    'professions.qualificationsOfType': { professionType: 'typeName' },
    'professions.qualificationsByName': { name: 'typeName' },
    'professions.byMajorType': { majorType: 'majorTypeCode' },
    'professions.byCategory': { category: 'professionCategory' },
    'schoolLibrary.query': { query: 'schoolName', majorId: 'offeredMajorId' },
    'schoolLibrary.search': { query: 'schoolName', majorId: 'offeredMajorId' },
    'schoolLibrary.ranking': { rankingYear: 'lineYear', query: 'schoolName' },
    'schoolDetail.alumnus': { id: 'alumnusId' },
    'schoolBatches.units': { ...OF_LINES, batch: 'unitBatch' },
    'schoolBatches.batches': OF_LINES,
    'schoolNews.list': { ...OF_SCHOOL, keyword: 'schoolName', category: 'newsCategory' },
    'schoolNews.detail': { id: 'newsId' },
    'brochures.ofSchool': OF_SCHOOL,
    'brochures.detail': { id: 'guideId' },
    'brochures.search': { keyword: 'guideTitle' },
    'schoolLines.ofSchool': OF_LINES,
    'schoolLines.ofSchools': { ...OF_LINES, ...OF_SCHOOLS },
    'schoolLines.ofMajors': OF_LINES,
    'schoolLines.ofMajor': { ...OF_LINES, ...OF_SCHOOLS, majorId: 'offeredMajorId' },
    'schoolLines.drift': { years: 'lineYear', subject: 'course' },
    'schoolLines.earlyBatch': { year: 'lineYear', batch: 'ruleBatch' },
    'admissionPlan.query': OF_LINES,
    'admissionPlan.places': { ...OF_LINES, ...OF_SCHOOLS },
    'admissionPlan.early': { year: 'lineYear', batch: 'ruleBatch' },
    'admissionPlan.earlyDirectories': { year: 'lineYear', batch: 'ruleBatch' },
    'plannerAdmin.list': { query: 'plannerName', province: 'studentProvince' },
    'plannerAdmin.create': { name: 'made', tel: 'freeTel' },
    'plannerAdmin.telIsFree': { tel: 'freeTel' },
    'plannerAdmin.periodStatistics': { from: 'someDay', to: 'someDay' },
    'serviceOrders.students': { province: 'studentProvince', year: 'gaokaoYear', query: 'personName' },
    'serviceOrders.update': { id: 'orderId', status: 'nextStatus', version: 'orderVersion' },
    'articles.list': { query: 'articleTitle', category: 'articleCategory' },
    'articles.create': { title: 'made', category: 'articleCategory' },
    'calendarEntries.create': { title: 'made', start: 'someDay', end: 'someDay' },
    'audit.note': { act: 'made' },
    'recommendation.easy': { ...OF_SCORE, useIntention: 'yes' },
    'recommendation.riskCurve': { ...OF_SCORE, useIntention: 'yes' },
    'recommendation.units': FILTERED_UNITS,
    'recommendation.schools': FILTERED_UNITS,
    'recommendation.options': FILTERED_UNITS,
    'recommendation.unitMajors': { id: 'unitId' },
    'recommendation.collegeAdmission': OF_SCORE,
    'recommendation.collegeAdmissions': { ...OF_SCORE, schoolIds: 'schoolId' },
    'applicationLists.saveOwn': NEW_LIST,
    'applicationLists.create': NEW_LIST,
    'listVersions.content': { version: 'savedVersion' },
    'listAdvice.createDraft': NEW_LIST,
    'listAdvice.comment': { text: 'made' },
    'listAdvice.open': OF_HANDED_OVER,
    'listAdvice.sign': OF_HANDED_OVER,
    'listAdvice.answer': { ...OF_HANDED_OVER, answer: 'made' },
    'listAdvice.removeComment': { id: 'commentId' },
    'originalBooks.list': { year: 'lineYear', subject: 'course', query: 'bookTitle' },
    'originalBooks.pages': {
      school: 'schoolName',
      subject: 'course',
      batch: 'lineBatch',
      major: 'majorName',
    },
  },
  chosen: {
    page: 1,
    pageSize: PAGE_SIZE,
    uid: 'contract-check',
    made: MADE,
    /** The number of the planner that the check makes and removes again; nobody is called or sent anything. */
    freeTel: '19900000000',
    /** An order is made in status 1 and moves one step (S1 §4). */
    nextStatus: 2,
    someDay: '2026-06-20',
    yes: true,
  },
  personal: ['tel', 'studentId', 'plannerTel'],
  handsOver: ['listAdvice.handOver'],
  guarded: ['tel', 'studentId', 'plannerTel'],
  preferred: { province: '安徽' },
  like: {
    'student.update': 'student.byId',
    'studentRecord.save': 'studentRecord.byId',
    'studentProfile.savePhysical': 'studentProfile.physical',
    'studentProfile.saveIntention': 'studentProfile.intention',
    'studentProfile.saveExt': 'studentProfile.ext',
    'scoreRecords.create': 'scoreRecords.latest',
    'applicationLists.updateOwn': 'applicationLists.saveOwn',
    'applicationLists.update': 'applicationLists.create',
    'listAdvice.handOver': 'listAdvice.createDraft',
    'plannerAdmin.update': 'plannerAdmin.create',
    'articles.update': 'articles.create',
    'calendarEntries.update': 'calendarEntries.create',
  },
  alters: {
    'student.update': { name: [MADE, ALTERED], province: ['北京', '上海'], subjects: [[1], [4]] },
    'studentRecord.save': {
      name: [MADE, ALTERED],
      province: ['北京', '上海'],
      // A place belongs to its province.
      city: [null],
      district: [null],
      highSchool: [null],
      subjects: [[1], [4]],
      sex: [1, 2],
      ethnicGroup: ['回族', '满族'],
      foreignLanguage: ['日语', '俄语'],
      year: [2027, 2025],
    },
    'studentProfile.savePhysical': {
      consent: [true],
      colourVision: ['色盲', '色弱'],
      leftEyesight: [4.1, 4.2],
      rightEyesight: [4.6, 4.7],
      height: [171, 172],
      weight: [61, 62],
    },
    'studentProfile.saveIntention': {
      provinces: [
        ['江苏', '上海'],
        ['浙江', '上海'],
      ],
      note: [MADE, ALTERED],
      maxFee: [6000, 8000],
      excludedMajorCodes: [['0301'], ['0302']],
    },
    'studentProfile.saveExt': {
      otherInfo: [
        { note: MADE, interests: ALTERED, awards: MADE },
        { note: ALTERED, interests: MADE, awards: ALTERED },
      ],
    },
    'applicationLists.updateOwn': { name: [ALTERED], note: [ALTERED] },
    'applicationLists.update': { name: [ALTERED], note: [ALTERED] },
    'plannerAdmin.update': { name: [ALTERED], displayOrder: [0], introduction: [ALTERED] },
    'articles.update': { title: [ALTERED], summary: [ALTERED] },
    'calendarEntries.update': { title: [ALTERED] },
  },
  fills: FILLS,
  beyond: {
    'plannerAdmin.update': {
      'GET /api/planner/query/simple-info': '列表里遮住了号码，无从问起',
      'GET /api/planner/verify/tel/{tel}': '检查不换号码',
      'POST /api/planner/query/form': '检查新增的规划师没有服务单',
    },
    'plannerAdmin.remove': { 'POST /api/planner/query/form': '检查新增的规划师没有服务单' },
    'student.update': {
      ...DESK,
      'GET /api/student/verify/info/{id}': COMPLETENESS,
      'POST /api/planner/query/form': FORMS,
      'GET /api/preferences/college-admission-detail': OTHER_SUBJECTS,
      'POST /api/preferences/recommend/easy': LIST_BY_SUBJECTS,
    },
    'studentRecord.save': {
      ...DESK,
      'GET /api/student/verify/info/{id}': COMPLETENESS,
      'POST /api/planner/query/form': FORMS,
      'GET /api/preferences/college-admission-detail': OTHER_SUBJECTS,
      'POST /api/preferences/recommend/easy': LIST_BY_SUBJECTS,
      'POST /api/planner/audit/query': '检查不开通 VIP，其他修改不记',
      'GET /api/preferences/query/student/{id}': VOID_ROWS,
    },
    'studentProfile.savePhysical': { ...DESK, 'GET /api/preferences/query/student/{id}': VOID_ROWS },
    'listAdvice.createDraft': DESK,
    'listAdvice.handOver': DESK,
    'listAdvice.open': DESK,
    'listAdvice.answer': DESK,
    'applicationLists.saveOwn': DESK,
    'applicationLists.updateOwn': DESK,
    'applicationLists.create': DESK,
    'applicationLists.remove': DESK,
    'serviceOrders.create': { 'POST /api/planner/query/form': FORMS, 'GET /api/planner/poll': NEW_ORDERS },
    'serviceOrders.withdraw': {
      'POST /api/planner/query/form': FORMS,
      'GET /api/planner/poll': '等着这份服务单的人的登录凭证',
    },
    'articles.create': UNSEEN,
    'articles.update': UNSEEN,
    'articles.remove': UNSEEN,
    'serviceOrders.update': { 'POST /api/planner/query/simple': '检查只分配，不到服务中' },
  },
  // VIP is opened by administrators; a number in an answer may be masked; what is put back is put over any version.
  leaves: { 'studentRecord.save': ['auth', 'version'], 'plannerAdmin.update': ['tel'] },
  also: {
    // With a school the early batch is open to everybody.
    'schoolLines.earlyBatch': ['schoolId'],
    'admissionPlan.early': ['schoolId'],
    'applicationLists.saveOwn': ['choices'],
    'applicationLists.create': ['choices'],
    'listAdvice.createDraft': ['choices'],
    'serviceOrders.update': ['plannerId', 'version'],
    // A wish counts only where it is asked for.
    'recommendation.easy': ['useIntention'],
    // Without it the caller's own newest record is meant, and staff have none.
    'recommendation.unitMajors': ['preferenceScoreId'],
  },
  onlyOwn: {
    'applicationLists.updateOwn': ['applicationLists.saveOwn'],
    'applicationLists.update': ['applicationLists.create'],
    'applicationLists.remove': [
      'applicationLists.saveOwn',
      'applicationLists.create',
      'listAdvice.createDraft',
    ],
    'listAdvice.comment': ['applicationLists.saveOwn', 'applicationLists.create'],
    'listAdvice.removeComment': ['listAdvice.comment'],
    'listAdvice.handOver': ['listAdvice.createDraft'],
    'listAdvice.open': ['listAdvice.handOver'],
    'listAdvice.sign': ['listAdvice.handOver'],
    'listAdvice.answer': ['listAdvice.handOver'],
    'plannerAdmin.update': ['plannerAdmin.create'],
    'plannerAdmin.remove': ['plannerAdmin.create'],
    'articles.update': ['articles.create'],
    'articles.remove': ['articles.create'],
    'calendarEntries.update': ['calendarEntries.create'],
    'calendarEntries.remove': ['calendarEntries.create'],
    'serviceOrders.update': ['serviceOrders.create'],
    'serviceOrders.withdraw': ['serviceOrders.create'],
  },
  leftovers: {
    'plannerAdmin.remove': {
      listedBy: 'plannerAdmin.list',
      named: MADE,
      ask: { query: MADE, pageSize: 99 },
    },
    'applicationLists.remove': { listedBy: 'listSummaries.byStudent', named: MADE },
    'articles.remove': { listedBy: 'articles.list', named: MADE, ask: { query: MADE, pageSize: 99 } },
    'calendarEntries.remove': { listedBy: 'calendarEntries.list', named: MADE },
  },
  last: ['account.endSessions', 'auth.logout'],
  destructive: ['account.remove'],
  tolerated: {
    'serviceOrders.create': '这名学生已有未完成的服务单',
    'serviceOrders.update': '分配规划师是管理员的事',
    'scoreRecords.create': '新增成绩的次数已用完',
    'listAdvice.open': '规划师的方案由学生本人打开',
    'listAdvice.answer': '规划师的方案由学生本人回答',
    'listAdvice.sign': '没有写理由、没有查过的志愿，和出分以后按模考做的表，不能签字',
    'scoreRecords.latest': '这名学生可能还没有成绩',
  },
  shownAs: {
    tel: ['tel'],
    province: ['province'],
    year: ['year'],
    subject: ['subject'],
    batch: ['batch', 'admissionBatch'],
    lineYear: ['year'],
    lineBatch: ['batch', 'admissionBatch'],
    ruleBatch: ['batch'],
    scoreBatch: ['batch'],
    schoolProvince: ['provinceName'],
    schoolInstitution: ['schoolInstitution'],
    majorCategory: ['majorCategoryCode'],
    majorTypeCode: ['typeCode'],
    professionCategory: ['categoryCode'],
    gaokaoYear: ['year'],
    studentProvince: ['province'],
  },
  notEchoed: {
    // Equivalent scores are those of other years.
    'scoreTables.equivalents': ['year'],
    // The profession types that belong to a type of majors.
    'professions.byMajorType': ['majorTypeCode'],
    // What candidates of the subject may apply for, such as the arts, which either may.
    'schoolLines.earlyBatch': ['subject'],
    'admissionPlan.early': ['subject'],
  },
  agreements: {
    'listVersions.content': {
      fact: 'savedVersion',
      with: 'listVersions.ofList',
      fields: ['version', 'saveTime', 'choiceCount', 'change'],
    },
    'scoreTables.segment': {
      fact: 'score',
      with: 'scoreTables.rows',
      fields: ['highestRank', 'lowestRank', 'sameScoreCount'],
    },
    'scoreLookups.sameScoreInfo': {
      fact: 'score',
      with: 'scoreTables.rows',
      fields: ['highestRank', 'lowestRank', 'sameScoreCount'],
    },
    'scoreLookups.score': {
      fact: 'rank',
      with: 'scoreTables.rows',
      fields: ['score', 'highestRank', 'lowestRank', 'sameScoreCount'],
    },
  },
}

/** The table with a number for new planners that no other run has: the last eight digits of the time in milliseconds. */
export function tableOfRun(now: Date): InputTable {
  const freeTel = `199${String(now.getTime()).slice(-8)}`
  return { ...INPUT_TABLE, chosen: { ...INPUT_TABLE.chosen, freeTel } }
}
