import { expect, it } from 'vitest'
import { drawn, rowsIn, textsOf } from '../../../tests/drawn'
import { YearTables } from './year-tables'

const line = (batch: string, subject: string, controlScore: number, band?: readonly [number, number]) => ({
  province: '安徽',
  batch,
  subject,
  controlScore,
  ...(band && { lowestScore: band[0], highestScore: band[1] }),
})
const YEARS = [
  { year: 2025, batchLines: [line('本科批', '物理', 461, [461, 513]), line('专科批', '历史', 200)] },
  { year: 2024, batchLines: [line('本科批', '物理', 465)] },
]

it('S1-2.48 S1-2.49 S1-1.1.4 lines stand in a table a year, the newest first, a band where both its ends are known', async () => {
  const markup = await drawn(<YearTables province="安徽" years={YEARS} />)
  expect(textsOf('h2', markup)).toEqual(['2025 年', '2024 年'])
  expect(rowsIn(markup)).toEqual([
    ['省份', '批次', '科类', '控制线', '比上年', '线上 分数段'],
    ['安徽', '本科批', '物理', '461', '−4', '461–513'],
    ['安徽', '专科批', '历史', '200', '—', '—'],
    ['省份', '批次', '科类', '控制线', '比上年'],
    ['安徽', '本科批', '物理', '465', '—'],
  ])
})

it('S1-2.49.1 a year says its province once to the eye', async () => {
  const markup = await drawn(<YearTables province="安徽" years={YEARS} />)
  expect(markup.match(/<span(?: class="sr-only")?>安徽<\/span>/g)).toEqual([
    '<span>安徽</span>',
    '<span class="sr-only">安徽</span>',
    '<span>安徽</span>',
  ])
})
