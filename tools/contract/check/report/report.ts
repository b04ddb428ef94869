import { SUCCESS_CODE } from '~/contracts/envelope'
import type { Operation } from '../../contract'
import type { SchemaBook } from '../../json-schema'
import { judgeNarrowed } from '../ask/narrow'
import type { CallRecord } from '../ask/progress'
import { judgeRefused } from '../ask/refusals'
import { judgeTables } from '../ask/table-ranks'
import { judgeWindows } from '../ask/windows'
import { type Deviation, type Finding, groupFindings, isObject, member, ROOT } from '../exchange/deviation'
import { describeRequest, type Exchange, NoAnswer } from '../exchange/exchange'
import type { InputTable } from '../exchange/input-table'
import { judgeAcross } from '../judge/across'
import { isEmptyAnswer, unseen } from '../judge/coverage'
import { judgeExchange, type Verdict } from '../judge/judge'
import { judgeEffects, unseenChanges } from '../write/effects'
import { judgeRepeated } from '../write/repeated'
import { judgeShown } from '../write/shown'

/** What is known about one call after a check. `not-exercised` says that nothing can be said, and why. */
export interface CallReport {
  readonly call: string
  /** The group of the contract that it belongs to. */
  readonly group: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly verdict: 'conforms' | 'deviates' | 'not-exercised'
  /** The server does not have it yet: every answer was HTTP 404 or 501. A deviation, but not a wrong answer. */
  readonly isAbsent?: true
  /** Why it was not exercised. */
  readonly reason?: string
  /** HTTP status of the answer that decided; absent without an answer. */
  readonly status?: number
  /** The slowest answer. */
  readonly ms?: number
  readonly requests: number
  readonly deviations: readonly Deviation[]
  /** Places of the answer that no request has shown, by pattern: nothing is said about them. */
  readonly unseen: readonly string[]
  /** Calls that a write changes and nobody of this run could show, with what it would need. */
  readonly unseenChanges: readonly { readonly call: string; readonly needs: string }[]
}

export interface ReportOptions {
  readonly named: SchemaBook['named']
  readonly strict?: boolean
  readonly table: InputTable
  /** Whether some other call was answered with the same credential. */
  readonly accepted?: (actor: number | undefined) => boolean
}

export function reportCalls(records: readonly CallRecord[], options: ReportOptions): CallReport[] {
  const good = new Set<number | undefined>()
  for (const { operation, exchanges } of records) {
    if ((operation.endpoint.access ?? 'public') === 'public') continue
    for (const exchange of exchanges) {
      if (judgeExchange(exchange, options).outcome !== 'expired') good.add(exchange.actor)
    }
  }
  return records.map((record) => reportCall(record, { accepted: (actor) => good.has(actor), ...options }))
}

export function reportCall(record: CallRecord, options: ReportOptions): CallReport {
  const {
    operation,
    exchanges,
    probes,
    effects,
    refused,
    narrowed,
    ranked,
    overlapping,
    shown,
    repeated,
    notAsked,
  } = record
  const { endpoint } = operation
  const visited = new Set<string>()
  const verdicts = exchanges.map((exchange) => judgeExchange(exchange, { ...options, visited }))
  const found: (readonly [Exchange, Finding])[] = [
    ...verdicts.flatMap(({ findings }, index) => {
      const exchange = exchanges[index]
      return exchange ? findings.map((finding) => [exchange, finding] as const) : []
    }),
    ...judgeAcross(exchanges, verdicts, options.table),
    ...refusals(record, verdicts, options),
    ...leaks(operation, probes, options),
    ...judgeEffects(operation, effects, options.table),
    ...judgeRefused(refused, options),
    ...judgeNarrowed(narrowed, options),
    ...judgeShown(shown, options),
    ...judgeRepeated(repeated, options),
    ...judgeTables(ranked, options),
    ...judgeWindows(overlapping, options),
  ]
  const deviations = groupFindings(
    found.map(([exchange, finding]) => [describeRequest(exchange.request), finding]),
  )
  const reason =
    deviations.length > 0 ? undefined : (notAsked ?? whyNothingWasSeen(operation, verdicts, options))
  const deciding = decidingAnswer(exchanges, found)
  return {
    call: operation.name,
    group: operation.group,
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    verdict: deviations.length > 0 ? 'deviates' : reason === undefined ? 'conforms' : 'not-exercised',
    ...(exchanges.length > 0 && exchanges.every(isAbsent) && { isAbsent: true }),
    ...(reason !== undefined && { reason }),
    ...(deciding && { status: deciding.status }),
    ...(exchanges.length > 0 && { ms: slowest(exchanges) }),
    requests: exchanges.length + probes.length,
    deviations,
    unseen: exchanges.length > 0 ? unseen(operation, visited, options.named) : [],
    unseenChanges: unseenChanges(operation, effects, options.table),
  }
}

