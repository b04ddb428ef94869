import type { Contract, Operation } from '../contract'
import { missingCredential, outsidersOf } from './actors'
import type { Bound } from './bind'
import { isEmptyAnswer, unseen } from './coverage'
import { Desk, inputKey } from './desk'
import { isObject } from './deviation'
import { callWatched, type Effect } from './effects'
import type { Exchange, Transport } from './exchange'
import type { InputTable } from './input-table'
import { isPaged, type Verdict } from './judge'
import { removeLeftovers } from './leftovers'
import { askFilters, type Narrowed } from './narrow'
import { furtherPages } from './paging'
import { askRefusals, askSignedOut, type Refused } from './refusals'
import { withSources } from './selection'
import type { Shown } from './shown'
import { signIn } from './sign-in'
import { askTables, type Ranked } from './table-ranks'

export interface CheckOptions {
  readonly contract: Contract
  readonly transport: Transport
  readonly table: InputTable
  /** Credentials as the Authorization header carries them. */
  readonly tokens?: readonly string[]
  /** Numbers to sign in with, by verification code; the code must come back in the answer, as S1 §7 has it. */
  readonly tels?: readonly string[]
  /** What no call tells: facts by name. */
  readonly given?: Readonly<Record<string, unknown>>
  /** Calls that change something are made too. */
  readonly write?: boolean
  /** Whether reading calls are asked around each write, to see what it changes; true unless said. */
  readonly effects?: boolean
  /** Whether each filter, each refusal and the score tables behind ranks are asked for too; true unless said. */
  readonly meaning?: boolean
  /** Only these calls are of interest; what they need to know is asked too. */
  readonly only?: (operation: Operation) => boolean
}

/** All that was asked and answered about one call. */
export interface CallRecord {
  readonly operation: Operation
  readonly exchanges: readonly Exchange[]
  /** Requests that must be turned away: by a guest, or by a student where staff is asked for. */
  readonly probes: readonly Exchange[]
  /** What the accepted writes did to other calls. */
  readonly effects: readonly Effect[]
  /** Requests that had to be refused for what was wrong with them. */
  readonly refused: readonly Refused[]
  /** Requests with one filter each. */
  readonly narrowed: readonly Narrowed[]
  readonly ranked: readonly Ranked[]
  /** What reading calls showed of the accepted writes. */
  readonly shown: readonly Shown[]
  /** Why it was not made, if it was not. */
  readonly obstacle: string | undefined
}

/** Inputs tried for one call before it is given up. After an accepted one, further inputs show more of the answer. */
const MOST_ATTEMPTS = 10
const MOST_ACCEPTED = 4
/** What changes something is not tried as often. */
const MOST_WRITES = 4
/** Inputs tried in one go; other calls may tell better ones meanwhile. */
const ATTEMPTS_PER_TURN = 4

/** Makes every call that can be made with inputs the API itself has told, and records what came back. */
export async function runCheck(options: CheckOptions): Promise<CallRecord[]> {
  const desk = new Desk(options)
  const asksMore = options.meaning ?? true
  // What is asked only for its facts is not looked into.
  const isMeant = options.only ?? (() => true)
  for (const tel of options.tels ?? []) await signIn(desk, tel)
  const wanted = withSources(options, (fact) => desk.knowledge.sourcesOf(fact))
  const reads = wanted.filter(({ writes }) => !writes)
  await settle(desk, reads)
  if (options.write) {
    await removeLeftovers(desk, wanted)
    const { last } = options.table
    const writes = (kind: string) =>
      wanted.filter(
        (operation) => operation.writes && !last.includes(operation.name) && kindOf(operation) === kind,
      )
    // What was just made may be what a read was waiting for; what was just removed is not.
    await settle(desk, [...writes('make'), ...reads])
    await settle(desk, [...writes('change'), ...reads])
    if (asksMore) await askRefusals(desk, wanted.filter(isWriting).filter(isMeant))
    for (const operation of writes('remove')) await removeOwn(desk, operation)
  }
  if (asksMore) {
    const meant = reads.filter(isMeant)
    await askFilters(desk, meant)
    await askTables(desk, meant)
    await askRefusals(desk, meant)
  }
  await probe(desk, wanted.filter(isMeant))
  if (options.write) {
    await settle(
      desk,
      wanted.filter(({ name }) => options.table.last.includes(name)),
    )
    await askSignedOut(desk, wanted)
  }
  return options.contract.operations.filter(isMeant).map((operation) => {
    const { exchanges, probes, effects, refused, narrowed, ranked, shown } = desk.of(operation)
    return {
      operation,
      exchanges,
      probes,
      effects,
      refused,
      narrowed,
      ranked,
      shown,
      obstacle: exchanges.length > 0 ? undefined : obstacle(desk, operation, options),
    }
  })
}

const isWriting = ({ writes }: Operation) => writes

const kindOf = ({ endpoint }: Operation) =>
  endpoint.method === 'DELETE' ? 'remove' : endpoint.method === 'PUT' ? 'change' : 'make'

/** Goes round until nothing new can be asked. */
async function settle(desk: Desk, operations: readonly Operation[]): Promise<void> {
  let moved = true
  while (moved) {
    moved = false
    for (const operation of operations) {
      if (!desk.of(operation).settled && (await advance(desk, operation))) moved = true
    }
  }
}

