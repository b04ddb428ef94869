import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { schoolLibrary } from '~/contracts/school-library'
import { ENDPOINTS } from './endpoints'
import { openApi } from './sessions'

const api = openApi()
const { guest } = api
afterAll(() => api.close())

type Json = z.core.JSONSchema.BaseSchema

/** The places below `at` where a sender may say as much as it likes. */
function unlimited(schema: Json, at: string): string[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? [schema.items] : []
  const parts = Object.entries(schema.properties ?? {})
  const bounded = schema.enum ?? schema.const ?? schema.maxLength ?? schema.pattern
  return [
    ...([schema.type].flat().includes('string') && bounded === undefined ? [at] : []),
    ...([schema.type].flat().includes('array') && schema.maxItems === undefined ? [`${at} (entries)`] : []),
    ...branches.flatMap((branch) => unlimited(branch as Json, at)),
    ...items.flatMap((item) => unlimited(item as Json, `${at}/*`)),
    ...parts.flatMap(([name, part]) => unlimited(part as Json, `${at}/${name}`)),
  ]
}

it('says of every text and list that people send how long it may be', () => {
  const found = ENDPOINTS.flatMap(({ name, endpoint }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema ? unlimited(z.toJSONSchema(schema, { io: 'input' }), `${name} ${part}`) : []
    }),
  )
  expect(found, 'inputs without a limit: take their words from src/contracts/limits.ts').toEqual([])
})

describe('what a person searches for', () => {
  const asked = { page: 1, pageSize: 1 }

  it('is refused in the words of the limit when it is longer than its field lets be typed', async () => {
    const query = '院'.repeat(MOST_CHARACTERS.keyword)
    expect((await guest.call(schoolLibrary.query, { body: { ...asked, query } })).total).toBe(0)
    expect(
      await guest.refusal(schoolLibrary.query, { body: { ...asked, query: `${query}校` } }),
    ).toMatchObject({
      message: '关键词最多 40 个字',
    })
  })

  it('comes in pages that a server can make', async () => {
    expect(await guest.refusal(schoolLibrary.query, { body: { page: 1, pageSize: 1001 } })).toMatchObject({
      message: '每页最多 1000 条',
    })
  })
})
