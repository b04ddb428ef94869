import { ORDER_STATUSES, ROLES } from '~/contracts/reference'
import { EMPTY_SCENARIO, PERSON_SETTINGS, type Scenario } from '../scenario/scenario'
import type { Database } from '../store/database'
import { DEMO_ACCOUNTS } from '../store/demo-accounts'
import { ordersOf } from '../store/people-tables'
import type { Table } from '../store/table'

/** Kinds of records that testers read and change, in the order of their choice. */
export const SHOWN_KINDS = ['account', 'list', 'order'] as const
export type ShownKind = (typeof SHOWN_KINDS)[number]

export const KIND_TITLES: Readonly<Record<ShownKind, string>> = {
  account: '人',
  list: '志愿表',
  order: '服务单',
}

/** A record as one line. */
export interface StoreRow {
  readonly id: string
  readonly title: string
  readonly facts: readonly string[]
  /** All that a search looks at. */
  readonly text: string
  /** The person whose record it is, if they can sign in. */
  readonly personId: string | undefined
  readonly roleId: number
}

const ROLE_NAMES: Readonly<Record<number, string>> = {
  [ROLES.student]: '学生',
  [ROLES.planner]: '规划师',
  [ROLES.administrator]: '管理员',
}

/** The table of a kind, whose records a schema checks (`RECORDS`). */
export function tableOfKind(db: Database, kind: ShownKind) {
  const tables = { account: db.account, list: db.applicationList, order: ordersOf(db) }
  // A record that goes in has been checked by the schema of its kind.
  return tables[kind] as unknown as Table<{ readonly id: string }>
}

/** The records of a kind, as they are now. */
export function rowsOf(db: Database, kind: ShownKind): StoreRow[] {
  const nameOf = (id: string) => db.account.find(id)?.name ?? id
  const row = (id: string, title: string, facts: readonly (string | null)[], ownerId: string): StoreRow => {
    const owner = db.account.find(ownerId)
    const said = facts.filter((fact): fact is string => fact !== null && fact !== '')
    return {
      id,
      title,
      facts: said,
      text: [id, title, ownerId, ...said].join(' '),
      personId: owner?.signUp ? owner.id : undefined,
      roleId: owner?.roleId ?? ROLES.student,
    }
  }
  if (kind === 'account')
    return db.account
      .list()
      .map(({ id, name, tel, roleId, province, auth }) =>
        row(id, name || tel, [ROLE_NAMES[roleId] ?? '', province, auth ? 'VIP' : null], id),
      )
  if (kind === 'list')
    return db.applicationList
      .list()
      .map(({ id, name, studentId, items, confirmed }) =>
        row(id, name, [nameOf(studentId), `${items.length} 个志愿`, confirmed ? '已锁定' : null], studentId),
      )
  return ordersOf(db)
    .list()
    .map(({ id, studentId, status, plannerId }) =>
      row(
        id,
        nameOf(studentId),
        [
          ORDER_STATUSES.find((each) => each.id === status)?.label ?? String(status),
          plannerId ? nameOf(plannerId) : null,
        ],
        studentId,
      ),
    )
}

/** A scenario in which the page is a person's; what it said of a student of its own is gone. */
export function becoming(scenario: Scenario, personId: string): Scenario {
  const persona = DEMO_ACCOUNTS.find(({ id }) => id === personId)?.persona ?? personId
  const kept = Object.entries(scenario).filter(([name]) => !PERSON_SETTINGS.some((each) => each === name))
  return { ...EMPTY_SCENARIO, ...Object.fromEntries(kept), persona }
}
