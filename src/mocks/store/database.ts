import { drop } from '@mswjs/data'
import { type Calendar, calendarOf } from '../world/people/calendar'
import { baseAccounts } from './base-accounts'
import { baseLists } from './base-lists'
import { graduatingYear } from './demo-accounts'
import { type Models, models } from './models'
import { AccountRecord, ListRecord } from './records'
import { createTable, type Table } from './table'

const MODEL_NAMES = ['credential', 'smsCode', 'change'] as const
type Rows = Pick<Models, (typeof MODEL_NAMES)[number]>

export type Account = AccountRecord

/** What users have changed, and the two tables that every page needs. The other tables are in the modules of those who use them. */
export interface Database extends Rows {
  readonly account: Table<Account>
  readonly applicationList: Table<ListRecord>
  /** What the people of the world are dated from. */
  readonly calendar: Calendar
}

/** The content of a database as plain data, for keeping it. */
export type Snapshot = Readonly<Record<keyof Rows, readonly Record<string, unknown>[]>>

export interface DatabaseOptions {
  readonly today: Date
  readonly saved?: Snapshot | undefined
}

/** A database with what was saved, or else with nothing changed. */
export function createDatabase({ today, saved }: DatabaseOptions): Database {
  const rows = models()
  if (saved && !restore(rows, saved)) drop(rows)
  const { credential, smsCode, change } = rows
  const calendar = calendarOf(today, graduatingYear(today))
  const changes = rows.change
  return {
    credential,
    smsCode,
    change,
    calendar,
    account: createTable({ changes, kind: 'account', schema: AccountRecord, base: baseAccounts(calendar) }),
    applicationList: createTable({ changes, kind: 'list', schema: ListRecord, base: baseLists(calendar) }),
  }
}

export function takeSnapshot(db: Rows): Snapshot {
  const plain = <T extends object>(records: readonly T[]) =>
    records.map((record) => Object.fromEntries(Object.entries(record)))
  return {
    credential: plain(db.credential.getAll()),
    smsCode: plain(db.smsCode.getAll()),
    change: plain(db.change.getAll()),
  }
}

// What an older build saved may not fit the models of this one: then the world starts anew instead of failing.
function restore(rows: Rows, saved: Snapshot): boolean {
  try {
    for (const name of MODEL_NAMES) {
      for (const record of saved[name]) rows[name].create(record)
    }
    return true
  } catch (error) {
    console.warn('保存的演示数据无法读取，已重新开始', error)
    return false
  }
}
