import { describe, expect, it } from 'vitest'
import { hundredths, list, number, optional, rest, rows, text, trailing } from './table'

describe('rows', () => {
  it('reads the cells of each row by the names of the columns', () => {
    const LINES = '\n# a comment\n安徽|2025|本科批 专科批\n北京|2024|\n'
    expect(rows({ LINES }, { province: text, year: number, batches: list() })).toEqual([
      { province: '安徽', year: 2025, batches: ['本科批', '专科批'] },
      { province: '北京', year: 2024, batches: [] },
    ])
  })

  it('reads several tables one after the other', () => {
    expect(rows({ FIRST: 'a|1', SECOND: 'b|2' }, { key: text, figure: number })).toEqual([
      { key: 'a', figure: 1 },
      { key: 'b', figure: 2 },
    ])
  })

  it('leaves a cell undefined that is empty, or missing at the end', () => {
    const columns = { code: text, places: optional(hundredths), note: trailing(list(',')) }
    expect(rows({ PLACES: '1|55|a,b\n2||\n3|' }, columns)).toEqual([
      { code: '1', places: 0.55, note: ['a', 'b'] },
      { code: '2', places: undefined, note: undefined },
      { code: '3', places: undefined, note: undefined },
    ])
  })

  it('gives the last column all cells that are left', () => {
    expect(rows({ MONTHS: 'campus|7|8|13' }, { season: text, weights: rest(number) })).toEqual([
      { season: 'campus', weights: [7, 8, 13] },
    ])
  })

  it.each([
    ['a missing cell', '安徽', '事实表 LINES 第 2 行缺少“year”列：安徽'],
    ['a surplus cell', '安徽|2025|x', '事实表 LINES 第 2 行多出 1 列：安徽|2025|x'],
    ['a cell that is no number', '安徽|二〇二五', '事实表 LINES 第 2 行的“year”列不是数：安徽|二〇二五'],
    ['an empty number', '安徽|', '事实表 LINES 第 2 行的“year”列不是数：安徽|'],
  ])('names table, row and column of %s', (_, damaged, message) => {
    expect(() => rows({ LINES: `北京|2024\n${damaged}` }, { province: text, year: number })).toThrow(message)
  })

  it('names the column of a damaged cell among the rest', () => {
    expect(() => rows({ MONTHS: 'campus|7||13' }, { season: text, weights: rest(number) })).toThrow(
      '事实表 MONTHS 第 1 行的“weights”列不是数：campus|7||13',
    )
  })
})
