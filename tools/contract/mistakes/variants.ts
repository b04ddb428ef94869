import { isObject } from '../check/exchange/deviation'
import type { Transport } from '../check/exchange/exchange'
import { httpTransport } from '../check/exchange/transport'
import { deviationLine } from '../check/report/print'
import { reportCalls } from '../check/report/report'
import { runCheck } from '../check/run'
import { type Contract, operationOf } from '../contract'
import { INPUT_TABLE } from '../inputs'
import { resolve } from '../json-schema'
import { eachRecord } from '../known-parts'
import { DEMO_TELS, demoBackend, mockTransport, slowBackend, THROWAWAY_TEL } from '../mock-transport'
import { withPayload } from './mistake'
import { withOtherIds } from './other-ids'
import { startApi } from './running-api'

/** A backend that is right in another way than the mocks. */
export interface Variant {
  readonly name: string
  /** Puts the answers differently. */
  readonly before?: (healthy: Transport, contract: Contract) => Transport
  readonly tels?: readonly string[]
  /** Another world, in a process of its own. */
  readonly seed?: number
}

type Json = Readonly<Record<string, unknown>>

/** The same answers with other records in them; maps keep their keys. */
const objects = (name: string, alter: (object: Json, optional: ReadonlySet<string>) => Json): Variant => ({
  name,
  before: (healthy, contract) => {
    const optional = optionalMembers(contract)
    const { named } = contract.book
    return async (request) => {
      const answer = await healthy(request)
      const { payload: schema, endpoint } = operationOf(contract, request) ?? {}
      if (!schema || !endpoint || !answer.contentType.includes('json')) return answer
      return withPayload(
        answer,
        (payload) => eachRecord(payload, schema, named, (record) => alter(record, optional)),
        endpoint.carrier,
      )
    }
  },
})

const arranged = (compare: (a: string, b: string) => number) => (object: Json) =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => compare(a, b)))

const without =
  (isLeftOut: (name: string, value: unknown) => boolean) => (object: Json, optional: ReadonlySet<string>) =>
    Object.fromEntries(
      Object.entries(object).filter(([name, value]) => !optional.has(name) || !isLeftOut(name, value)),
    )

/** Every answer waits. */
const slowly =
  (ms: number) =>
  (healthy: Transport): Transport =>
  async (request) => {
    await new Promise((done) => setTimeout(done, ms))
    return healthy(request)
  }

const [student = '', vip = '', planner = '', administrator = ''] = DEMO_TELS

export const VARIANTS: readonly Variant[] = [
  { name: 'as it is' },
  objects(
    'members in the order of their names',
    arranged((a, b) => (a < b ? -1 : 1)),
  ),
  objects(
    'members against the order of their names',
    arranged((a, b) => (a < b ? 1 : -1)),
  ),
  objects('further members', (object) => ({ ...object, traceId: 'x-1', remark: null })),
  objects('further lists', (object) => ({ ...object, extras: [{ id: 1 }, { id: 1 }] })),
  objects(
    'nothing is null: it is left out',
    without((_, value) => value === null),
  ),
  objects(
    'optional pictures left out',
    without((name) => /Url$|^photo|^avatar/.test(name)),
  ),
  objects(
    'optional notes left out',
    without((name) => ['remark', 'belongs', 'origin', 'warnings'].includes(name)),
  ),
  objects(
    'no facets',
    without((name) => name === 'facets'),
  ),
  objects(
    'no chances',
    without((name) => /^probability|^risk$/.test(name)),
  ),
  objects('times with an offset', (object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        /Time$/.test(name) && typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
          ? `${value.replace(' ', 'T')}+08:00`
          : value,
      ]),
    ),
  ),
  { name: 'a guest only', tels: [] },
  { name: 'a student only', tels: [student] },
  { name: 'a student with VIP only', tels: [vip] },
  { name: 'a planner only', tels: [planner] },
  { name: 'an administrator only', tels: [administrator] },
  { name: 'two students', tels: [student, vip] },
  { name: 'a student and a planner', tels: [student, planner] },
  { name: 'a student and an administrator', tels: [student, administrator] },
  { name: 'slow', tels: [student], before: slowly(5) },
  { name: 'other ids', before: (healthy, contract) => withOtherIds(healthy, contract) },
  { name: 'another world', seed: 7 },
  { name: 'yet another world', seed: 20_260_625 },
]

/** What the check says against a healthy variant, each answer of which takes `latency` ms; nothing, if it is right. */
export async function tryVariant(contract: Contract, variant: Variant, latency = 0): Promise<string[]> {
  const api = variant.seed === undefined ? undefined : await startApi(variant.seed, latency)
  try {
    const healthy = api
      ? httpTransport({ base: api.origin, timeoutMs: 30_000 })
      : mockTransport(latency === 0 ? demoBackend() : slowBackend(latency))
    const records = await runCheck({
      contract,
      table: INPUT_TABLE,
      transport: variant.before?.(healthy, contract) ?? healthy,
      tels: variant.tels ?? DEMO_TELS,
      throwaway: THROWAWAY_TEL,
      write: true,
      effects: false,
      // As the command asks: a slow server is asked for several things at a time.
      ...(latency > 0 && { parallel: 16 }),
    })
    const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
    return reports.flatMap(({ call, deviations }) =>
      deviations.map((deviation) => `${call} ${deviationLine(deviation)}`),
    )
  } finally {
    api?.stop()
  }
}

/** Names of members that are optional wherever they stand. */
function optionalMembers({ book: { named } }: Contract): ReadonlySet<string> {
  const optional = new Set<string>()
  const required = new Set<string>()
  for (const schema of Object.values(named)) {
    const plain = resolve(schema, named)
    for (const name of Object.keys(isObject(plain.properties) ? plain.properties : {})) {
      if (plain.required?.includes(name)) required.add(name)
      else optional.add(name)
    }
  }
  return new Set([...optional].filter((name) => !required.has(name)))
}
