import { meaningOf, type Refusal } from '~/contracts/meaning'
import { ROLES } from '~/contracts/reference'
import type { Operation } from '../../contract'
import { type JsonSchema, resolve } from '../../json-schema'
import { type Finding, isObject, member, ROOT } from '../exchange/deviation'
import type { CallInput, Exchange } from '../exchange/exchange'
import { inputValue } from '../exchange/exchange'
import { fieldsOf } from '../exchange/fields'
import { restores } from '../exchange/input-table'
import { type JudgeOptions, judgeExchange } from '../judge/judge'
import { isStaffRole } from './actors'
import type { Bound } from './bind'
import type { CheckSession } from './check-session'
import type { Refused } from './progress'

/** An id that no server has. */
const NOBODY = 'contract-check-none'
const NOBODYS_TEL = '19900000001'

/** Makes the requests that each call has to refuse, with what it has accepted before. */
export async function askRefusals(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  await session.each(operations, async (operation) => {
    const progress = session.of(operation)
    if (progress.verdicts.some(({ findings }) => findings.length > 0)) return
    for (const refusal of meaningOf(operation.name).refusals) {
      const asked = wrongly(session, operation, refusal)
      if (!asked) continue
      const exchange = await session.exchange(operation, asked.bound, asked.actor)
      await undo(session, operation, exchange)
      progress.refused.push({ exchange, when: refusal.when, codes: asked.codes ?? [refusal.code] })
    }
  })
}

/** What should have been refused and was not has altered a record: it is put back. */
async function undo(
  session: CheckSession,
  operation: Operation,
  { answer, ...asked }: Exchange,
): Promise<void> {
  const last = session.accepted(operation).at(-1)
  if (!last || !restores(operation, session.table)) return
  const { outcome } = judgeExchange({ answer, ...asked }, { named: session.named, table: session.table })
  if (outcome === 'accepted') await session.exchange(operation, last, last.actor)
}

/** A credential that has been signed out is good for nothing any more. */
export async function askSignedOut(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    if (operation.endpoint.session !== 'ends') continue
    for (const { actor } of session.accepted(operation)) {
      const isOwn = ({ actor: caller }: Exchange) => caller === actor
      const read = session.reads.find(
        (each) => (each.endpoint.access ?? 'public') !== 'public' && session.accepted(each).some(isOwn),
      )
      const model = read && session.accepted(read).find(isOwn)
      if (!read || !model) continue
      const exchange = await session.exchange(read, model, actor)
      session.of(operation).refused.push({ exchange, when: 'signed-out', codes: 'expired' })
    }
  }
}

interface Wrong {
  readonly bound: Bound
  readonly actor: number | undefined
  readonly codes?: readonly number[]
}

function wrongly(
  session: CheckSession,
  operation: Operation,
  { when, input = '' }: Refusal,
): Wrong | undefined {
  const accepted = session.accepted(operation)
  const last = accepted.at(-1)
  if (when === 'wrong-code') {
    const body = isObject(last?.input.body) ? last.input.body : undefined
    return (
      body && {
        bound: bare({ params: {}, query: {}, body: { ...body, tel: NOBODYS_TEL, code: '000000' } }),
        actor: undefined,
      }
    )
  }
  if (!last) return undefined
  switch (when) {
    case 'unknown': {
      const isAdministrator = (actor: number | undefined) => roleOf(session, actor) === ROLES.administrator
      const administrator = session.callers(operation).find(isAdministrator)
      // Anybody else with what they were let in with: other inputs may be about somebody who is not theirs.
      const model = accepted.findLast(({ actor }) => isAdministrator(actor)) ?? last
      const bound = bare(withInput(operation, model.input, input, NOBODY))
      const { refusals } = meaningOf(operation.name)
      // To a student, and to a planner, what is unknown may be another's; administrators handle everybody.
      const isHidden = refusals.some((each) => each.when === 'of-another' && each.input === input)
      const codes = isHidden && administrator === undefined ? [403, 404] : undefined
      return { bound, actor: administrator ?? model.actor, ...(codes && { codes }) }
    }
    case 'of-another':
      return ofAnother(session, accepted, input)
    case 'changed-meanwhile':
      return ofAnotherVersion(session, operation, last)
    case 'too-long': {
      const most = longest(session, operation, input)
      const text = most === undefined ? undefined : '长'.repeat(most + 1)
      return text === undefined
        ? undefined
        : {
            bound: bare(withInput(operation, newest(session, operation, last), input, text)),
            actor: last.actor,
          }
    }
    case 'not-looked-at':
      return withoutAny(newest(session, operation, last), input, last.actor)
    case 'out-of-order':
      return outOfOrder(operation, { ...last, input: newest(session, operation, last) })
  }
}

/** What one student was told of, asked by another. */
function ofAnother(session: CheckSession, accepted: readonly Exchange[], input: string): Wrong | undefined {
  const own = accepted.find(({ actor }) => isStudent(session, actor))
  const other = session.actors.findIndex(
    (actor, index) => index !== own?.actor && isStudent(session, index) && actor.token !== '',
  )
  if (!own || other < 0 || inputValue(own.input, input) === undefined) return undefined
  // A server may hide that the record exists.
  return { bound: bare(own.input), actor: other, codes: [403, 404] }
}

