import { GAOKAO_ID, ROLES, SUBJECTS } from '~/contracts/reference'
import type { NewPreferenceScore } from '~/contracts/score-records'
import { scoreRecords } from '~/contracts/score-records'
import { examMode, type Subject } from '~/rules/exam/exam-mode'
import type { Backend } from '../../server/backend'
import { checkProvinces, requireProvince } from '../../server/known/province'
import { requireStudent } from '../../server/known/student'
import { badRequest, forbidden, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { chinaTime } from '../../store/china-time'
import type { Account, Database } from '../../store/database'
import { isStudent } from '../../store/records'
import { scoreRecordsOf } from '../../store/score-tables'
import { rankingTable } from '../../world/people/scores'
import { newestFirst } from './newest-first'
import { batchesOfScore } from './score-batches'

/** How many scores a student may add. Those that the student has from the start, and those that staff add, do not count. */
export const OWN_SCORES = 5

export const scoreRecordHandlers = mockEndpoints(scoreRecords, {
  create: ({ body, backend, caller }) => {
    const { db } = backend
    const student = requireStudent(db, caller, body.studentId)
    const own = isStudent(caller)
    if (own && remaining(db, student.id) === 0) throw forbidden('成绩修改次数已用完，请联系老师')
    checkScore(body)
    return scoreRecordsOf(db).put({
      ...body,
      id: scoreRecordsOf(db).nextId(),
      rank: requireRank(body, backend),
      createRoleType: own ? ROLES.student : caller.roleId,
      createTime: chinaTime(backend.now()),
    })
  },

  remainTime: ({ query, backend, caller }) =>
    remaining(backend.db, requireStudent(backend.db, caller, query.studentId).id),

  list: ({ query, backend, caller }) =>
    newestFirst(backend.db, requireStudent(backend.db, caller, query.studentId).id),

  byId: ({ params, backend, caller }) => requireScore(backend.db, caller, params.id),

  latest: ({ params, query, backend, caller }) => {
    const { createRoleType } = query
    const latest = newestFirst(backend.db, requireStudent(backend.db, caller, params.studentId).id).find(
      (record) => createRoleType === undefined || record.createRoleType === createRoleType,
    )
    if (!latest) throw notFound('还没有成绩')
    return latest
  },

  batches: ({ query, backend, caller }) => {
    const record = requireScore(backend.db, caller, query.preferenceScoreId)
    requireProvince(record.province)
    return batchesOfScore(record, backend).map(({ early: _, ...batch }) => batch)
  },
})

/** A score record that the caller may see. Throws for others. */
export function requireScore(db: Database, caller: Account, id: string) {
  const record = scoreRecordsOf(db).find(id)
  if (!record) throw notFound('没有这条成绩')
  requireStudent(db, caller, record.studentId)
  return record
}

/** The newest first; of the same moment the later one. */
function remaining(db: Database, studentId: string): number {
  const made = scoreRecordsOf(db)
    .list({ studentId })
    .filter(({ id, createRoleType }) => id.startsWith('score-') && createRoleType === ROLES.student)
  return Math.max(0, OWN_SCORES - made.length)
}

const subjectsOf = ({ province, year }: NewPreferenceScore): readonly Subject[] =>
  examMode(province, year)?.subjects ?? []

function checkScore(body: NewPreferenceScore): void {
  checkProvinces([body.province])
  const mode = examMode(body.province, body.year)
  if (!mode) throw badRequest(`${body.province} ${body.year} 年没有高考模式`)
  if (!subjectsOf(body).some((subject) => subject === body.subject)) {
    throw badRequest(`${body.province} ${body.year} 年没有科类“${body.subject}”`)
  }
  if (body.score > mode.totalScore) throw badRequest(`分数不能超过满分 ${mode.totalScore} 分`)
  const parts = SUBJECTS.reduce((sum, { field }) => sum + (body[field] ?? 0), 0)
  if (parts > body.score) throw badRequest(`各科分数之和 ${parts} 超过总分 ${body.score}`)
}

/** The rank as said, or the lowest rank of the score in the newest table. Throws without such a table. */
function requireRank(body: NewPreferenceScore, backend: Backend): number {
  const { province, year, subject, score } = body
  const isExam = body.examType === GAOKAO_ID
  const table = rankingTable(
    { province, year, subject },
    isExam ? backend.tableYears(province) : backend.scoreYears,
  )
  if (body.rank) {
    if (table && table.year === year && body.rank > table.candidates) {
      throw badRequest(`${province} ${year} 年${subject}只有 ${table.candidates} 名考生`)
    }
    return body.rank
  }
  const row = table?.rows.find((candidate) => candidate.score <= score)
  if (!row) throw badRequest(`${score} 分没有对应的位次，请填写位次`)
  return row.lowestRank
}
