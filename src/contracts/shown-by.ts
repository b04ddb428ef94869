/*
 * Calls that show one thing. A write that changes it names them together in `changes`. A call that comes to show it too
 * is named here alone.
 */

/** One application list. */
export const LIST = [
  'GET /api/preferences/{id}',
  'GET /api/preferences/{id}/versions',
  'GET /api/preferences/{id}/advice',
] as const

/** The files of a list. */
export const LIST_FILES = [
  'GET /api/preferences/generate-excel/{id}',
  'GET /api/preferences/generateCollegeAdmissionInfo/{id}',
] as const

/** Which lists a student has. */
export const LISTS_OF_STUDENT = ['GET /api/preferences/query/student/{id}', 'GET /api/planner/desk'] as const

/** Students with their service orders, and what is counted of them. */
export const ORDERS = ['POST /api/planner/query/form', 'GET /api/planner/statistics'] as const

/** The record of a student. */
export const STUDENT = [
  'GET /api/student/query-by-student-id/{id}',
  'GET /api/student/query/{id}',
  'GET /api/student/verify/info/{id}',
] as const

/** What is recommended to a student. */
export const RECOMMENDED = [
  'POST /api/preferences/recommend/easy',
  'POST /api/preferences/recommend',
  'POST /api/preferences/recommend-list',
  'POST /api/preferences/recommend-opt',
  'GET /api/preferences/college-admission-detail',
] as const

/** The audit trail. */
export const AUDIT_TRAIL = ['POST /api/planner/audit/query'] as const
