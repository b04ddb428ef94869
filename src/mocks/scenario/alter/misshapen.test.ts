import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { brochures } from '~/contracts/brochures'
import { incomplete, misshapen } from './misshapen'

describe('misshapen', () => {
  it.each([
    [[1, 2], {}],
    [{ a: 1 }, []],
    ['text', 0],
    [7, '？'],
    [true, '？'],
    [null, '？'],
  ])('makes %j another type', (value, expected) => {
    expect(misshapen(value)).toEqual(expected)
  })
})

describe('incomplete', () => {
  const Line = z.object({ note: z.nullish(z.string()), score: z.number(), rank: z.number() })

  it.each([
    ['a record', Line, { note: 'n', score: 1, rank: 2 }, { note: 'n', rank: 2 }],
    ['each record of a list', z.array(Line), [{ score: 1, rank: 2 }], [{ rank: 2 }]],
    ['what may be absent as a whole', z.nullish(Line), { score: 1, rank: 2 }, { rank: 2 }],
    ['a figure', z.number(), 7, undefined],
  ])('takes a required field from %s', (_, schema, value, expected) => {
    expect(incomplete(schema, value)).toEqual(expected)
  })

  it('takes it from the records of a page, which stays a page', () => {
    const { payload } = brochures.ofSchool
    const page = {
      records: [{ id: '1', title: '章程', createTime: '2026-05-01' }],
      total: 1,
      current: 1,
      size: 10,
    }
    const answer = incomplete(payload, page)
    expect(answer).toEqual({ ...page, records: [{ title: '章程', createTime: '2026-05-01' }] })
    expect(payload.safeParse(answer).success).toBe(false)
  })
})