/** An order that there is already; a step that is not the next. */
function outOfOrder({ writes, body }: Operation, { input, actor }: Exchange): Wrong | undefined {
  if (!writes || !body || !isObject(input.body)) return undefined
  const again = 'status' in input.body ? { ...input.body, status: LAST_STATUS } : input.body
  return { bound: bare({ ...input, body: again }), actor }
}

const LAST_STATUS = 4

/** More changes than a check makes. */
const FAR_AHEAD = 1000

/**
 * What was accepted is stale by now; where the write itself makes no version, one that there is not. A write that was made
 * without a version is sent with an earlier one. Undefined for a server that tells none.
 */
function ofAnotherVersion(
  session: CheckSession,
  operation: Operation,
  { input, actor }: Exchange,
): Wrong | undefined {
  const { body } = input
  if (!isObject(body)) return undefined
  const asked = (version: unknown) => ({ bound: bare({ ...input, body: { ...body, version } }), actor })
  if (meaningOf(operation.name).keeps?.version === undefined)
    return typeof body.version === 'number' ? asked(body.version + FAR_AHEAD) : { bound: bare(input), actor }
  if (body.version !== undefined && body.version !== null) return { bound: bare(input), actor }
  const versions = versionsOf(session, operation)
  const earlier = versions.findLast((version) => version !== versions.at(-1))
  return earlier === undefined ? undefined : asked(earlier)
}

/** The versions that the accepted writes have made, in their order. */
function versionsOf(session: CheckSession, operation: Operation): unknown[] {
  return session.of(operation).verdicts.flatMap(({ outcome, payload }) => {
    const version = outcome === 'accepted' && isObject(payload?.value) ? payload.value.version : undefined
    return version ?? []
  })
}

/** The last accepted input, with the version that it has made. */
function newest(session: CheckSession, operation: Operation, { input }: Exchange): CallInput {
  const version = versionsOf(session, operation).at(-1)
  return isObject(input.body) && 'version' in input.body && version !== undefined
    ? { ...input, body: { ...input.body, version } }
    : input
}

const roleOf = (session: CheckSession, actor: number | undefined) =>
  actor === undefined ? undefined : session.actors[actor]?.roleId
function isStudent(session: CheckSession, actor: number | undefined): boolean {
  const roleId = roleOf(session, actor)
  return roleId !== undefined && !isStaffRole(roleId)
}

const bare = (input: CallInput): Bound => ({ input, facts: {} })

function withInput(
  { pathParams, query }: Operation,
  input: CallInput,
  name: string,
  value: string,
): CallInput {
  if (pathParams.includes(name)) return { ...input, params: { ...input.params, [name]: value } }
  if (name in query) return { ...input, query: { ...input.query, [name]: value } }
  return { ...input, body: { ...(isObject(input.body) ? input.body : {}), [name]: value } }
}

/** The same with a list of the body that names nothing. */
function withoutAny(input: CallInput, name: string, actor: number | undefined): Wrong | undefined {
  const { body } = input
  return isObject(body) ? { bound: bare({ ...input, body: { ...body, [name]: [] } }), actor } : undefined
}

/** The most characters that a member of the body may have. */
function longest(session: CheckSession, operation: Operation, name: string): number | undefined {
  const field = fieldsOf(operation, session.table, session.named).find(
    ({ where, path }) => where === 'body' && path[0] === name,
  )
  const lengthOf = (schema: JsonSchema): number | undefined => {
    const plain = resolve(schema, session.named)
    return plain.maxLength ?? (plain.anyOf ?? []).map(lengthOf).find((each) => each !== undefined)
  }
  return field && lengthOf(field.schema)
}

const WHY: Readonly<Record<Refused['when'], string>> = {
  unknown: 'for what is not there',
  'of-another': 'for another person’s record',
  'changed-meanwhile': 'for a version that has been changed meanwhile',
  'too-long': 'for a text that is too long',
  'out-of-order': 'for a step that does not fit the present state',
  'not-looked-at': 'for choices that nobody has looked at',
  'wrong-code': 'for a wrong verification code',
  'signed-out': 'for a session that has ended',
}

/** Whether what had to be refused was, and with the code that steers a client. */
export function judgeRefused(
  refused: readonly Refused[],
  options: JudgeOptions,
): (readonly [Exchange, Finding])[] {
  return refused.flatMap(({ exchange, when, codes }): (readonly [Exchange, Finding])[] => {
    const { outcome, refusal, findings } = judgeExchange(exchange, options)
    const expected =
      codes === 'expired' ? 'HTTP 500 and the message of an expired credential' : `code ${codes.join(' or ')}`
    const right = codes === 'expired' ? outcome === 'expired' : refusal && codes.includes(refusal.code)
    if (right || outcome === 'busy') return []
    if (findings.some(({ kind }) => kind === 'no-answer')) return []
    const got = refusal
      ? `${refusal.code}: ${refusal.message}`
      : outcome === 'accepted'
        ? 'an accepted answer'
        : outcome === 'expired'
          ? 'the message of an expired credential'
          : 'no refusal of the contract'
    return [
      [exchange, { ...member(ROOT, 'code'), kind: 'refusal', expected: `${expected} ${WHY[when]}`, got }],
    ]
  })
}
