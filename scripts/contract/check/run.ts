import type { Contract, Operation } from '../contract'
import { type Actor, callersOf, missingCredential, outsidersOf, personFacts } from './actors'
import { type Bound, bindings } from './bind'
import { isEmptyAnswer, unseen } from './coverage'
import { isObject } from './deviation'
import { type Exchange, NoAnswer, requestOf, type Transport } from './exchange'
import type { InputTable } from './input-table'
import { isPaged, judgeExchange, type Verdict } from './judge'
import { Knowledge } from './knowledge'
import { furtherPages } from './paging'
import { withSources } from './selection'

export interface CheckOptions {
  readonly contract: Contract
  readonly transport: Transport
  /** Credentials as the Authorization header carries them. */
  readonly tokens?: readonly string[]
  /** Numbers to sign in with, by verification code; the code must come back in the answer, as S1 §7 has it. */
  readonly tels?: readonly string[]
  /** What no call tells: facts by name. */
  readonly given?: Readonly<Record<string, unknown>>
  /** Calls that change something are made too. */
  readonly write?: boolean
  /** Only these calls are of interest; what they need to know is asked too. */
  readonly only?: (operation: Operation) => boolean
  readonly table: InputTable
}

/** All that was asked and answered about one call. */
export interface CallRecord {
  readonly operation: Operation
  readonly exchanges: readonly Exchange[]
  /** Requests that must be turned away: by a guest, or by a student where staff is asked for. */
  readonly probes: readonly Exchange[]
  /** Why it was not made, if it was not. */
  readonly obstacle: string | undefined
}

/** Inputs that are tried for one call before it is given up, and accepted ones that are tried on to see more of the answer. */
const MOST_ATTEMPTS = 10
const MOST_ACCEPTED = 4
/** Inputs tried in one go; other calls may tell better ones meanwhile. */
const ATTEMPTS_PER_TURN = 4

/** Makes every call that can be made with inputs the API itself has told, and records what came back. */
export async function runCheck(options: CheckOptions): Promise<CallRecord[]> {
  const runner = new Runner(options)
  await runner.run()
  return runner.records()
}

interface Progress {
  readonly exchanges: Exchange[]
  readonly verdicts: Verdict[]
  readonly probes: Exchange[]
  readonly tried: Set<string>
  readonly visited: Set<string>
  missing: readonly string[]
  settled: boolean
}

class Runner {
  readonly #options: CheckOptions
  readonly #table: InputTable
  readonly #knowledge: Knowledge
  readonly #actors: Actor[]
  readonly #progress = new Map<Operation, Progress>()
  readonly #wanted: readonly Operation[]

