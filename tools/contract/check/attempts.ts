import type { Operation } from '../contract'
import type { Bound } from './ask/bind'
import { type CheckSession, inputKey } from './ask/check-session'
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
export async function settle(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  let moved = true
  while (moved) {
    moved = false
    const further = async (operation: Operation) => {
      if (!session.of(operation).settled && (await advance(session, operation))) moved = true
    }
    await session.each(operations.filter(isWriting), further)
    await session.each(
      operations.filter((operation) => !isWriting(operation)),
      further,
    )
  }
}

/** Tries inputs that have not been tried; true when a call was made. */
async function advance(session: CheckSession, operation: Operation): Promise<boolean> {
  const progress = session.of(operation)
  const most = operation.writes ? MOST_WRITES : MOST_ATTEMPTS
  let made = false
  for (const actor of session.callers(operation)) {
    if (progress.settled) break
    const { bound, missing } = session.bindings(operation, actor)
    if (bound.length === 0) progress.missing = missing
    const fresh = bound.filter((each) => !progress.tried.has(inputKey(each, actor)))
    for (const each of fresh.slice(0, ATTEMPTS_PER_TURN)) {
      if (progress.settled || attemptsBy(progress.exchanges, actor) >= most) break
      made = true
      await follow(session, operation, each, await make(session, operation, each, actor), actor)
    }
  }
  return made
}

/**
 * A write is watched, but for those that end the session which would watch. It is made as full as the table can fill it;
 * where that is refused, as plain as it can be.
 */
async function make(
  session: CheckSession,
  operation: Operation,
  bound: Bound,
  actor: number | undefined,
): Promise<Verdict> {
  if (!operation.writes || session.table.last.includes(operation.name))
    return session.call(operation, bound, actor)
  const full = filled(session, operation, bound, actor)
  const verdict = await callWatched(session, operation, full, actor)
  if (full === bound || verdict.outcome !== 'refused') return verdict
  return callWatched(session, operation, bound, actor)
}

function filled(session: CheckSession, operation: Operation, bound: Bound, actor: number | undefined): Bound {
  const { body } = bound.input
  const fill = session.table.fills[operation.name]
  if (!fill || !isObject(body)) return bound
  const members = fill(body, (call) => session.answersOf(call, actor))
  return { ...bound, input: { ...bound.input, body: { ...body, ...members } } }
}

const attemptsBy = (exchanges: readonly Exchange[], actor: number | undefined) =>
  exchanges.filter((exchange) => exchange.actor === actor).length

async function follow(
  session: CheckSession,
  operation: Operation,
  bound: Bound,
  verdict: Verdict,
  actor: number | undefined,
): Promise<void> {
  const progress = session.of(operation)
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
  if (accepted === 1) await lookAround(session, operation, bound, verdict, actor)
  const hungry = accepted < 2 || unseen(operation, progress.visited, session.named, 'required').length > 0
  progress.settled = !hungry || accepted >= MOST_ACCEPTED
}

/** More of the same answer: its other pages, and what the optional inputs make of it. */
async function lookAround(
  session: CheckSession,
  operation: Operation,
  bound: Bound,
  verdict: Verdict,
  actor: number | undefined,
): Promise<void> {
  const exchange = session.of(operation).exchanges.at(-1)
  const pages = exchange && isPaged(exchange) ? furtherPages(bound.input, verdict.payload?.value) : []
  const [full] = session.bindings(operation, actor, { withOptional: true }).bound
  const isNew = full && !session.of(operation).tried.has(inputKey(full, actor))
  const further = [...pages.map((input) => ({ ...bound, input })), ...(isNew ? [full] : [])]
  // Nothing here writes: the pages may be asked side by side.
  await Promise.all(further.map((each) => session.call(operation, each, actor)))
}

/** Removes everything that this run has made, as a caller who may. A call that removes more is made once. */
export async function removeOwn(session: CheckSession, operation: Operation): Promise<void> {
  if (!session.table.onlyOwn[operation.name]) {
    await settle(session, [operation])
    return
  }
  const removed = new Set<string>()
  for (const actor of session.callers(operation)) {
    const { bound, missing } = session.bindings(operation, actor)
    if (bound.length === 0) session.of(operation).missing = missing
    for (const each of bound) {
      const what = JSON.stringify(each.input)
      if (removed.has(what)) continue
      const { outcome } = await make(session, operation, each, actor)
      if (outcome === 'accepted') removed.add(what)
    }
  }
}
