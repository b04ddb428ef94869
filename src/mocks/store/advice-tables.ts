import type { ApplicationChoice } from '~/contracts/application-lists'
import type { ListStage } from '~/contracts/list-summaries'
import { SELF_CREATED } from '~/contracts/reference'
import { isAdministrator } from '~/shared/domain/access'
import type { Account, Database } from './database'
import type { ListRecord, RecordOf } from './records'
import { type BaseRecords, createTable, tableOf } from './table'

type Proposal = RecordOf<'proposal'>

/** Nothing is there before somebody has written it. */
const NONE: BaseRecords<never> = { find: () => undefined, list: () => [] }

const proposalsOf = tableOf((db: Database) => createTable(db.models, 'proposal', NONE))
export const commentsOf = tableOf((db: Database) => createTable(db.models, 'comment', NONE))
export const versionsOf = tableOf((db: Database) => createTable(db.models, 'version', NONE))
export const signaturesOf = tableOf((db: Database) => createTable(db.models, 'signature', NONE))

/** How far a planner's list has come; one that was made without a draft was handed over at once. */
export function proposalOf(
  db: Database,
  { id, updateTime }: Pick<ListRecord, 'id' | 'updateTime'>,
): Proposal {
  const known = proposalsOf(db).find(id)
  const made = { id, makerId: null, handOverTime: updateTime, openTime: null, answerTime: null, answer: null }
  return known ?? made
}

/** Lays a change over how far a list has come. */
export function changeProposal(db: Database, list: ListRecord, change: Partial<Proposal>): void {
  proposalsOf(db).put({ ...proposalOf(db, list), ...change })
}

/** Absent for a student's own list. */
export function stageOf(db: Database, list: ListRecord): ListStage | undefined {
  if (list.createdType === SELF_CREATED) return undefined
  const { handOverTime, openTime, answerTime } = proposalOf(db, list)
  if (handOverTime === null) return 'draft'
  if (list.confirmed) return 'accepted'
  if (answerTime !== null) return 'declined'
  return openTime === null ? 'handedOver' : 'opened'
}

/** Whether a list is a planner's draft. */
export const isDraft = (db: Database, list: ListRecord) => stageOf(db, list) === 'draft'

/** A draft is nobody's but its maker's and the administrators'. */
export function isReportedOf(db: Database, caller: Account, list: ListRecord): boolean {
  return (
    stageOf(db, list) !== 'draft' || isAdministrator(caller) || proposalOf(db, list).makerId === caller.id
  )
}

/** All lists but drafts, as they are counted. */
export function knownLists(db: Database): ListRecord[] {
  const drafts = new Set(
    proposalsOf(db)
      .list()
      .flatMap(({ id, handOverTime }) => (handOverTime === null ? id : [])),
  )
  return db.applicationList.list().filter(({ id }) => !drafts.has(id))
}

/** Forgets what stands beside a list that is gone. */
export function removeAdvice(db: Database, listId: string): void {
  for (const table of [proposalsOf(db), signaturesOf(db)]) if (table.find(listId)) table.remove(listId)
  for (const { id } of commentsOf(db).list({ listId })) commentsOf(db).remove(id)
  for (const { id } of versionsOf(db).list({ listId })) versionsOf(db).remove(id)
}

/** The choices of a list as they are signed. */
export function signedChoices({ items }: Pick<ListRecord, 'items'>): ApplicationChoice[] {
  return items.map(({ unitId, majors, adjust, reason }) => ({
    unitId,
    majorEnrollCodes: majors.map(({ majorEnrollCode }) => majorEnrollCode),
    adjust,
    ...(reason && { reason }),
  }))
}

/** Who has signed a list, when and which version, and whether it says something else since; undefined without a signature. */
export function signedText(db: Database, list: Pick<ListRecord, 'id' | 'items'>): string | undefined {
  const signature = signaturesOf(db).find(list.id)
  if (!signature) return undefined
  const { signerName, signTime, mark, choices } = signature
  const isSame = JSON.stringify(choices) === JSON.stringify(signedChoices(list))
  return `${signerName} ${signTime.slice(0, 16)} 签字，版本 ${mark}${isSame ? '' : '；签字后改过'}`
}
