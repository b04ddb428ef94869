import { EMPTY_SCENARIO, type Scenario } from '../scenario/scenario'
import { type Calendar, calendarOf } from '../world/people/calendar'
import { baseAccounts } from './base-accounts'
import { baseLists } from './base-lists'
import { graduatingYear } from './demo-accounts'
import { createModels, type Models, type Snapshot } from './models'
import type { AccountRecord, ListRecord } from './records'
import { type ScenarioPerson, scenarioPerson } from './scenario-person'
import { createTable, type Table } from './table'

export type Account = AccountRecord

/** Changes by users, and the two tables that every page needs. The other tables stand beside the calls that use them. */
export interface Database {
  readonly models: Models
  readonly account: Table<Account>
  readonly applicationList: Table<ListRecord>
  /** The dates of the people of the world count from here. */
  readonly calendar: Calendar
  /** The student that the scenario tells of. */
  readonly person: ScenarioPerson | undefined
  /** What of the scenario's student cannot be, in Chinese for testers. */
  readonly personProblems: readonly string[]
}

export interface DatabaseOptions {
  readonly today: Date
  readonly saved?: Snapshot | undefined
  readonly scenario?: Scenario
}

/** A database with what was saved, or else with nothing changed. */
export function createDatabase({ today, saved, scenario = EMPTY_SCENARIO }: DatabaseOptions): Database {
  const models = createModels(saved)
  const calendar = calendarOf(today, graduatingYear(today), scenario.scale)
  const { person, problems } = scenarioPerson(scenario, calendar)
  return {
    models,
    calendar,
    person,
    personProblems: problems,
    account: createTable(models, 'account', baseAccounts(calendar, person)),
    applicationList: createTable(models, 'list', baseLists(calendar, person)),
  }
}
