import { SUCCESS_CODE } from '~/contracts/envelope'
import { type JsonSchema, resolve, type SchemaBook, typesOf } from '../../json-schema'
import { describeSchema, describeValue } from '../exchange/describe'
import { type Finding, isObject, member, type Place, ROOT } from '../exchange/deviation'
import { likelyName } from '../exchange/likely-name'
import { isFitting } from '../exchange/validator'
import { structuralFindings } from './structure'

/** A business error: HTTP 200 with a code that is not the one of success. */
export interface Refusal {
  readonly code: number
  readonly message: string
}

export interface Opened {
  readonly findings: readonly Finding[]
  /** The payload, wherever it was found, with its place. */
  readonly payload?: { readonly value: unknown; readonly at: Place }
  readonly refusal?: Refusal
}

export interface EnvelopeOptions {
  readonly payload: JsonSchema
  readonly carrier: 'data' | 'message'
  readonly named: SchemaBook['named']
  readonly strict?: boolean
  readonly visited?: Set<string>
}

const MEMBERS = ['code', 'message', 'data']
const SHAPE = 'an envelope {code, message, data}'

/** Takes the payload out of its envelope and finds everything that is wrong with both. */
export function openEnvelope(json: unknown, options: EnvelopeOptions): Opened {
  const { payload, carrier, named } = options
  const fits = (value: unknown) => isSubstantial(value, payload, named) && isFitting(payload, value, named)

  if (!isObject(json)) {
    return {
      findings: [
        envelopeFinding(ROOT, SHAPE, fits(json) ? 'the payload without an envelope' : describeValue(json)),
      ],
    }
  }
  const code = json.code
  const findings = codeFindings(json, () => fits(json))
  if (findings.some(({ kind }) => kind === 'envelope')) return { findings }
  if (options.strict) findings.push(...strangers(json))

  if (typeof code === 'number' && code !== SUCCESS_CODE) {
    // A message beside an error is the error's own text, so only data can be a payload that stayed.
    if (carrier === 'data' && fits(json.data)) {
      const beside = { ...member(ROOT, 'code'), kind: 'meaning', rule: 'code-beside-payload' } as const
      return {
        findings: [
          ...findings,
          { ...beside, expected: String(SUCCESS_CODE), got: `${code} beside an intact payload` },
        ],
      }
    }
    const { message } = json
    if (message !== undefined && message !== null && typeof message !== 'string') {
      findings.push({
        ...member(ROOT, 'message'),
        kind: 'type',
        expected: 'string',
        got: describeValue(message),
      })
    }
    return { findings, refusal: { code, message: typeof message === 'string' ? message : '' } }
  }

  const at = member(ROOT, carrier)
  const value = json[carrier]
  // Without a code it may be a refusal, which has no payload: the code is the one thing that is wrong.
  if (findings.length > 0 && (value === undefined || value === null)) return { findings }
  const found = value === undefined ? [] : structuralFindings(payload, value, options, at)
  if (
    found.length === 0 &&
    isObject(value) &&
    Object.keys(value).length > 0 &&
    !isSubstantial(value, payload, named)
  ) {
    // Where every member is optional an object of strangers passes; it still is not this payload.
    found.push({ ...at, kind: 'missing', expected: 'any member of the payload', got: describeValue(value) })
  }
  if (value !== undefined && found.length === 0) return { findings, payload: { value, at } }

  // Any text fits a payload of text. A message beside a wrong payload does not prove that the payload has moved.
  const mayHaveMoved = value === undefined || value === null || !isScalar(payload, named)
  const elsewhere = mayHaveMoved ? whereItStands(json, carrier, fits) : undefined
  if (elsewhere) {
    const { place, hint } = elsewhere
    const got = place.pointer === '' ? 'the payload without an envelope' : `the payload at ${place.pointer}`
    return { findings: [...findings, { ...envelopeFinding(at, `the payload at ${at.pointer}`, got), hint }] }
  }
  if (value === undefined) {
    findings.push({
      ...at,
      kind: 'missing',
      expected: describeSchema(payload, named),
      got: `nothing (of ${describeValue(json)})`,
    })
    return { findings }
  }
  return { findings: [...findings, ...found], payload: { value, at } }
}

function envelopeFinding(at: Place, expected: string, got: string): Finding {
  return { ...at, kind: 'envelope', expected, got }
}

function codeFindings(json: Readonly<Record<string, unknown>>, isBare: () => boolean): Finding[] {
  const { code } = json
  const at = member(ROOT, 'code')
  if (typeof code === 'number') {
    return Number.isInteger(code)
      ? []
      : [{ ...at, kind: 'integer', expected: 'integer', got: describeValue(code) }]
  }
  if (code === undefined) {
    if (isBare()) return [envelopeFinding(ROOT, SHAPE, 'the payload without an envelope')]
    const numbers = Object.entries(json).filter(([name]) => !MEMBERS.includes(name))
    const likely = likelyName(
      'code',
      numbers.map(([name, value]) => ({ name, fits: Number.isInteger(value) })),
    )
    if (likely !== undefined) {
      return [
        {
          ...at,
          kind: 'renamed',
          expected: 'integer',
          got: describeValue(json[likely]),
          hint: `renamed to ${likely}?`,
        },
      ]
    }
    return [{ ...at, kind: 'missing', expected: 'integer', got: `nothing (of ${describeValue(json)})` }]
  }
  return [{ ...at, kind: code === null ? 'null' : 'type', expected: 'integer', got: describeValue(code) }]
}

function strangers(json: Readonly<Record<string, unknown>>): Finding[] {
  return Object.entries(json)
    .filter(([name]) => !MEMBERS.includes(name))
    .map(([name, value]) => ({
      ...member(ROOT, name),
      kind: 'extra',
      expected: 'nothing',
      got: describeValue(value),
    }))
}

/** The place where an intact payload stands instead of the place where it belongs. */
function whereItStands(
  json: Readonly<Record<string, unknown>>,
  carrier: string,
  fits: (value: unknown) => boolean,
): { place: Place; hint: string } | undefined {
  if (fits(json)) return { place: ROOT, hint: 'payload without an envelope?' }
  for (const [name, value] of Object.entries(json)) {
    if (name === 'code') continue
    if (name !== carrier && fits(value)) {
      return {
        place: member(ROOT, name),
        hint: MEMBERS.includes(name) ? `moved to ${name}?` : `renamed to ${name}?`,
      }
    }
    if (!isObject(value)) continue
    for (const [inner, deeper] of Object.entries(value)) {
      const place = member(member(ROOT, name), inner)
      if (fits(deeper)) return { place, hint: `moved to ${name}.${inner}?` }
    }
  }
  return undefined
}

const isScalar = (payload: JsonSchema, named: SchemaBook['named']) =>
  typesOf(payload, named).every((type) => type !== 'object' && type !== 'array')

/** An empty list or object fits too many schemas to prove anything. So does an object without any named member. */
function isSubstantial(value: unknown, payload: JsonSchema, named: SchemaBook['named']): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isObject(value)) {
    const { properties } = resolve(payload, named)
    const known = Object.keys(properties ?? value)
    return known.some((name) => name in value && !MEMBERS.includes(name))
  }
  return value !== undefined && value !== null && value !== ''
}