  constructor(options: CheckOptions) {
    this.#options = options
    this.#table = options.table
    this.#knowledge = new Knowledge(this.#table, options.given)
    this.#actors = (options.tokens ?? []).map((token) => ({ token, roleId: undefined }))
    this.#wanted = withSources({ ...options, table: this.#table }, (fact) => this.#knowledge.sourcesOf(fact))
    for (const operation of options.contract.operations) {
      this.#progress.set(operation, {
        exchanges: [],
        verdicts: [],
        probes: [],
        tried: new Set(),
        visited: new Set(),
        missing: [],
        settled: false,
      })
    }
  }

  async run(): Promise<void> {
    for (const tel of this.#options.tels ?? []) await this.#signIn(tel)
    const reads = this.#wanted.filter(({ writes }) => !writes)
    await this.#settle(reads)
    if (this.#options.write) {
      const writes = this.#wanted.filter(({ writes }) => writes)
      const phase = ({ name, endpoint }: Operation) =>
        this.#table.last.includes(name) ? 'last' : endpoint.method === 'GET' ? 'POST' : endpoint.method
      for (const step of ['POST', 'PUT', 'DELETE'] as const) {
        // What was just made may be what a read was waiting for; what was just removed is not.
        await this.#settle([
          ...writes.filter((operation) => phase(operation) === step),
          ...(step === 'DELETE' ? [] : reads),
        ])
      }
      await this.#probe()
      await this.#settle(writes.filter((operation) => phase(operation) === 'last'))
    } else await this.#probe()
  }

  records(): CallRecord[] {
    const { only = () => true, contract } = this.#options
    return contract.operations.filter(only).map((operation) => {
      const { exchanges, probes } = this.#of(operation)
      return {
        operation,
        exchanges,
        probes,
        obstacle: exchanges.length > 0 ? undefined : this.#obstacle(operation),
      }
    })
  }

  #of(operation: Operation): Progress {
    const progress = this.#progress.get(operation)
    if (!progress) throw new Error(`${operation.name} 不在这份契约里`)
    return progress
  }

  /** Code, then login: the two calls of S1 §7, made with a number that was handed in. */
  async #signIn(tel: string): Promise<void> {
    const byName = (name: string) =>
      this.#options.contract.operations.find((operation) => operation.name === name)
    const code = byName('auth.smsCode')
    const login = byName('auth.login')
    if (!code || !login) return
    const actor = this.#actors.push({ token: '', roleId: undefined }) - 1
    // Its own knowledge: the code of one number must not be used for another.
    const known = new Knowledge(this.#table, { tel })
    for (const operation of [code, login]) {
      const [bound] = this.#bindings(operation, actor, false, known).bound
      const verdict = bound && (await this.#call(operation, bound, actor, known))
      const payload = verdict?.payload?.value
      if (operation !== login || !isObject(payload)) continue
      const { Authorization, id } = payload
      const roleId = Number(payload.roleId)
      if (typeof Authorization === 'string') this.#actors[actor] = { token: Authorization, roleId }
      this.#knowledge.add({ facts: personFacts(roleId, id, tel), from: login.name, actor })
    }
  }

  #bindings(
    operation: Operation,
    actor: number | undefined,
    withOptional = false,
    knowledge = this.#knowledge,
  ) {
    const { named } = this.#options.contract.book
    return bindings(operation, { table: this.#table, named, knowledge, actor }, withOptional)
  }

  async #settle(operations: readonly Operation[]): Promise<void> {
    let moved = true
    while (moved) {
      moved = false
      for (const operation of operations) {
        if (!this.#of(operation).settled && (await this.#advance(operation))) moved = true
      }
    }
  }

  /** Tries inputs that have not been tried; true when a call was made. */
  async #advance(operation: Operation): Promise<boolean> {
    const progress = this.#of(operation)
    let made = false
    for (const actor of this.#callers(operation)) {
      const { bound, missing } = this.#bindings(operation, actor)
      if (bound.length === 0) progress.missing = missing
      let turns = 0
      for (const each of bound) {
        if (progress.settled || turns >= ATTEMPTS_PER_TURN || progress.exchanges.length >= MOST_ATTEMPTS)
          break
        if (progress.tried.has(keyOf(each, actor))) continue
        turns += 1
        made = true
        const verdict = await this.#call(operation, each, actor)
        await this.#follow(operation, each, verdict, actor)
      }
    }
    return made
  }

  #callers(operation: Operation): (number | undefined)[] {
    const callers = callersOf(operation, this.#actors)
    return callers.filter((actor) => actor === undefined || this.#actors[actor]?.token !== '')
  }

  async #follow(
    operation: Operation,
    bound: Bound,
    verdict: Verdict,
    actor: number | undefined,
  ): Promise<void> {
    const progress = this.#of(operation)
    if (verdict.findings.length > 0) {
      progress.settled = true
      return
    }
    if (verdict.outcome !== 'accepted') return
    const isFile = operation.endpoint.file !== undefined
    if (!isFile && isEmptyAnswer(verdict.payload?.value)) return
    if (operation.writes) {
      progress.settled = true
      return
    }
    const accepted = progress.verdicts.filter(({ outcome }) => outcome === 'accepted').length
    if (accepted === 1) {
      const exchange = progress.exchanges.at(-1)
      if (exchange && isPaged(exchange)) await this.#turnPages(operation, bound, verdict, actor)
      const [full] = this.#bindings(operation, actor, true).bound
      if (full && !progress.tried.has(keyOf(full, actor))) await this.#call(operation, full, actor)
    }
    const { named } = this.#options.contract.book
    const hungry = accepted < 2 || unseen(operation, progress.visited, named, 'required').length > 0
    progress.settled = !hungry || accepted >= MOST_ACCEPTED
  }

  /** The second page, the last one and the one after it; a list of one page is asked again in two halves. */
  async #turnPages(
    operation: Operation,
    bound: Bound,
    verdict: Verdict,
    actor: number | undefined,
  ): Promise<void> {
    for (const input of furtherPages(bound.input, verdict.payload?.value)) {
      await this.#call(operation, { ...bound, input }, actor)
    }
  }

  async #call(
    operation: Operation,
    bound: Bound,
    actor: number | undefined,
    knowledge = this.#knowledge,
  ): Promise<Verdict> {
    const progress = this.#of(operation)
    progress.tried.add(keyOf(bound, actor))
    const exchange = await this.#exchange(operation, bound, actor)
    const verdict = judgeExchange(exchange, {
      named: this.#options.contract.book.named,
      table: this.#table,
      visited: progress.visited,
    })
    progress.exchanges.push(exchange)
    progress.verdicts.push(verdict)
    if (verdict.payload) knowledge.learn(exchange, verdict.payload.value)
    return verdict
  }

  async #exchange(
    operation: Operation,
    { input, facts }: Bound,
    actor: number | undefined,
  ): Promise<Exchange> {
    const token = actor === undefined ? undefined : this.#actors[actor]?.token || undefined
    const request = requestOf(operation, input, token)
    try {
      return { operation, input, facts, request, actor, answer: await this.#options.transport(request) }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      return { operation, input, facts, request, actor, answer: error }
    }
  }

  /** Whoever must not make a call is turned away, not answered. */
  async #probe(): Promise<void> {
    for (const operation of this.#wanted) {
      const { exchanges, verdicts, probes } = this.#of(operation)
      if (operation.writes || verdicts.some(({ findings }) => findings.length > 0)) continue
      const index = verdicts.findIndex(({ outcome }) => outcome === 'accepted')
      const model = exchanges[index]
      if (!model) continue
      for (const outsider of outsidersOf(operation, this.#actors)) {
        probes.push(await this.#exchange(operation, model, outsider))
      }
    }
  }

  #obstacle(operation: Operation): string {
    if (operation.writes && !this.#options.write) return '会改动数据，只在 --write 时调用'
    if (this.#callers(operation).length === 0) return missingCredential(operation)
    const { missing } = this.#of(operation)
    return missing.length > 0
      ? `没有可用的输入：${missing.map((fact) => this.#whyUnknown(fact)).join('；')}`
      : '没有可用的输入'
  }

  #whyUnknown(fact: string): string {
    const sources = this.#knowledge.sourcesOf(fact)
    return sources.length > 0
      ? `${fact}（${sources.join('、')} 没有给出）`
      : `${fact}（没有接口给出，可用 --given ${fact}=… 指定）`
  }
}

const keyOf = ({ input }: Bound, actor: number | undefined) => JSON.stringify([actor, input])
