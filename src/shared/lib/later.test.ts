import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { later } from './later'

it('is made once, when it is first read', () => {
  const make = vi.fn(() => ({ name: '北京大学' }))
  const school = later(make)
  expect(make).not.toHaveBeenCalled()
  expect([school.name, school.name]).toEqual(['北京大学', '北京大学'])
  expect(make).toHaveBeenCalledOnce()
})

it('reads as the schema that it stands for, alone and inside of others', () => {
  const Score = later(() => z.int().check(z.gte(0)))
  const Row = later(() => z.object({ score: z.nullish(Score), years: z.array(Score) }))
  const Rows = z.array(z.extend(Row, { name: z.union([z.literal('本科批'), Score]) }))
  const rows = [{ score: 600, years: [1], name: '本科批' }]
  expect(Rows.parse(rows)).toEqual(rows)
  expect(z.safeParse(Rows, [{ years: [-1], name: '本科批' }]).error?.issues[0]?.path).toEqual([0, 'years', 0])
  expect(Object.keys(Row.shape)).toEqual(['score', 'years'])
  expect(Score.check(z.lte(9)).safeParse(10).success).toBe(false)
})
