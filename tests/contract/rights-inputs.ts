import type { Backend } from '~/mocks/server/backend'
import { changeProposal, commentsOf } from '~/mocks/store/advice-tables'
import { ordersOf } from '~/mocks/store/people-tables'

/** The student whose record it is. */
export const OWNER = 's-1'
const SCORE = 'c-s-1-1'
const OWN_LIST = 'l-1'
const PLANNERS_LIST = 'l-3'
const DRAFT = 'l-draft'
const COMMENT = 'comment-own'
const ORDER = 'order-2'

/** The parts of a call as they go over the wire. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const MOMENT = '2026-06-20T10:00:00+08:00'

/** The student was served by one planner, and has been assigned to another; that one is making a draft. */
export function prepareRecords({ db }: Backend): void {
  const order = { studentId: OWNER, note: null, createTime: MOMENT, updateTime: MOMENT }
  ordersOf(db).put({ ...order, id: 'order-1', status: 4, plannerId: 'p-102' })
  ordersOf(db).put({ ...order, id: ORDER, status: 2, plannerId: 'p-1' })
  const proposal = db.applicationList.find(PLANNERS_LIST)
  if (!proposal) throw new Error('no list')
  const draft = db.applicationList.put({ ...proposal, id: DRAFT })
  changeProposal(db, draft, { makerId: 'p-1', handOverTime: null })
  changeProposal(db, proposal, { openTime: MOMENT })
  commentsOf(db).put({
    id: COMMENT,
    listId: OWN_LIST,
    authorId: OWNER,
    authorName: '林小满',
    createRoleType: 1,
    createTime: MOMENT,
    text: '想去',
  })
}

const ofScore = { preferenceScoreId: SCORE, batch: '本科批' }
const candidates = { body: { page: 1, pageSize: 5, ...ofScore } }
const newList = { body: { studentId: OWNER, name: '新方案', choices: [], ...ofScore } }
const seen = { id: PLANNERS_LIST, version: 1 }
const byStudent = { params: { studentId: OWNER } }
const studentById = { params: { id: OWNER } }
const listById = { params: { id: OWN_LIST } }
const wishes = { provinces: [], schoolTypes: [], schoolFeatures: [], schoolInstitutions: [] }

const INPUTS: Readonly<Record<string, Parts>> = {
  'applicationLists.detail': listById,
  'applicationLists.saveOwn': newList,
  'applicationLists.updateOwn': { body: { id: OWN_LIST, version: 1, name: '改过' } },
  'applicationLists.create': newList,
  'applicationLists.update': { body: { ...seen, name: '改过' } },
  'applicationLists.remove': { query: { id: OWN_LIST } },
  'applicationLists.excel': listById,
  'applicationLists.collegeAdmissionInfo': listById,
  'listAdvice.ofList': listById,
  'listAdvice.createDraft': newList,
  'listAdvice.comment': { body: { listId: OWN_LIST, text: '想去' } },
  'listAdvice.handOver': { body: { id: DRAFT, version: 1, note: '先看前十行' } },
  'listAdvice.open': { body: seen },
  'listAdvice.sign': { body: { ...seen, answers: [] } },
  'listAdvice.answer': { body: { ...seen, accepted: true } },
  'listAdvice.removeComment': { query: { listId: OWN_LIST, id: COMMENT } },
  'listSummaries.byStudent': studentById,
  'listVersions.ofList': listById,
  'listVersions.content': { params: { id: OWN_LIST, version: '1' } },
  'recommendation.easy': { body: ofScore },
  'recommendation.riskCurve': { body: ofScore },
  'recommendation.units': candidates,
  'recommendation.schools': candidates,
  'recommendation.options': candidates,
  'recommendation.unitMajors': { params: { id: '10357-001' }, query: { preferenceScoreId: SCORE } },
  'recommendation.collegeAdmission': { query: { schoolId: '10357', ...ofScore } },
  'recommendation.collegeAdmissions': { body: { schoolIds: ['10357'], ...ofScore } },
  'scoreRecords.create': {
    body: { studentId: OWNER, examType: 1, province: '安徽', year: 2026, subject: '物理', score: 560 },
  },
  'scoreRecords.remainTime': { query: { studentId: OWNER } },
  'scoreRecords.list': { query: { studentId: OWNER } },
  'scoreRecords.byId': { params: { id: SCORE } },
  'scoreRecords.latest': byStudent,
  'scoreRecords.batches': { query: { preferenceScoreId: SCORE } },
  'serviceOrders.create': { body: { studentId: OWNER } },
  'serviceOrders.withdraw': { params: { id: ORDER } },
  'studentProfile.physical': byStudent,
  'studentProfile.savePhysical': { body: { studentId: OWNER, consent: true, height: 170 } },
  'studentProfile.intention': byStudent,
  'studentProfile.saveIntention': {
    body: { studentId: OWNER, ...wishes, majorCodes: [], excludedMajorCodes: [] },
  },
  'studentProfile.ext': byStudent,
  'studentProfile.saveExt': { body: { studentId: OWNER, otherInfo: { interests: '下棋' } } },
  'studentRecord.byId': studentById,
  'studentRecord.save': { body: { id: OWNER, name: '林小满满' } },
  'studentRecord.completeness': studentById,
  'student.byId': studentById,
  'student.update': {
    body: {
      id: OWNER,
      tel: '13800008000',
      name: '林小满',
      province: '安徽',
      year: 2026,
      subjects: [1, 5, 6],
    },
  },
}

/** What a call about the owner's record is asked with. Throws for a call that has no such input yet. */
export function inputOf(name: string): Parts {
  const input = INPUTS[name]
  if (!input) throw new Error(`${name} needs an input here`)
  return input
}
