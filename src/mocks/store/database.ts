import { type Calendar, calendarOf } from '../world/people/calendar'
import { baseAccounts } from './base-accounts'
import { baseLists } from './base-lists'
import { graduatingYear } from './demo-accounts'
import { createModels, type Models, type Snapshot } from './models'
import type { AccountRecord, ListRecord } from './records'
import { createTable, type Table } from './table'

export type Account = AccountRecord

/** Changes by users, and the two tables that every page needs. The other tables stand beside the calls that use them. */
export interface Database {
  readonly models: Models
  readonly account: Table<Account>
  readonly applicationList: Table<ListRecord>
  /** The dates of the people of the world count from here. */
  readonly calendar: Calendar
}

export interface DatabaseOptions {
  readonly today: Date
  readonly saved?: Snapshot | undefined
  /** How many students the world has at least (`qa.scale`). */
  readonly scale?: number | undefined
}

/** A database with what was saved, or else with nothing changed. */
export function createDatabase({ today, saved, scale }: DatabaseOptions): Database {
  const models = createModels(saved)
  const calendar = calendarOf(today, graduatingYear(today), scale)
  return {
    models,
    calendar,
    account: createTable(models, 'account', baseAccounts(calendar)),
    applicationList: createTable(models, 'list', baseLists(calendar)),
  }
}
