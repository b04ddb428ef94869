import type { CallName } from '~/contracts/endpoint'
import { callName, type Operation } from '../../contract'
import type { Bound } from '../ask/bind'
import type { CheckSession } from '../ask/check-session'
import type { Effect, Watched } from '../ask/progress'
import { type Finding, isObject, ROOT } from '../exchange/deviation'
import { type CallInput, type Exchange, type Facts, NoAnswer } from '../exchange/exchange'
import { factsOf, factsWithout } from '../exchange/fields'
import type { InputTable } from '../exchange/input-table'
import { Knowledge } from '../exchange/knowledge'
import { judgeExchange, type Verdict } from '../judge/judge'
import { emptied, isPutBack, readRecord } from './put-back'
import { askShown } from './shown'
import { differInTimeAlone } from './time-alone'

/**
 * Makes a write and asks around it what it says to change, and what else the caller may change. A write that sends back
 * what it read changes nothing: it is made again with another value, and once more to put the value back.
 */
export async function callWatched(
  session: CheckSession,
  operation: Operation,
  bound: Bound,
  actor: number | undefined,
): Promise<Verdict> {
  const { alters, like, onlyOwn } = session.table
  const own = operation.name in onlyOwn
  const members = alters[operation.name] ?? {}
  // What this run has made is altered at once: nobody misses its first state.
  if (!(operation.name in like) || own)
    return watch(session, operation, own ? altered(session, operation, bound, members) : bound, actor)
  const { bound: original, stuck } = emptied(operation, bound, Object.keys(members), session.named)
  const other = altered(
    session,
    operation,
    bound,
    Object.fromEntries(Object.entries(members).filter(([name]) => !stuck.includes(name))),
  )
  const record = other === bound ? undefined : await readRecord(session, operation, actor)
  const verdict = await session.call(operation, withVersion(bound, record?.version), actor)
  if (verdict.outcome !== 'accepted' || verdict.findings.length > 0 || other === bound) return verdict
  await watch(session, operation, other, actor, { bound: original, before: record?.said ?? '' })
  return verdict
}

/** A write as a client sends it: with the version that it has read. */
function withVersion(bound: Bound, version: unknown): Bound {
  const { body } = bound.input
  if (!isObject(body) || version === undefined || version === null) return bound
  return { ...bound, input: { ...bound.input, body: { ...body, version } } }
}

async function watch(
  session: CheckSession,
  operation: Operation,
  bound: Bound,
  actor: number | undefined,
  original?: { readonly bound: Bound; readonly before: string },
): Promise<Verdict> {
  const about = { ...factsOf(operation, bound.input, session), ...(original?.bound ?? bound).facts }
  const asked = session.watches ? watches(session, operation, about, actor) : []
  const before: (string | undefined)[] = []
  for (const each of asked) before.push(await read(session, each))
  if (original) session.altered.push({ operation, original: original.bound, actor })
  const verdict = await session.call(operation, bound, actor)
  const exchange = session.of(operation).exchanges.at(-1)
  if (verdict.outcome !== 'accepted' || !exchange) {
    if (original) session.altered.pop()
    return verdict
  }
  await askShown(session, operation, exchange)
  const watched: Watched[] = []
  for (const [index, each] of asked.entries()) {
    const [first, after] = [before[index], await read(session, each)]
    // Somebody who is turned away both times sees nothing of the write.
    if (first === undefined && after === undefined) continue
    // An answer that never stays the same says nothing about it either.
    if (after !== first && (await read(session, each)) !== after) continue
    const roleId = each.actor === undefined ? undefined : session.actors[each.actor]?.roleId
    // What a write names may show in a moment; of what it does not name, time alone may have changed it.
    const isNamed = namesOf(operation).has(callName(each.operation.endpoint))
    const isTime = !isNamed && first !== undefined && after !== undefined && differInTimeAlone(first, after)
    watched.push({ operation: each.operation, roleId, before: first, after: isTime ? first : after })
  }
  const restored = !original || (await isPutBack(session, operation, original, actor))
  if (session.watches || !restored) session.of(operation).effects.push({ exchange, watched, restored })
  return verdict
}

/** One way to ask a reading call. */
interface Watch {
  readonly operation: Operation
  readonly bound: Bound
  readonly actor: number | undefined
}

/**
 * The calls that the write names, asked by all who may. Beside them, further calls of the caller about the same
 * things.
 */
function watches(session: CheckSession, write: Operation, facts: Facts, actor: number | undefined): Watch[] {
  const named = namesOf(write)
  return session.reads.flatMap((operation) => {
    const { endpoint } = operation
    if (named.has(callName(endpoint))) {
      const callers = operation.endpoint.access ? session.callers(operation) : [...session.actors.keys()]
      return callers.flatMap((caller) => tellingWays(session, operation, facts, caller))
    }
    // Files say when they were made, and are made anew for every call.
    const isOwn = endpoint.fresh === 'own' && endpoint.file === undefined
    const [closest] = isOwn ? tellingWays(session, operation, facts, actor) : []
    return closest && isAboutTheSame(closest.bound.facts, facts) ? [closest] : []
  })
}

const namesOf = ({ endpoint }: Operation): ReadonlySet<string> => new Set(endpoint.changes)

