import { isObject } from '../check/deviation'
import { deviationLine } from '../check/print'
import { reportCalls } from '../check/report'
import { runCheck } from '../check/run'
import { type Contract, operationOf } from '../contract'
import { INPUT_TABLE } from '../inputs'
import { resolve } from '../json-schema'
import { DEMO_TELS, demoBackend, mockTransport } from '../mock-transport'
import { eachObject, withPayload } from './mistake'

/** A backend that is right in another way than the mocks. */
export interface Variant {
  readonly name: string
  /** The same answer, put differently. */
  alter(payload: unknown, optional: ReadonlySet<string>): unknown
  readonly tels?: readonly string[]
  readonly wait?: number
}

type Json = Readonly<Record<string, unknown>>
const objects = (name: string, alter: (object: Json, optional: ReadonlySet<string>) => Json): Variant => ({
  name,
  alter: (payload, optional) => eachObject(payload, (object) => alter(object, optional)),
})

const arranged = (compare: (a: string, b: string) => number) => (object: Json) =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => compare(a, b)))

const without =
  (isLeftOut: (name: string, value: unknown) => boolean) => (object: Json, optional: ReadonlySet<string>) =>
    Object.fromEntries(
      Object.entries(object).filter(([name, value]) => !optional.has(name) || !isLeftOut(name, value)),
    )

const same = (payload: unknown) => payload
const [student = '', vip = '', planner = '', administrator = ''] = DEMO_TELS

export const VARIANTS: readonly Variant[] = [
  { name: 'as it is', alter: same },
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
    without((name) => ['remark', 'belongs', 'origin', 'reason', 'warnings'].includes(name)),
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
  { name: 'a guest only', alter: same, tels: [] },
  { name: 'a student only', alter: same, tels: [student] },
  { name: 'a student with VIP only', alter: same, tels: [vip] },
  { name: 'a planner only', alter: same, tels: [planner] },
  { name: 'an administrator only', alter: same, tels: [administrator] },
  { name: 'two students', alter: same, tels: [student, vip] },
  { name: 'a student and a planner', alter: same, tels: [student, planner] },
  { name: 'a student and an administrator', alter: same, tels: [student, administrator] },
  { name: 'slow', alter: same, tels: [student], wait: 5 },
]

/** What the check says against a healthy variant; nothing, if it is right. */
export async function tryVariant(contract: Contract, variant: Variant): Promise<string[]> {
  const healthy = mockTransport(demoBackend())
  const optional = optionalMembers(contract)
  const records = await runCheck({
    contract,
    table: INPUT_TABLE,
    transport: async (request) => {
      if (variant.wait !== undefined) await new Promise((done) => setTimeout(done, variant.wait))
      const answer = await healthy(request)
      const operation = operationOf(contract, request)
      if (variant.alter === same || !operation || !answer.contentType.includes('json')) return answer
      const carrier = operation.endpoint.carrier ?? 'data'
      return withPayload(answer, (payload) => variant.alter(payload, optional), carrier)
    },
    tels: variant.tels ?? DEMO_TELS,
    write: true,
    effects: false,
  })
  const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
  return reports.flatMap(({ call, deviations }) =>
    deviations.map((deviation) => `${call} ${deviationLine(deviation)}`),
  )
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
