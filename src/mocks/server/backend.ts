import type { Endpoint } from '~/contracts/endpoint'
import { seasonDays } from '~/rules/exam/season-days'
import { scoreYears } from '~/rules/exam/years'
import type { Replay } from '../replay/replay'
import type { Scenario } from '../scenario/scenario'
import { type Account, createDatabase, type Database } from '../store/database'
import { renewModels, type Snapshot, takeSnapshot } from '../store/models'
import { givenProvince } from '../world/given/given-world'
import { createPlanner, type Plan } from './planned'

/** Everything that answers one product: its data, its clock and its scenario. Two backends share nothing that changes. */
export interface Backend extends ReturnType<typeof createPlanner> {
  readonly db: Database
  /** QA may lay another over it while the product runs. */
  scenario: Scenario
  /** The clock of this backend. */
  now(): Date
  /** The calendar year of the clock: the one whose results are out or still to come. */
  readonly thisYear: number
  readonly lastYear: number
  /** The years that have lines of schools, the newest first; they have score tables and control lines too. */
  readonly scoreYears: readonly number[]
  /** The years that have score tables and control lines in a province: this one from the moment they are out. */
  tableYears(province: string): readonly number[]
  /** The account that a token belongs to. */
  accountOf(token: string | null): Account | undefined
  /** Answers what was recorded before the mock does. */
  replay?: Replay | undefined
  /** Hears of each call, and gives what hears of its end: the answer, or what was thrown in its place. */
  observer?: CallObserver | undefined
  /** Keeps the data if it has changed since the last time. */
  keep(): Promise<void>
  /** Takes over what another tab has kept. */
  follow(read: Promise<Snapshot | undefined>): void
  /** Resolves once nothing is being taken over. */
  readonly settled: Promise<void>
}

export interface ObservedCall {
  readonly endpoint: Endpoint
  /** A copy whose body nobody has read. */
  readonly request: Request
  readonly caller: Account | undefined
  readonly plan: Plan
}

/** `end` is the answer, unread, or what was thrown in its place. It is not called where the connection hangs. */
export type CallObserver = (call: ObservedCall) => (end: unknown) => void

/** Score tables and control lines come with the results in one province and a day later in another: at noon of the next day. */
const TABLES_AT = '12:00:00+08:00'
const DAY_MS = 24 * 60 * 60 * 1000

export interface BackendOptions {
  readonly scenario: Scenario
  readonly now: () => Date
  readonly saved?: Snapshot | undefined
  readonly save?: (snapshot: Snapshot) => Promise<void>
  readonly observer?: CallObserver
  readonly replay?: Replay | undefined
}

export function createBackend({ scenario, now, saved, save, observer, replay }: BackendOptions): Backend {
  const db = createDatabase({ today: now(), saved, scenario })
  let kept = JSON.stringify(takeSnapshot(db.models))
  let settled = Promise.resolve()
  return {
    db,
    scenario,
    now,
    get thisYear() {
      return now().getFullYear()
    },
    get lastYear() {
      return this.thisYear - 1
    },
    get scoreYears() {
      return scoreYears(this.thisYear)
    },
    tableYears(province) {
      const given = givenProvince(province)
      if (given) return given.tableYears.filter((year) => year <= this.thisYear)
      const { tables } = this.scenario
      const days = seasonDays(province, this.thisYear)
      const day = days && new Date(Date.parse(`${this.thisYear}-${days.results}T${TABLES_AT}`) + DAY_MS)
      const isOut = tables === undefined ? day !== undefined && day <= this.now() : tables === 'out'
      return isOut ? [this.thisYear, ...this.scoreYears] : this.scoreYears
    },
    replay,
    accountOf(token) {
      if (token === null) return undefined
      const credential = db.models.credential.findFirst({ where: { token: { equals: token } } })
      // A recorded token is of no account here: somebody like the one who was recorded asks.
      const id = credential?.accountId ?? this.replay?.shim
      return id === undefined ? undefined : db.account.find(id)
    },
    ...createPlanner(),
    observer,
    async keep() {
      if (!save) return
      const text = JSON.stringify(takeSnapshot(db.models))
      if (text === kept) return
      kept = text
      // A copy by way of its text: what is changed while it is being written is not half in it.
      await save(JSON.parse(text))
    },
    follow(read) {
      settled = Promise.all([read, settled]).then(([snapshot]) => {
        if (!snapshot) return
        renewModels(db.models, snapshot)
        kept = JSON.stringify(takeSnapshot(db.models))
      })
    },
    get settled() {
      return settled
    },
  }
}
