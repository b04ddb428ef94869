import type { Operation } from '../../contract'
import type { SchemaBook } from '../../json-schema'
import { describeValue } from '../exchange/describe'
import { type Finding, isObject, item, member, type Place } from '../exchange/deviation'
import { type Exchange, inputValue } from '../exchange/exchange'
import type { InputTable } from '../exchange/input-table'
import { type Decoded, decodeEnvelope, decodeFile } from './decode'
import { openEnvelope, type Refusal } from './envelope'
import { meaningFindings } from './meaning/findings'
import { type Page, pageOf } from './meaning/pages'

export interface JudgeOptions {
  readonly named: SchemaBook['named']
  readonly strict?: boolean
  readonly table: InputTable
  /** Collects the places of the payload that a value was seen at. */
  readonly visited?: Set<string>
}

/** What one answer is worth. */
export interface Verdict {
  readonly findings: readonly Finding[]
  readonly outcome: 'accepted' | 'refused' | 'expired' | 'busy' | 'unusable'
  /** As far as it could be found; it may still have findings. */
  readonly payload?: { readonly value: unknown; readonly at: Place }
  readonly refusal?: Refusal
}

interface Judged {
  readonly verdict: Verdict
  readonly visited: ReadonlySet<string>
  readonly table: InputTable
  readonly strict: boolean
}

const judged = new WeakMap<Exchange, Judged>()

/** What an answer is worth. It is read once, however often it is asked about. */
export function judgeExchange(exchange: Exchange, options: JudgeOptions): Verdict {
  const { table, strict = false } = options
  const before = judged.get(exchange)
  const isSame = before !== undefined && before.table === table && before.strict === strict
  const { verdict, visited } = isSame ? before : judgeAnew(exchange, options)
  if (!isSame) judged.set(exchange, { verdict, visited, table, strict })
  for (const place of visited) options.visited?.add(place)
  return verdict
}

function judgeAnew(exchange: Exchange, options: JudgeOptions): Pick<Judged, 'verdict' | 'visited'> {
  const visited = new Set<string>()
  return { verdict: judge(exchange, { ...options, visited }), visited }
}

function judge(exchange: Exchange, options: JudgeOptions): Verdict {
  const { operation, answer } = exchange
  const { endpoint } = operation
  if (endpoint.file !== undefined) {
    const decoded = decodeFile(answer, endpoint.file)
    return decoded.json === undefined ? undecoded(decoded, 'accepted') : refusedFile(decoded)
  }
  const decoded = decodeEnvelope(answer, endpoint.limit !== undefined)
  if (decoded.json === undefined || !operation.payload) return undecoded(decoded, 'unusable')
  return judgeJson(exchange, decoded.json, options, decoded.findings)
}

/** The same for an answer that has been read already. */
export function judgeJson(
  exchange: Exchange,
  json: unknown,
  options: JudgeOptions,
  before: readonly Finding[] = [],
): Verdict {
  const { operation } = exchange
  const { endpoint } = operation
  if (!operation.payload || !endpoint.payload) return { findings: before, outcome: 'unusable' }
  const opened = openEnvelope(json, {
    ...options,
    payload: operation.payload,
    carrier: endpoint.carrier ?? 'data',
  })
  const findings = [...before, ...opened.findings]
  if (opened.refusal) return { findings, outcome: 'refused', refusal: opened.refusal }
  const { payload } = opened
  if (!payload) return { findings, outcome: 'unusable' }
  // Figures are compared only where every one of them is what it should be: one cause, one message.
  if (findings.some(({ kind }) => kind !== 'extra')) return { findings, outcome: 'unusable', payload }
  const unsaid = rulesBeyondSchema(endpoint.payload, payload.value, payload.at)
  const meaning =
    unsaid.length > 0
      ? []
      : meaningFindings(
          { ...exchange, payload: payload.value, at: payload.at, table: options.table },
          options.named,
        )
  return { findings: [...findings, ...unsaid, ...meaning], outcome: 'accepted', payload }
}

function undecoded({ findings, expired, busy }: Decoded, otherwise: Verdict['outcome']): Verdict {
  if (busy) return { findings, outcome: 'busy' }
  if (expired) return { findings, outcome: 'expired' }
  return { findings, outcome: findings.length > 0 ? 'unusable' : otherwise }
}

function refusedFile({ json, findings }: Decoded): Verdict {
  const { code, message } = isObject(json) ? json : {}
  const refusal = { code: Number(code), message: typeof message === 'string' ? message : '' }
  return { findings, outcome: 'refused', refusal }
}

/** What the client's own schema refuses and JSON Schema cannot say. */
function rulesBeyondSchema(
  schema: NonNullable<Operation['endpoint']['payload']>,
  value: unknown,
  at: Place,
): Finding[] {
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  return parsed.error.issues.map((issue): Finding => {
    const place = issue.path.reduce<Place>(
      (before, step) => (typeof step === 'number' ? item(before, step) : member(before, String(step))),
      at,
    )
    return { ...place, kind: 'rule', expected: issue.message, got: describeValue(issue.input) }
  })
}

/** The page in a payload: the payload itself, or one member of it. */
export function findPage(payload: unknown, at: Place): { page: Page; at: Place } | undefined {
  const own = pageOf(payload)
  if (own) return { page: own, at }
  for (const [name, part] of Object.entries(isObject(payload) ? payload : {})) {
    const page = pageOf(part)
    if (page) return { page, at: member(at, name) }
  }
  return undefined
}

/** Whether there is a list that goes on: its calls are then made for the other pages too. */
export function isPaged({ input }: Exchange): boolean {
  return inputValue(input, 'page') !== undefined && inputValue(input, 'pageSize') !== undefined
}
