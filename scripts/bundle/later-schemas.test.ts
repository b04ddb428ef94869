import { expect, test } from 'vitest'
import { laterSchemas } from './later-schemas.ts'

const IMPORT = "import { later } from '~/shared/lib/later'\n"

test('makes the schemas of constants and of calls later', () => {
  const code = `export const Score = z.int().check(z.gte(0))
const Row = z.object({ score: Score })
export const school$list = get('/api/school', { access: 'public', query: z.object({ page: Page }), payload: z.array(Row) })
`
  expect(
    laterSchemas(code),
  ).toBe(`${IMPORT}export const Score = /* @__PURE__ */ later(() => z.int().check(z.gte(0)))
const Row = /* @__PURE__ */ later(() => z.object({ score: Score }))
export const school$list = get('/api/school', { access: 'public', query: /* @__PURE__ */ later(() => z.object({ page: Page })), payload: /* @__PURE__ */ later(() => z.array(Row)) })
`)
})

test('leaves functions, other constants and what is made already as they are', () => {
  const code = `export const pageOf = (row) => z.object({ records: z.array(row) })
export const NAMES = SUBJECTS.map(({ name }) => name)
export const MOST = 40
export const school$byId = get('/api/school/{id}', { payload: School })
`
  expect(laterSchemas(code)).toBe(code)
})
