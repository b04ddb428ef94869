import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SchoolQuery } from '~/contracts/school-library'
import { unknownMember } from './unknown-member'

const asked = { page: 1, pageSize: 20, provinces: ['安徽'] }

it('finds nothing in a question of the contract', () => {
  expect(unknownMember(asked, SchoolQuery.parse(asked))).toBeUndefined()
  const open = { ...asked, query: undefined, majorId: null }
  expect(unknownMember(open, SchoolQuery.parse(open))).toBeUndefined()
})

it('S2-7.3 names what the schema does not know, at any depth', () => {
  const shown = { ...asked, view: 'cards' }
  expect(unknownMember(shown, SchoolQuery.parse(shown))).toBe('view')
  const Rows = z.object({ rows: z.array(z.object({ code: z.string() })) })
  const rows = { rows: [{ code: '01' }, { code: '02', isOpen: true }] }
  expect(unknownMember(rows, Rows.parse(rows))).toBe('rows.1.isOpen')
})
