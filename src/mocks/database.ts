import { drop, factory, nullable, primaryKey } from '@mswjs/data'
import { ROLES, SELF_CREATED } from '~/contracts/reference'
import { DEMO_ACCOUNTS, graduatingYear } from './demo-accounts'

/** What users change. Everything else is computed by the world. */
function models() {
  return factory({
    account: {
      id: primaryKey(String),
      tel: String,
      roleId: Number,
      auth: Boolean,
      signUp: Boolean,
      name: String,
      province: nullable(String),
      year: nullable(Number),
      subjects: Array<number>,
    },
    /** Tokens that are signed in. */
    credential: { token: primaryKey(String), accountId: String },
    /** The last verification code sent to a number. */
    smsCode: { tel: primaryKey(String), code: String },
    applicationList: {
      id: primaryKey(String),
      studentId: String,
      name: String,
      createdType: Number,
      province: String,
      year: Number,
    },
  })
}

export type Database = ReturnType<typeof models>
export type Account = NonNullable<ReturnType<Database['account']['findFirst']>>
type ModelName = 'account' | 'credential' | 'smsCode' | 'applicationList'

/** The content of a database as plain data, for keeping it. */
export type Snapshot = Readonly<Record<ModelName, readonly Record<string, unknown>[]>>

export interface DatabaseOptions {
  readonly today: Date
  readonly saved?: Snapshot | undefined
}

/** A database with what was saved, or else with the demo accounts and their lists. */
export function createDatabase({ today, saved }: DatabaseOptions): Database {
  const db = models()
  if (saved && restore(db, saved)) return db
  drop(db)
  seed(db, today)
  return db
}

export function takeSnapshot(db: Database): Snapshot {
  const plain = <T extends object>(records: readonly T[]) =>
    records.map((record) => Object.fromEntries(Object.entries(record)))
  return {
    account: plain(db.account.getAll()),
    credential: plain(db.credential.getAll()),
    smsCode: plain(db.smsCode.getAll()),
    applicationList: plain(db.applicationList.getAll()),
  }
}

// What an older build saved may not fit the models of this one: then the world starts anew instead of failing.
function restore(db: Database, saved: Snapshot): boolean {
  try {
    for (const record of saved.account) db.account.create(record)
    for (const record of saved.credential) db.credential.create(record)
    for (const record of saved.smsCode) db.smsCode.create(record)
    for (const record of saved.applicationList) db.applicationList.create(record)
    return true
  } catch (error) {
    console.warn('保存的演示数据无法读取，已重新开始', error)
    return false
  }
}

function seed(db: Database, today: Date): void {
  const year = graduatingYear(today)
  for (const { persona: _, label: __, subjects, ...account } of DEMO_ACCOUNTS) {
    const isStudent = account.roleId === ROLES.student
    db.account.create({
      ...account,
      subjects: [...subjects],
      year: isStudent && account.province !== null ? year : null,
    })
  }
  const lists = [
    { id: 'l-1', studentId: 's-1', name: '省内稳妥方案', createdType: SELF_CREATED },
    { id: 'l-2', studentId: 's-1', name: '长三角方案', createdType: SELF_CREATED },
    { id: 'l-3', studentId: 's-1', name: '规划师建议方案', createdType: 2 },
    { id: 'l-4', studentId: 's-2', name: '师范与法学方案', createdType: SELF_CREATED },
  ]
  for (const list of lists) db.applicationList.create({ ...list, province: '安徽', year })
}
