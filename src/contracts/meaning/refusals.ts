import type { Refusal } from './meaning'

const unknown = (input: string): Refusal => ({ code: 404, when: 'unknown', input })
const ofAnother = (input: string): Refusal => ({ code: 403, when: 'of-another', input })
const tooLong = (input: string): Refusal => ({ code: 400, when: 'too-long', input })
const CHANGED_MEANWHILE: Refusal = { code: 409, when: 'changed-meanwhile' }
const OUT_OF_ORDER: Refusal = { code: 409, when: 'out-of-order' }

const STUDENT_ID = [unknown('studentId'), ofAnother('studentId')]
const ID_OF_STUDENT = [unknown('id'), ofAnother('id')]
const LIST = [unknown('id'), ofAnother('id')]
const ID = [unknown('id')]

/**
 * The refusals by which a client is steered, beside that of a wrong input (400). A call that asks for a sign-in answers
 * a guest with HTTP 500 and the message of an expired credential, and a staff call answers a student with 403.
 */
export const REFUSALS: Readonly<Record<string, readonly Refusal[]>> = {
  'account.endSessions': [unknown('id')],
  'account.remove': [{ code: 400, when: 'wrong-code' }],
  'auth.login': [{ code: 400, when: 'wrong-code' }],
  'student.byId': ID_OF_STUDENT,
  'student.update': [tooLong('name')],
  'studentRecord.byId': ID_OF_STUDENT,
  'studentRecord.save': [CHANGED_MEANWHILE, tooLong('name')],
  'studentRecord.completeness': ID_OF_STUDENT,
  'studentProfile.physical': STUDENT_ID,
  'studentProfile.intention': STUDENT_ID,
  'studentProfile.saveIntention': [tooLong('note')],
  'studentProfile.ext': STUDENT_ID,
  'scoreRecords.list': STUDENT_ID,
  'scoreRecords.byId': LIST,
  'scoreRecords.latest': STUDENT_ID,
  'scoreRecords.remainTime': STUDENT_ID,
  'scoreRecords.batches': [unknown('preferenceScoreId'), ofAnother('preferenceScoreId')],
  'listSummaries.byStudent': [ofAnother('id')],
  'recommendation.units': [unknown('preferenceScoreId'), ofAnother('preferenceScoreId')],
  'recommendation.schools': [unknown('preferenceScoreId'), ofAnother('preferenceScoreId')],
  'recommendation.unitMajors': ID,
  'applicationLists.detail': LIST,
  'applicationLists.excel': LIST,
  'applicationLists.updateOwn': [CHANGED_MEANWHILE, tooLong('name'), tooLong('note')],
  'applicationLists.update': [CHANGED_MEANWHILE, tooLong('name')],
  'listAdvice.ofList': LIST,
  'listVersions.ofList': LIST,
  'listVersions.content': [...LIST, unknown('version')],
  'listAdvice.comment': [unknown('listId'), ofAnother('listId'), tooLong('text')],
  'listAdvice.handOver': [CHANGED_MEANWHILE, tooLong('note')],
  'listAdvice.open': [CHANGED_MEANWHILE],
  'listAdvice.sign': [CHANGED_MEANWHILE, { code: 409, when: 'not-looked-at', input: 'seen' }],
  'listAdvice.answer': [CHANGED_MEANWHILE, tooLong('answer')],
  'serviceOrders.create': [OUT_OF_ORDER],
  'serviceOrders.update': [OUT_OF_ORDER, CHANGED_MEANWHILE],
  'articles.detail': ID,
  'articles.update': [CHANGED_MEANWHILE, tooLong('title')],
  'calendarEntries.update': [CHANGED_MEANWHILE, tooLong('title')],
  'plannerAdmin.update': [tooLong('name')],
  'schoolDetail.base': ID,
  'schoolDetail.detail': ID,
  'schoolDetail.reports': ID,
  'schoolDetail.departments': ID,
  'schoolDetail.majorHierarchy': ID,
  'schoolDetail.alumnus': ID,
  'schoolNews.detail': ID,
  'brochures.detail': ID,
  'majors.detail': ID,
  'professions.stats': [unknown('typeCode')],
}