/** Right inputs were refused every time, or a good credential was. */
function refusals(
  { operation, exchanges }: CallRecord,
  verdicts: readonly Verdict[],
  { table, accepted = () => false }: ReportOptions,
): (readonly [Exchange, Finding])[] {
  const [first] = exchanges
  if (!first || verdicts.some(({ outcome, findings }) => outcome === 'accepted' || findings.length > 0))
    return []
  const isPublic = (operation.endpoint.access ?? 'public') === 'public'
  const isExpired = verdicts.every(({ outcome }) => outcome === 'expired')
  if (isExpired && (isPublic || accepted(first.actor))) {
    const expected = isPublic ? 'an answer without a sign-in' : 'the credential that other calls accept'
    return [[first, { ...ROOT, kind: 'access', expected, got: 'the message of an expired credential' }]]
  }
  const refusal = verdicts.find(({ refusal: found }) => found)?.refusal
  const isTolerated = operation.name in table.tolerated && !isFreshRefused(first, refusal?.code)
  if (!refusal || isTolerated || mayLackRights(operation, first)) return []
  const got = `${refusal.code}: ${refusal.message}`
  return [[first, { ...member(ROOT, 'code'), kind: 'refused', expected: String(SUCCESS_CODE), got }]]
}

/** What was sent with the version that the record has just been told with is no conflict. */
const isFreshRefused = ({ input: { body } }: Exchange, code: number | undefined) =>
  code === CONFLICT_CODE && isObject(body) && typeof body.version === 'string'

const CONFLICT_CODE = 409
const HTTP_UNAUTHORIZED = 401
const FORBIDDEN_CODE = 403
const FORBIDDEN = [401, FORBIDDEN_CODE]

/** A credential that was handed in may be anybody's: staff calls rightly turn a student away. */
function mayLackRights({ endpoint }: Operation, { actor, roleId }: Exchange): boolean {
  if (actor === undefined || roleId !== undefined) return false
  return endpoint.access === 'staff' || endpoint.access === 'administrator'
}

function leaks(
  operation: Operation,
  probes: readonly Exchange[],
  options: ReportOptions,
): (readonly [Exchange, Finding])[] {
  return probes.flatMap((exchange): (readonly [Exchange, Finding])[] => {
    const { outcome, findings, refusal } = judgeExchange(exchange, options)
    const who = exchange.actor === undefined ? 'a guest' : 'a student'
    if (outcome === 'accepted') {
      return [
        [
          exchange,
          {
            ...ROOT,
            kind: 'access',
            expected: `${who} is turned away (${operation.endpoint.access})`,
            got: 'the payload',
          },
        ],
      ]
    }
    const wrong = findings.filter(({ kind }) => kind === 'status')
    const other = wrong.length === 0 ? otherRefusal(exchange, outcome, refusal?.code) : undefined
    return [...wrong, ...(other ? [other] : [])].map((finding) => [exchange, finding] as const)
  })
}

/** A guest is told that there is no session, somebody signed in that they may not: a client acts on either. */
function otherRefusal(
  { actor, answer }: Exchange,
  outcome: Verdict['outcome'],
  code: number | undefined,
): Finding | undefined {
  if (answer instanceof NoAnswer || answer.status === HTTP_UNAUTHORIZED || outcome === 'busy')
    return undefined
  if (actor === undefined ? outcome === 'expired' : code === FORBIDDEN_CODE) return undefined
  const expected =
    actor === undefined
      ? 'HTTP 500 and the message of an expired credential for a guest'
      : '403 for a student'
  const got = code === undefined ? outcome : `code ${code}`
  return { ...member(ROOT, 'code'), kind: 'refusal', expected, got }
}

function whyNothingWasSeen(
  operation: Operation,
  verdicts: readonly Verdict[],
  { table }: ReportOptions,
): string | undefined {
  const accepted = verdicts.filter(({ outcome }) => outcome === 'accepted')
  if (operation.endpoint.file !== undefined && accepted.length > 0) return undefined
  if (accepted.some(({ payload }) => !isEmptyAnswer(payload?.value))) return undefined
  if (accepted.length > 0) return '只得到空的回答，其中的内容无从检查'
  const refusal = verdicts.find(({ refusal: found }) => found)?.refusal
  if (refusal) {
    const why =
      table.tolerated[operation.name] ??
      (FORBIDDEN.includes(refusal.code) ? '凭证没有权限' : '凭证可能没有权限')
    return `被拒绝（${refusal.code} ${refusal.message}）：${why}`
  }
  if (verdicts.some(({ outcome }) => outcome === 'busy')) return '网关说太忙，请稍后再检查'
  return '服务器说凭证已过期'
}

const ABSENT = [404, 501]

const isAbsent = ({ answer }: Exchange) => !(answer instanceof NoAnswer) && ABSENT.includes(answer.status)

/** The answer that shows the first deviation, else the first answer. */
function decidingAnswer(exchanges: readonly Exchange[], found: readonly (readonly [Exchange, Finding])[]) {
  const answer = (found[0]?.[0] ?? exchanges[0])?.answer
  return answer instanceof NoAnswer ? undefined : answer
}

function slowest(exchanges: readonly Exchange[]): number {
  return Math.round(Math.max(...exchanges.map(({ answer }) => (answer instanceof NoAnswer ? 0 : answer.ms))))
}
