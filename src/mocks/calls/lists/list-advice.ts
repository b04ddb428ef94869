import { type ListAdvice, listAdvice } from '~/contracts/list-advice'
import { ROLES, SELF_CREATED } from '~/contracts/reference'
import type { Backend } from '../../server/backend'
import { badRequest, conflict, forbidden, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import {
  changeProposal,
  commentsOf,
  proposalOf,
  signaturesOf,
  signedChoices,
  stageOf,
} from '../../store/advice-tables'
import { chinaTime } from '../../store/china-time'
import type { Account } from '../../store/database'
import type { ListRecord } from '../../store/records'
import { uniform } from '../../world/kit/seed'
import { createList, requireList, updateList } from './application-lists'
import { detailOf } from './list-plan'
import { requireReady } from './signature-needs'
import { keepVersion } from './stored-versions'

export const listAdviceHandlers = mockEndpoints(listAdvice, {
  ofList: ({ params, backend, caller }) => adviceOf(backend, requireList(backend, caller, params.id)),

  createDraft: ({ body, backend, caller }) => {
    const list = createList(backend, caller, body, ROLES.planner)
    changeProposal(backend.db, list, { makerId: caller.id, handOverTime: null })
    return detailOf(backend, keepVersion(backend, caller, list))
  },

  comment: ({ body, backend, caller }) => {
    const { listId, unitId, opinion } = body
    const list = requireList(backend, caller, listId)
    const text = body.text.trim()
    if (text === '' && !opinion) throw badRequest('写一句话，或选一个看法')
    if (unitId && list.items.every((item) => item.unitId !== unitId))
      throw conflict('这个志愿已经不在表里，意见可以写给整张表')
    const comments = commentsOf(backend.db)
    if (comments.list({ listId: list.id }).length >= MOST_COMMENTS)
      throw conflict(`一份志愿表最多 ${MOST_COMMENTS} 条意见，先删掉一些`)
    return comments.put({
      id: comments.nextId(),
      listId: list.id,
      authorId: caller.id,
      authorName: caller.name,
      createRoleType: caller.roleId,
      createTime: chinaTime(backend.now()),
      text,
      ...(unitId && { unitId }),
      ...(opinion && { opinion }),
    })
  },

  handOver: ({ body, backend, caller }) => {
    const list = requireProposal(backend, caller, body)
    if (stageOf(backend.db, list) !== 'draft') throw conflict('这份志愿表已经交给学生了')
    if (body.note.trim() === '') throw badRequest('先给学生写一句话')
    const { id, version } = list
    const after = updateList(backend, list, { id, version, note: body.note.trim() })
    changeProposal(backend.db, after, { handOverTime: chinaTime(backend.now()) })
    return detailOf(backend, keepVersion(backend, caller, after, list))
  },

  open: ({ body, backend, caller }) => {
    const list = requireProposal(backend, caller, body)
    if (stageOf(backend.db, list) === 'handedOver')
      changeProposal(backend.db, list, { openTime: chinaTime(backend.now()) })
    return detailOf(backend, list)
  },

  sign: ({ body, backend, caller }) => {
    const list = requireProposal(backend, caller, body)
    const choices = signedChoices(list)
    if (choices.length === 0) throw conflict('空的志愿表不能签字')
    const without = choices.findIndex(({ reason }) => !reason)
    if (without >= 0) throw conflict(`第 ${without + 1} 个志愿还没有写理由`)
    requireReady(backend, caller, list, body)
    signaturesOf(backend.db).put({
      id: list.id,
      signerName: caller.name,
      signTime: chinaTime(backend.now()),
      version: list.version,
      mark: markOf(choices),
      choices,
      answers: body.answers,
    })
    return adviceOf(backend, list)
  },

  answer: ({ body, backend, caller }) => {
    const list = requireProposal(backend, caller, body)
    const { id, version } = list
    if (stageOf(backend.db, list) === 'handedOver') throw conflict('先打开看过，再回答')
    const { accepted } = body
    const after = updateList(backend, list, { id, version, confirmed: accepted })
    changeProposal(backend.db, after, {
      answerTime: chinaTime(backend.now()),
      answer: body.answer?.trim() || null,
    })
    return detailOf(backend, keepVersion(backend, caller, after, list))
  },

  removeComment: ({ query, backend, caller }) => {
    const { id } = requireList(backend, caller, query.listId)
    const comments = commentsOf(backend.db)
    const comment = comments.find(query.id)
    if (!comment || comment.listId !== id) throw notFound('没有这条意见')
    if (comment.authorId !== caller.id) throw forbidden('只能删除自己写的意见')
    comments.remove(comment.id)
    return '已删除'
  },
})

/** More are a conversation, which has other places. */
const MOST_COMMENTS = 500

/** A planner's list in the version that the caller has seen. Throws for another. */
function requireProposal(
  backend: Backend,
  caller: Account,
  { id, version }: { readonly id: string; readonly version: number },
): ListRecord {
  const list = requireList(backend, caller, id)
  if (list.createdType === SELF_CREATED) throw forbidden('这是学生自己的志愿表，不是规划师的方案')
  if (list.version !== version) throw conflict('志愿表已在别处修改，请刷新后再改')
  return list
}

function adviceOf({ db }: Backend, list: ListRecord): ListAdvice {
  const { id, version } = list
  const comments = commentsOf(db).list({ listId: id })
  const { id: _, ...signature } = signaturesOf(db).find(id) ?? { id }
  const times = stageOf(db, list) && timesOf(proposalOf(db, list))
  return { id, version, ...times, comments, ...('mark' in signature && { signature }) }
}

const timesOf = ({ handOverTime, openTime, answerTime }: ReturnType<typeof proposalOf>) => ({
  handOverTime,
  openTime,
  answerTime,
})

/** Eight letters and digits, which two people can read to each other. */
function markOf(choices: readonly object[]): string {
  const said = JSON.stringify(choices)
  return ['one', 'two']
    .map((part) => uniform('signature', part, said).toString(36).slice(2, 6).padEnd(4, '0'))
    .join('-')
    .toUpperCase()
}
