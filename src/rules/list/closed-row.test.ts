import { expect, it } from 'vitest'
import { frameOf } from './frame'
import { judge, type UnitRow } from './judge'

const frame = frameOf({
  province: '安徽',
  year: 2026,
  subject: '物理',
  batch: '本科批',
  rank: 20_000,
  electives: ['物理', '化学', '生物'],
})
if (!frame) throw new Error('no frame')
const ROW: UnitRow = { requirement: '首选物理，再选化学', lines: [{ year: 2025, rank: 40_000 }] }

it.each<[string, UnitRow, string]>([
  ['plan 0', { plan: 0 }, 'stopped'],
  ['not offered', { offered: false }, 'stopped'],
  ['other electives', { requirement: '首选物理，再选政治' }, 'subjects'],
  ['barred', { barred: true }, 'barred'],
  ['repeated', { repeated: true }, 'repeated'],
])('a row that is closed (%s) has neither chance nor tier, told or not', (_, change, closed) => {
  const open = judge(frame, ROW)
  expect([open.closed, open.tier]).toEqual([undefined, 3])
  const judged = judge(frame, { ...ROW, ...change, chance: { low: 0.95, high: 1 } })
  expect(judged).toMatchObject({ closed })
  expect([judged.chance, judged.tier, judged.undersubscribed]).toEqual([undefined, undefined, false])
})
