import {
  type ApplicationChoice,
  type ApplicationItem,
  type ApplicationListUpdate,
  applicationLists,
  type NewApplicationList,
} from '~/contracts/application-lists'
import { ROLES, SELF_CREATED } from '~/contracts/reference'
import { findProvince } from '~/rules/exam/provinces'
import { isAdministrator } from '~/shared/domain/access'
import type { Backend } from '../../server/backend'
import { requireStudent } from '../../server/known/student'
import { badRequest, conflict, forbidden, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { changeProposal, isReportedOf, proposalOf, removeAdvice } from '../../store/advice-tables'
import { chinaTime } from '../../store/china-time'
import type { Account, Database } from '../../store/database'
import { isStudent, type ListRecord } from '../../store/records'
import { filledList } from '../../store/world-lists'
import { batchesOf, batchRule } from '../../world/filing/filing-rules'
import { requireScore } from '../scores/score-records'
import { requireChoice } from './choice-items'
import { detailOf, planOf, writtenOf } from './list-plan'
import { reportedUnitsOf } from './list-risks'
import { keepVersion } from './stored-versions'

/** Lists by planners and administrators. */
const MADE_BY_PLANNER = ROLES.planner

export const applicationListHandlers = mockEndpoints(applicationLists, {
  detail: ({ params, backend, caller }) => detailOf(backend, requireList(backend, caller, params.id)),

  saveOwn: ({ body, backend, caller }) =>
    detailOf(backend, keepVersion(backend, caller, createList(backend, caller, body, SELF_CREATED))),

  create: ({ body, backend, caller }) => {
    const list = createList(backend, caller, body, MADE_BY_PLANNER)
    changeProposal(backend.db, list, { makerId: caller.id })
    return detailOf(backend, keepVersion(backend, caller, list))
  },

  updateOwn: ({ body, backend, caller }) => {
    const list = requireList(backend, caller, body.id)
    const changesContent = body.name !== undefined || body.note !== undefined || body.choices !== undefined
    if (list.createdType !== SELF_CREATED && changesContent)
      throw forbidden('规划师的志愿表只能确认，不能修改')
    return detailOf(backend, keepVersion(backend, caller, updateList(backend, list, body), list))
  },

  update: ({ body, backend, caller }) => {
    const list = requireList(backend, caller, body.id)
    if (list.createdType === SELF_CREATED) throw forbidden('学生自己的志愿表只能由学生修改')
    if (body.confirmed) throw forbidden('志愿表由学生确认')
    return detailOf(backend, keepVersion(backend, caller, updateList(backend, list, body), list))
  },

  remove: ({ query, backend, caller }) => {
    const list = requireList(backend, caller, query.id)
    if (!mayRemove(backend.db, list, caller)) throw forbidden('只能删除自己制定的志愿表')
    backend.db.applicationList.remove(list.id)
    removeAdvice(backend.db, list.id)
    return '已删除'
  },

  // The writers of files are large, and a file is seldom asked for.
  excel: async ({ params, backend, caller }) => {
    const list = requireList(backend, caller, params.id)
    const units = reportedUnitsOf(backend, caller, list)
    return (await import('./list-workbook')).listWorkbook(writtenOf(backend, list), units)
  },

  collegeAdmissionInfo: async ({ params, backend, caller }) => {
    const list = writtenOf(backend, requireList(backend, caller, params.id))
    return (await import('./schools-document')).schoolsDocument(list)
  },
})

/** A planner's list is its maker's to remove; of one whose maker is not known, the planner's of the student. */
function mayRemove(db: Database, list: ListRecord, caller: Account): boolean {
  if (isAdministrator(caller)) return true
  if (isStudent(caller)) return list.createdType === SELF_CREATED
  return list.createdType !== SELF_CREATED && [null, caller.id].includes(proposalOf(db, list).makerId)
}

/** A list that the caller may see. Throws for others. */
export function requireList(backend: Backend, caller: Account, id: string): ListRecord {
  const list = backend.db.applicationList.find(id)
  if (!list) throw notFound('没有这份志愿表')
  requireStudent(backend.db, caller, list.studentId)
  if (!isReportedOf(backend.db, caller, list)) throw notFound('没有这份志愿表')
  return filledList(backend, list)
}

/** Makes a list with the choices that were sent. Throws where they do not fit the plan. */
export function createList(
  backend: Backend,
  caller: Account,
  body: NewApplicationList,
  createdType: number,
): ListRecord {
  const { db } = backend
  requireStudent(db, caller, body.studentId)
  const { province, year, studentId } = requireScore(db, caller, body.preferenceScoreId)
  if (studentId !== body.studentId) throw badRequest('这条成绩不是这名学生的')
  const { name, preferenceScoreId, batch, note = null, choices } = body
  const draft: ListRecord = {
    id: db.applicationList.nextId(),
    studentId,
    name: readName(name),
    createdType,
    province,
    year,
    batch,
    preferenceScoreId,
    note,
    confirmed: false,
    version: 1,
    updateTime: chinaTime(backend.now()),
    items: [],
  }
  return db.applicationList.put({ ...draft, items: readItems(choices, draft, backend) })
}

/** Raises the version. Other choices of a proposal need to be opened and accepted again. */
export function updateList(backend: Backend, list: ListRecord, body: ApplicationListUpdate): ListRecord {
  if (body.version !== list.version) throw conflict('志愿表已在别处修改，请刷新后再改')
  const { name, note, choices } = body
  const items = choices ? readItems(choices, list, backend) : list.items
  const isOther = filedText(items) !== filedText(list.items)
  if (isOther && list.createdType !== SELF_CREATED)
    changeProposal(backend.db, list, { openTime: null, answerTime: null, answer: null })
  return backend.db.applicationList.put({
    ...list,
    name: readName(name ?? list.name),
    note: note === undefined ? list.note : note,
    items,
    confirmed: body.confirmed ?? (list.confirmed && !isOther),
    version: list.version + 1,
    updateTime: chinaTime(backend.now()),
  })
}

/** What is filed of choices: the reasons beside them are not. */
const filedText = (items: readonly ApplicationItem[]) =>
  JSON.stringify(
    items.map(({ unitId, majors, adjust }) => [unitId, adjust, majors.map((major) => major.majorEnrollCode)]),
  )

function readName(text: string): string {
  const name = text.trim()
  if (name === '') throw badRequest('志愿表的名称不能为空')
  return name
}

/** The choices as they are kept. Throws when they break the rules of the list's batch. */
function readItems(
  choices: readonly ApplicationChoice[],
  list: ListRecord,
  backend: Backend,
): ApplicationItem[] {
  const plan = planOf(backend, list)
  const facts = findProvince(list.province)
  const batch = facts && batchesOf(facts, plan.year).find((known) => known.batch === plan.batch)
  if (!facts || !batch) throw badRequest(`${list.province}没有${plan.batch}`)
  const rule = batchRule(facts, list.year, batch.batch)
  const most = rule.choiceCount ?? Number.POSITIVE_INFINITY
  if (choices.length > most) throw badRequest(`${plan.batch}最多填 ${most} 个志愿`)
  if (new Set(choices.map(({ unitId }) => unitId)).size < choices.length) throw badRequest('有重复的志愿')
  return choices.map((choice, index) => {
    checkChoice(choice, index, rule)
    return requireChoice(choice, index, plan)
  })
}

function checkChoice(
  { majorEnrollCodes, adjust }: ApplicationChoice,
  index: number,
  rule: { readonly majorsPerChoice: number; readonly adjustment: boolean },
): void {
  const place = `第 ${index + 1} 个志愿`
  if (majorEnrollCodes.length > rule.majorsPerChoice)
    throw badRequest(`${place}最多填 ${rule.majorsPerChoice} 个专业`)
  if (new Set(majorEnrollCodes).size < majorEnrollCodes.length) throw badRequest(`${place}有重复的专业`)
  if (adjust && !rule.adjustment) throw badRequest(`${place}不能服从调剂：本省没有专业调剂`)
}
