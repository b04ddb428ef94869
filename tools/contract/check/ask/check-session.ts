import { ROLES } from '~/contracts/reference'
import type { Contract, Operation } from '../../contract'
import { type Exchange, Interrupted, NoAnswer, requestOf, type Transport } from '../exchange/exchange'
import { factsOf } from '../exchange/fields'
import type { Answer, InputTable } from '../exchange/input-table'
import { Knowledge, type Row } from '../exchange/knowledge'
import { judgeExchange, type Verdict } from '../judge/judge'
import { type Actor, callersOf, isStaffRole } from './actors'
import { type Bindings, type Bound, bindings } from './bind'
import type { Alteration, Progress } from './progress'

export interface CheckSessionOptions {
  readonly contract: Contract
  readonly transport: Transport
  readonly table: InputTable
  readonly tokens?: readonly string[]
  readonly given?: Readonly<Record<string, unknown>>
  readonly effects?: boolean
  /** Calls that only read and are asked at the same time, at most; 1 unless said. */
  readonly parallel?: number
  readonly signal?: AbortSignal
}

/** Makes calls, keeps what came back, and knows who may call with what. */
export class CheckSession {
  readonly table: InputTable
  readonly knowledge: Knowledge
  readonly actors: Actor[]
  /** What is altered at this moment and has to be put back. */
  readonly altered: Alteration[] = []
  /** The check is over but for putting back: nothing ends it any more. */
  isClosing = false
  /** Whether the effects of writes are looked at. */
  readonly watches: boolean
  readonly #contract: Contract
  readonly #parallel: number
  readonly #transport: Transport
  readonly #signal: AbortSignal | undefined
  readonly #progress = new Map<Operation, Progress>()
  #underWay = 0
  readonly #waiting: (() => void)[] = []

  constructor(options: CheckSessionOptions) {
    const { contract, transport, table, tokens = [], given, effects = true, parallel = 1, signal } = options
    this.#signal = signal
    this.watches = effects
    this.#parallel = parallel
    this.#contract = contract
    this.#transport = transport
    this.table = table
    this.knowledge = new Knowledge(table, given)
    this.actors = tokens.map((token) => ({ token, roleId: undefined }))
  }

  operation(name: string): Operation | undefined {
    return this.#contract.operations.find((operation) => operation.name === name)
  }

  /** Every call that only reads. */
  get reads(): readonly Operation[] {
    return this.#contract.operations.filter(({ writes }) => !writes)
  }

  get named() {
    return this.#contract.book.named
  }

  of(operation: Operation): Progress {
    const known = this.#progress.get(operation)
    if (known) return known
    const progress: Progress = {
      exchanges: [],
      verdicts: [],
      probes: [],
      effects: [],
      refused: [],
      narrowed: [],
      ranked: [],
      overlapping: [],
      shown: [],
      repeated: [],
      tried: new Set(),
      visited: new Set(),
      missing: [],
      settled: false,
    }
    this.#progress.set(operation, progress)
    return progress
  }

  /** The exchanges about a call that were accepted. */
  accepted(operation: Operation): Exchange[] {
    const { exchanges, verdicts } = this.of(operation)
    return exchanges.filter((_, index) => verdicts[index]?.outcome === 'accepted')
  }

  /** Does the same about each call: several at a time where none of them writes, else in their order. */
  async each(operations: readonly Operation[], act: (operation: Operation) => Promise<void>): Promise<void> {
    const width = operations.some(({ writes }) => writes) ? 1 : this.#parallel
    // One iterator for all: each takes what nobody has taken yet.
    const waiting = operations.values()
    const work = async () => {
      for (const operation of waiting) await act(operation)
    }
    await Promise.all(Array.from({ length: width }, work))
  }

