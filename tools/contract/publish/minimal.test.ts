import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { isObject, valueAt } from '../check/exchange/deviation'
import type { JsonSchema } from '../json-schema'
import { loadContract } from '../load'
import { leastOf } from './minimal'
import { COMPONENTS } from './schemas'

const { operations } = loadContract()
const text = (await readFile('docs/openapi.json', 'utf8')).replaceAll(COMPONENTS, '#/$defs/')
const document: unknown = JSON.parse(text)
const named = valueAt(document, '/components/schemas') as Readonly<Record<string, JsonSchema>>

/** The schema of a payload as the published description has it. */
function publishedPayload(
  { path, method }: { readonly path: string; readonly method: string },
  carrier: string,
) {
  const item = valueAt(document, '/paths')
  const operation = isObject(item)
    ? valueAt(item[path], `/${method.toLowerCase()}/responses/200/content`)
    : {}
  const json = isObject(operation) ? operation['application/json'] : {}
  return valueAt(json, `/schema/anyOf/0/properties/${carrier}`) as JsonSchema
}

/** Who answers by the published description alone is understood: no rule of the client is missing in it. */
describe('the least answer by the published description', () => {
  it.each([0, 1] as const)(
    'with %i elements in each list is read by the client, for every call',
    (elements) => {
      const refused = operations.flatMap(({ endpoint, name }) => {
        if (!endpoint.payload) return []
        const least = leastOf(publishedPayload(endpoint, endpoint.carrier ?? 'data'), named, elements)
        const parsed = endpoint.payload.safeParse(least)
        return parsed.success ? [] : [`${name} ${parsed.error.message} in ${JSON.stringify(least)}`]
      })
      expect(refused, 'docs/openapi.json is behind the contract: npm run lab -- openapi').toEqual([])
    },
  )
})
