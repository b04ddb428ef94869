import type { ListVersionContent } from '~/contracts/list-versions'
import { ROLES, SELF_CREATED } from '~/contracts/reference'
import { diffLists } from '~/rules/list/diff/diff-lists'
import { rowChanges } from '~/rules/list/diff/row-changes'
import type { Backend } from '../../server/backend'
import { isDraft, versionsOf } from '../../store/advice-tables'
import type { Account, Database } from '../../store/database'
import { isStudent, type ListRecord } from '../../store/records'

/** The oldest are forgotten beyond this. */
const MOST_VERSIONS = 100

/** Keeps a list as it was saved, and the state before where nobody has kept it. Returns the list. */
export function keepVersion(
  { db }: Backend,
  caller: Account,
  list: ListRecord,
  before?: ListRecord,
): ListRecord {
  const versions = versionsOf(db)
  if (before && !versions.find(idOf(before))) versions.put(unstoredVersion(db, before))
  versions.put({
    ...stateOf(list),
    authorId: caller.id,
    authorName: caller.name,
    createRoleType: caller.roleId,
    change: before ? changeOf(before, list) : `新建，${list.items.length} 个志愿`,
    isDraft: isDraft(db, list),
  })
  for (const { id } of versions.list({ listId: list.id }).slice(0, -MOST_VERSIONS)) versions.remove(id)
  return list
}

/** The saved states of a list that the caller may read, the oldest first; the newest is the list as it is. */
export function versionsFor({ db }: Backend, caller: Account, list: ListRecord): ListVersionContent[] {
  const kept = versionsOf(db)
    .list({ listId: list.id })
    .toSorted((a, b) => a.version - b.version)
  const all = kept.some(({ version }) => version === list.version)
    ? kept
    : [...kept, unstoredVersion(db, list)]
  return all.flatMap(({ id: _, listId: __, isDraft: wasDraft, ...version }) =>
    wasDraft && isStudent(caller) ? [] : [version],
  )
}

const idOf = ({ id, version }: ListRecord) => `${id}/${version}`

const stateOf = (list: ListRecord) => ({
  id: idOf(list),
  listId: list.id,
  version: list.version,
  saveTime: list.updateTime,
  choiceCount: list.items.length,
  items: list.items,
})

/** A state that was there before anything was kept. */
function unstoredVersion(db: Database, list: ListRecord) {
  const isOwn = list.createdType === SELF_CREATED
  const student = isOwn ? db.account.find(list.studentId) : undefined
  return {
    ...stateOf(list),
    authorId: student?.id ?? null,
    authorName: student?.name ?? (isOwn ? '学生' : '规划师'),
    createRoleType: isOwn ? ROLES.student : ROLES.planner,
    change: '最早的一份',
    isDraft: isDraft(db, list),
  }
}

/** What made one state of another, in words. */
function changeOf(before: ListRecord, after: ListRecord): string {
  const parts = [
    rowChanges(diffLists(rowsOf(before), rowsOf(after))),
    before.name !== after.name && '改了名称',
    before.note !== after.note && '改了备注',
    after.confirmed && !before.confirmed && '接受了方案',
  ]
  return parts.filter(Boolean).join(' · ')
}

const rowsOf = ({ items }: ListRecord) =>
  items.map(({ unitId, schoolName, majorGroupCode, adjust, majors }) => ({
    key: unitId,
    name: [schoolName, majorGroupCode].filter(Boolean).join(' '),
    adjust,
    majors: majors.map(({ majorName }) => majorName),
  }))