/** Tries inputs that have not been tried; true when a call was made. */
async function advance(desk: Desk, operation: Operation): Promise<boolean> {
  const progress = desk.of(operation)
  const most = operation.writes ? MOST_WRITES : MOST_ATTEMPTS
  let made = false
  for (const actor of desk.callers(operation)) {
    if (progress.settled) break
    const { bound, missing } = desk.bindings(operation, actor)
    if (bound.length === 0) progress.missing = missing
    const fresh = bound.filter((each) => !progress.tried.has(inputKey(each, actor)))
    for (const each of fresh.slice(0, ATTEMPTS_PER_TURN)) {
      if (progress.settled || attemptsBy(progress.exchanges, actor) >= most) break
      made = true
      await follow(desk, operation, each, await make(desk, operation, each, actor), actor)
    }
  }
  return made
}

/**
 * A write is watched, but for those that end the session which would watch. It is made as full as the table can fill it;
 * where that is refused, as plain as it can be.
 */
async function make(
  desk: Desk,
  operation: Operation,
  bound: Bound,
  actor: number | undefined,
): Promise<Verdict> {
  if (!operation.writes || desk.table.last.includes(operation.name)) return desk.call(operation, bound, actor)
  const full = filled(desk, operation, bound, actor)
  const verdict = await callWatched(desk, operation, full, actor)
  if (full === bound || verdict.outcome !== 'refused') return verdict
  return callWatched(desk, operation, bound, actor)
}

function filled(desk: Desk, operation: Operation, bound: Bound, actor: number | undefined): Bound {
  const { body } = bound.input
  const fill = desk.table.fills[operation.name]
  if (!fill || !isObject(body)) return bound
  const members = fill(body, (call) => desk.answersOf(call, actor))
  return { ...bound, input: { ...bound.input, body: { ...body, ...members } } }
}

const attemptsBy = (exchanges: readonly Exchange[], actor: number | undefined) =>
  exchanges.filter((exchange) => exchange.actor === actor).length

async function follow(
  desk: Desk,
  operation: Operation,
  bound: Bound,
  verdict: Verdict,
  actor: number | undefined,
): Promise<void> {
  const progress = desk.of(operation)
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
  if (accepted === 1) await lookAround(desk, operation, bound, verdict, actor)
  const hungry = accepted < 2 || unseen(operation, progress.visited, desk.named, 'required').length > 0
  progress.settled = !hungry || accepted >= MOST_ACCEPTED
}

/** More of the same answer: its other pages, and what the optional inputs make of it. */
async function lookAround(
  desk: Desk,
  operation: Operation,
  bound: Bound,
  verdict: Verdict,
  actor: number | undefined,
): Promise<void> {
  const exchange = desk.of(operation).exchanges.at(-1)
  if (exchange && isPaged(exchange)) {
    for (const input of furtherPages(bound.input, verdict.payload?.value)) {
      await desk.call(operation, { ...bound, input }, actor)
    }
  }
  const [full] = desk.bindings(operation, actor, { withOptional: true }).bound
  if (full && !desk.of(operation).tried.has(inputKey(full, actor))) await desk.call(operation, full, actor)
}

/** Removes everything that this run has made, as a caller who may. A call that removes more is made once. */
async function removeOwn(desk: Desk, operation: Operation): Promise<void> {
  if (!desk.table.onlyOwn[operation.name]) {
    await settle(desk, [operation])
    return
  }
  const removed = new Set<string>()
  for (const actor of desk.callers(operation)) {
    const { bound, missing } = desk.bindings(operation, actor)
    if (bound.length === 0) desk.of(operation).missing = missing
    for (const each of bound) {
      const what = JSON.stringify(each.input)
      if (removed.has(what)) continue
      const { outcome } = await make(desk, operation, each, actor)
      if (outcome === 'accepted') removed.add(what)
    }
  }
}

/** A caller without permission is refused, not answered. */
async function probe(desk: Desk, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    const { exchanges, verdicts, probes } = desk.of(operation)
    if (operation.writes || verdicts.some(({ findings }) => findings.length > 0)) continue
    const model = exchanges[verdicts.findIndex(({ outcome }) => outcome === 'accepted')]
    if (!model) continue
    for (const outsider of outsidersOf(operation, desk.actors)) {
      probes.push(await desk.exchange(operation, model, outsider))
    }
  }
}

function obstacle(desk: Desk, operation: Operation, { write = false }: CheckOptions): string {
  if (operation.writes && !write) return '会改动数据，只在 --write 时调用'
  if (desk.callers(operation).length === 0) return missingCredential(operation)
  const { missing } = desk.of(operation)
  const why = (fact: string) => {
    if (desk.operation(fact)) return `${fact} 的回答（没有）`
    const sources = desk.knowledge.sourcesOf(fact)
    return sources.length > 0
      ? `${fact}（${sources.join('、')} 没有给出）`
      : `${fact}（没有接口给出，可用 --given ${fact}=… 指定）`
  }
  return missing.length > 0 ? `没有可用的输入：${missing.map(why).join('；')}` : '没有可用的输入'
}
