import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SchoolScoreLine } from '~/contracts/school-lines'
import { lacking } from './lacking'

const LINE = { year: 2025, batch: '本科批', lowestScore: 600, lowestRank: 9000 }

it('takes one figure out of every record that may lack it', () => {
  const lines = z.array(z.object({ lines: z.array(SchoolScoreLine) }))
  expect(lacking(lines, [{ lines: [LINE] }], 'unranked')).toEqual([
    { lines: [{ year: 2025, batch: '本科批', lowestScore: 600 }] },
  ])
  expect(lacking(SchoolScoreLine, LINE, 'unscored')).toEqual({
    year: 2025,
    batch: '本科批',
    lowestRank: 9000,
  })
})

it('leaves a figure that the contract demands', () => {
  const row = z.object({ lowestRank: z.int() })
  expect(lacking(row, { lowestRank: 3 }, 'unranked')).toEqual({ lowestRank: 3 })
})