/** Of the ways to ask a call that are not about something else: the closest to the write, the plainest and the fullest. */
function tellingWays(
  session: CheckSession,
  operation: Operation,
  facts: Facts,
  actor: number | undefined,
): Watch[] {
  const made = session.of(operation).exchanges.filter((exchange) => exchange.actor === actor)
  const given = Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]))
  const knowledge = new Knowledge(session.table, given)
  const ways = [
    ...session.bindings(operation, actor, { knowledge }).bound,
    ...session.bindings(operation, actor).bound,
    ...made,
  ].filter((bound) => agree(bound.facts, facts))
  const size = ({ input }: Bound) => JSON.stringify(input).length
  const bySize = ways.toSorted((a, b) => size(a) - size(b))
  const closest = ways.toSorted((a, b) => shared(b.facts, facts) - shared(a.facts, facts))[0]
  const chosen = [closest, bySize[0], bySize.at(-1)].flatMap((bound) => bound ?? [])
  const distinct = new Map(chosen.map((bound) => [JSON.stringify(bound.input), bound]))
  return [...distinct.values()].map((bound) => ({ operation, bound, actor }))
}

const sharedNames = (a: Facts, b: Facts) => Object.keys(a).filter((name) => name in b)
const shared = (a: Facts, b: Facts) => sharedNames(a, b).length

/** A call that is asked without anything is about the caller. */
const isAboutTheSame = (asked: Facts, facts: Facts) =>
  Object.keys(asked).length === 0 || shared(asked, facts) > 0

function agree(a: Facts, b: Facts): boolean {
  return sharedNames(a, b).every((name) => String(a[name]?.value) === String(b[name]?.value))
}

async function read(session: CheckSession, { operation, bound, actor }: Watch): Promise<string | undefined> {
  const exchange = await session.exchange(operation, bound, actor)
  const { outcome } = judgeExchange(exchange, { named: session.named, table: session.table })
  if (outcome !== 'accepted' || exchange.answer instanceof NoAnswer) return undefined
  return Buffer.from(exchange.answer.body).toString('latin1')
}

/**
 * The input with other values for some members of its body; the same object where there is nothing to alter. What was
 * known of an altered member does not hold for the answer.
 */
function altered(
  session: CheckSession,
  operation: Operation,
  bound: Bound,
  members: InputTable['alters'][string] = {},
): Bound {
  const body = isObject(bound.input.body) ? bound.input.body : undefined
  if (!body || Object.keys(members).length === 0) return bound
  const other = Object.entries(members).flatMap(([name, values]): [string, unknown][] => {
    const value = values.find((each) => JSON.stringify(each) !== JSON.stringify(body[name]))
    return value === undefined ? [] : [[name, value]]
  })
  const input: CallInput = { ...bound.input, body: { ...body, ...Object.fromEntries(other) } }
  const names = new Set(other.map(([name]) => name))
  const facts = factsWithout(operation, bound.facts, names, session)
  return { input, facts }
}

/** What a write changed and did not say, or said and did not change. */
export function judgeEffects(
  operation: Operation,
  effects: readonly Effect[],
  table: InputTable,
): (readonly [Exchange, Finding])[] {
  const [first] = effects
  if (!first) return []
  const named = namesOf(operation)
  const found = byCall(effects).flatMap(([name, watched]): Finding[] => {
    const isChanged = watched.some(hasChanged)
    if (isChanged === named.has(name) || !mustShow(operation, name, watched, table)) return []
    return [
      isChanged
        ? effectFinding(`changes names ${name}`, 'another answer of it after the write')
        : effectFinding(`another answer of ${name}`, 'the same answer after the write'),
    ]
  })
  const lost = effects.find(({ restored }) => !restored)
  return [
    ...found.map((finding) => [first.exchange, finding] as const),
    ...(lost
      ? [
          [
            lost.exchange,
            effectFinding('what was altered can be put back', 'another record than before'),
          ] as const,
        ]
      : []),
  ]
}

/** Changes that a write names and that nobody of this run could see, each with what it would need. */
export function unseenChanges(
  operation: Operation,
  effects: readonly Effect[],
  table: InputTable,
): { readonly call: string; readonly needs: string }[] {
  if (effects.length === 0) return []
  const watched = new Map<string, Watched[]>(byCall(effects))
  return Object.entries(table.beyond[operation.name] ?? {}).flatMap(([call, limit]) => {
    const seen = watched.get(call) ?? []
    if (seen.some(hasChanged) || (seen.length > 0 && mustShow(operation, call, seen, table))) return []
    return [{ call, needs: typeof limit === 'string' ? limit : limit.needs }]
  })
}

/** Whether a change, or its absence, has to be seen by those who asked. */
export function mustShow(
  { name }: Operation,
  call: string,
  watched: readonly Watched[],
  table: InputTable,
): boolean {
  const limit = table.beyond[name]?.[call]
  if (limit === undefined) return true
  return typeof limit !== 'string' && watched.some((each) => limit.shownTo(each))
}

const hasChanged = ({ before, after }: Watched) => before !== after

/** What was asked around the writes of one call, by the call that was asked. */
export function byCall(effects: readonly Effect[]): [CallName, Watched[]][] {
  const calls = new Map<CallName, Watched[]>()
  for (const each of effects.flatMap(({ watched }) => watched)) {
    const call = callName(each.operation.endpoint)
    calls.set(call, [...(calls.get(call) ?? []), each])
  }
  return [...calls]
}

const effectFinding = (expected: string, got: string): Finding => ({ ...ROOT, kind: 'effect', expected, got })
