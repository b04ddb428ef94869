import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callOf, ENDPOINTS, endpointOf, onTheWire } from './endpoints'
import { CALLS, ENTITIES, NOT_ASKED, SENT_WITH } from './specified'

function keysOf(schema: z.ZodMiniType | undefined): readonly string[] {
  const json = schema && z.toJSONSchema(schema, { io: 'input' })
  return Object.keys(json?.properties ?? {})
}

/** The ways to all fields that an answer can have: `salary.month` is the month of a salary, whatever lists stand between. */
function fieldsOf(schema: unknown, above = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldsOf(part, above))
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) =>
    key === 'properties'
      ? Object.entries(part).flatMap(([name, of]) => [
          `${above}.${name}`,
          ...fieldsOf(of, `${above}.${name}`),
        ])
      : fieldsOf(part, above),
  )
}

/** What the browser runs, without mocks and tests, by file. */
const CLIENT: ReadonlyMap<string, string> = new Map(
  ['app', 'entities', 'features', 'shared'].flatMap((floor) =>
    readdirSync(`src/${floor}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [`src/${floor}/${file}`, readFileSync(`src/${floor}/${file}`, 'utf8')] as const),
  ),
)
const CLIENT_CODE = [...CLIENT.values()].join('\n')

/** `scoreTableCalls.segment` of each object of calls in a file. */
function callsWrittenIn(code: string): string[] {
  return [...code.matchAll(/^export const (\w+) = \{\n([\s\S]*?)^\}/gm)].flatMap(([, object, body]) =>
    [...(body ?? '').matchAll(/^ {2}(?:async )?(\w+)(?=[:(,])/gm)].map(([, name]) => `${object}.${name}`),
  )
}

describe('the calls of the specification', () => {
  it.each(CALLS)('S1-7.1 S2-7.5 %s has exactly one endpoint', (call) => {
    expect(ENDPOINTS.filter((named) => callOf(named) === onTheWire(call))).toHaveLength(1)
  })

  it('S1-7.1 are 127, each listed once', () => {
    expect(CALLS).toHaveLength(127)
    expect(new Set(CALLS.map(onTheWire)).size).toBe(CALLS.length)
  })

  it('S1-7.13 are asked by the product, each that is not with what is asked instead', () => {
    const asked = ENDPOINTS.filter(({ name }) =>
      new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(CLIENT_CODE),
    )
    const calls = asked.map(callOf)
    expect(CALLS.filter((call) => !calls.includes(onTheWire(call)))).toEqual(
      CALLS.filter((call) => call in NOT_ASKED),
    )
  })

  it('S1-7.13 are made where they are needed: none is only written down', () => {
    const written = [...CLIENT]
      .filter(([file]) => file.endsWith('.calls.ts'))
      .flatMap(([, code]) => callsWrittenIn(code))
    expect(written.length).toBeGreaterThan(100)
    expect(written.filter((name) => !new RegExp(`\\b${name}\\b`).test(CLIENT_CODE))).toEqual([])
  })

  it.each(Object.entries(SENT_WITH))(
    'S1-7.2 S2-7.1 %s can be sent with what the documents name',
    (call, sent) => {
      expect(CALLS).toContain(call)
      const endpoint = endpointOf(call)
      expect(keysOf(endpoint?.query)).toEqual(expect.arrayContaining(sent.query ?? []))
      expect(keysOf(endpoint?.body)).toEqual(expect.arrayContaining(sent.body ?? []))
    },
  )

  it.each(Object.entries(ENTITIES))(
    'S1-2.57 S1-3.1 S2-3.1 S2-7.2 the entity "%s" has the names of the documents',
    (_, { call, fields }) => {
      expect(CALLS).toContain(call)
      const payload = endpointOf(call)?.payload
      const known = payload ? fieldsOf(z.toJSONSchema(payload, { io: 'input' })) : []
      const isKnown = (field: string) => known.some((way) => way.endsWith(`.${field}`))
      expect(fields.split(' ').filter((field) => !isKnown(field))).toEqual([])
    },
  )
})
