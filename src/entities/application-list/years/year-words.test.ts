import { expect, it } from 'vitest'
import type { ListRow } from '~/rules/check-up/list-input'
import { hardnessText, yearText } from './year-words'

const ROW: ListRow = {
  school: '安徽大学',
  unit: '003',
  majors: [{ name: '法学', fee: 5500 }, { name: '哲学' }],
  alsoInUnit: [
    { name: '历史学', rank: 20_000 },
    { name: '考古学', rank: 26_000, fee: 5000 },
  ],
}

it('says of a year the school, the major and the fee', () => {
  const text = (inside: number | 'adjusted' | 'returned' | 'unknown') => yearText({ row: 0, inside }, [ROW])
  expect(text(0)).toBe('第 1 行 安徽大学 003，录取到法学，学费 5,500 元一年')
  expect(text(1)).toBe('第 1 行 安徽大学 003，录取到哲学')
  expect(text('adjusted')).toBe('第 1 行 安徽大学 003，多半调剂到考古学，学费 5,000 元一年')
  expect(text('returned')).toContain('退档')
  expect(text('unknown')).toContain('看不出进哪个专业')
})

it('says why a year ends without a row', () => {
  expect(yearText('slipped', [])).toContain('滑档')
  expect(yearText('barred', [])).toContain('控制线')
  expect(yearText({ row: 3, inside: 0 }, [])).toBe('第 4 行，看不出进哪个专业')
})

it('says how hard a year is', () => {
  expect([0, 100, 199].map((year) => hardnessText(year, 200))).toEqual([
    '线普遍偏难的一年',
    '线不难不易的一年',
    '线普遍偏易的一年',
  ])
})