  /** What a call has answered to somebody, to staff what it has answered to anybody, with what it was asked. */
  answersOf(call: string, actor: number | undefined): Answer[] {
    const operation = this.operation(call)
    if (!operation) return []
    const { exchanges, verdicts } = this.of(operation)
    return exchanges.flatMap((exchange, index) => {
      const { outcome, payload } = verdicts[index] ?? {}
      if ((exchange.actor !== actor && !this.#isStaff(actor)) || outcome !== 'accepted' || !payload) return []
      return [{ body: exchange.input.body, payload: payload.value }]
    })
  }

  /** Actors who may make a call and have a credential. */
  callers(operation: Operation): (number | undefined)[] {
    const callers = callersOf(operation, this.actors)
    return callers.filter((actor) => actor === undefined || this.actors[actor]?.token !== '')
  }

  bindings(
    operation: Operation,
    actor: number | undefined,
    {
      withOptional = false,
      knowledge = this.knowledge,
    }: { withOptional?: boolean; knowledge?: Knowledge } = {},
  ): Bindings {
    const context = {
      table: this.table,
      named: this.named,
      rows: knowledge
        .rows(actor, this.#reachesAll(actor))
        .filter((row) => !operation.writes || this.#mayBeWrittenTo(row)),
      entity: (call: string) => {
        const entity = knowledge.entity(call, actor)
        const isOwn = this.table.onlyOwn[operation.name]?.includes(call)
        const reported = { facts: entity?.exchange.facts ?? {}, from: call, actor }
        return isOwn || this.#mayBeWrittenTo(reported) ? entity : undefined
      },
    }
    return bindings(operation, context, withOptional)
  }

  async call(
    operation: Operation,
    bound: Bound,
    actor: number | undefined,
    knowledge: Knowledge = this.knowledge,
  ): Promise<Verdict> {
    return (await this.callAndKeep(operation, bound, actor, knowledge)).verdict
  }

  /** The same, with the exchange: several calls of one operation may be under way. */
  async callAndKeep(
    operation: Operation,
    bound: Bound,
    actor: number | undefined,
    knowledge: Knowledge = this.knowledge,
  ): Promise<{ readonly exchange: Exchange; readonly verdict: Verdict }> {
    const progress = this.of(operation)
    progress.tried.add(inputKey(bound, actor))
    const exchange = await this.exchange(operation, bound, actor)
    const { named, table } = this
    const verdict = judgeExchange(exchange, { named, table, visited: progress.visited })
    progress.exchanges.push(exchange)
    progress.verdicts.push(verdict)
    if (operation.writes && verdict.outcome === 'accepted')
      knowledge.forgetWitnesses(factsOf(operation, bound.input, this))
    if (verdict.payload) knowledge.learn(exchange, verdict.payload.value)
    if (verdict.outcome === 'accepted') this.#learnRole(operation, actor)
    return { exchange, verdict }
  }

  async exchange(
    operation: Operation,
    { input, facts }: Bound,
    actor: number | undefined,
  ): Promise<Exchange> {
    const { token = '', roleId } = (actor === undefined ? undefined : this.actors[actor]) ?? {}
    const request = requestOf(operation, input, token === '' ? undefined : token)
    return this.#send({ operation, input, facts, request, actor, ...(roleId !== undefined && { roleId }) })
  }

  async #send(asked: Omit<Exchange, 'answer'>): Promise<Exchange> {
    const { operation, request } = asked
    const signal = this.isClosing ? undefined : this.#signal
    const done = operation.writes ? undefined : await this.#turn()
    try {
      if (signal?.aborted) throw new Interrupted()
      const answer = this.#transport(request)
      // What is being written is waited for: it cannot be put back before it has been done.
      const isWaitedFor = !signal || operation.writes
      return { ...asked, answer: await (isWaitedFor ? answer : untilAborted(answer, signal)) }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      return { ...asked, answer: error }
    } finally {
      done?.()
    }
  }

  /** Waits until fewer calls than may be are under way; what it gives ends the turn. */
  async #turn(): Promise<() => void> {
    if (this.#underWay < this.#parallel) this.#underWay += 1
    else await new Promise<void>((go) => this.#waiting.push(go))
    // Who ends hands the place on.
    return () => {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#underWay -= 1
    }
  }

  /** Makes the very request of an exchange once more; what the answer tells is remembered. */
  async repeat(first: Exchange): Promise<Exchange> {
    const { answer: _, ...asked } = first
    const again = await this.#send(asked)
    const { payload } = judgeExchange(again, { named: this.named, table: this.table })
    if (payload) this.knowledge.learn(again, payload.value)
    return again
  }

  /** A credential that was handed in shows what it is for by what it is let in to. */
  #learnRole({ endpoint }: Operation, index: number | undefined): void {
    const actor = index === undefined ? undefined : this.actors[index]
    if (index === undefined || !actor || actor.roleId !== undefined) return
    if (endpoint.access === 'administrator') this.actors[index] = { ...actor, roleId: ROLES.administrator }
    if (endpoint.access === 'staff') this.actors[index] = { ...actor, roleId: ROLES.planner }
  }

  /** Administrators may use what anybody was told of; a planner reaches her own students alone, and is told who they are. */
  #reachesAll(actor: number | undefined): boolean {
    return actor !== undefined && this.actors[actor]?.roleId === ROLES.administrator
  }

  #isStaff(actor: number | undefined): boolean {
    const roleId = actor === undefined ? undefined : this.actors[actor]?.roleId
    return roleId !== undefined && isStaffRole(roleId)
  }

  /** A credential that was handed in is a student's if it was never told of more than one student. */
  #isStudent(actor: number | undefined): boolean {
    if (actor === undefined) return false
    const roleId = this.actors[actor]?.roleId
    if (roleId !== undefined) return !isStaffRole(roleId)
    const students = this.knowledge.rows(actor).map(({ facts }) => facts.studentId?.value)
    return new Set(students.filter((id) => id !== undefined)).size <= 1
  }

  /** Nothing is changed of people whom the check only met in a list. */
  #mayBeWrittenTo({ facts, from, actor }: Row): boolean {
    const isGuarded = this.table.guarded.some((fact) => fact in facts)
    return !isGuarded || from === 'given' || this.#isStudent(actor)
  }
}

/** The answer, or `Interrupted` as soon as the signal comes. */
async function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  let end = () => {}
  const aborted = new Promise<never>((_, reject) => {
    end = () => reject(new Interrupted())
    signal.addEventListener('abort', end, { once: true })
  })
  return Promise.race([answer, aborted]).finally(() => signal.removeEventListener('abort', end))
}

export const inputKey = ({ input }: Bound, actor: number | undefined) => JSON.stringify([actor, input])
