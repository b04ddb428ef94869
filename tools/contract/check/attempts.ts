import type { Operation } from '../contract'
import type { Bound } from './ask/bind'
import { type Desk, inputKey } from './ask/desk'
import { furtherPages } from './ask/paging'
import { isObject } from './exchange/deviation'
import type { Exchange } from './exchange/exchange'
import { isEmptyAnswer, unseen } from './judge/coverage'
import { isPaged, type Verdict } from './judge/judge'
import { callWatched } from './write/effects'

/** Inputs tried for one call before it is given up. After an accepted one, further inputs show more of the answer. */
const MOST_ATTEMPTS = 10
const MOST_ACCEPTED = 4
/** What changes something is not tried as often. */
const MOST_WRITES = 4
/** Inputs tried in one go; other calls may tell better ones meanwhile. */
const ATTEMPTS_PER_TURN = 4

const isWriting = ({ writes }: Operation) => writes

/** Goes round until nothing new can be asked. */
export async function settle(desk: Desk, operations: readonly Operation[]): Promise<void> {
  let moved = true
  while (moved) {
    moved = false
    const further = async (operation: Operation) => {
      if (!desk.of(operation).settled && (await advance(desk, operation))) moved = true
    }
    await desk.each(operations.filter(isWriting), further)
    await desk.each(
      operations.filter((operation) => !isWriting(operation)),
      further,
    )
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
  const pages = exchange && isPaged(exchange) ? furtherPages(bound.input, verdict.payload?.value) : []
  const [full] = desk.bindings(operation, actor, { withOptional: true }).bound
  const isNew = full && !desk.of(operation).tried.has(inputKey(full, actor))
  const further = [...pages.map((input) => ({ ...bound, input })), ...(isNew ? [full] : [])]
  // Nothing here writes: the pages may be asked side by side.
  await Promise.all(further.map((each) => desk.call(operation, each, actor)))
}

/** Removes everything that this run has made, as a caller who may. A call that removes more is made once. */
export async function removeOwn(desk: Desk, operation: Operation): Promise<void> {
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
