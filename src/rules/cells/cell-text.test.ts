import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellText, cleanText, isLongCell, splitOutside, textParts, withoutMarks } from './cell-text'

describe('a cell as text', () => {
  it.each([
    ['００３', '003'],
    ['572.0', '572'],
    ['="003"', '003'],
    ["'003", '003'],
    ['"003"', '003'],
    ['\u2f42\u200b学', '文学'],
    ['⻄安', '西安'],
    ['安徽\u00a0大学 ', '安徽 大学'],
    ['572.00', '572'],
    ['a572.0', 'a572.0'],
    ['572.0 分', '572.0 分'],
    ['x="003"', 'x="003"'],
    ['="003"x', '="003"x'],
    ['"a" b', '"a" b'],
    ['a "b"', 'a "b"'],
    ["a'b", "a'b"],
    ['"003 "', '003'],
    ['安徽  大学', '安徽 大学'],
    [3, '3'],
    [true, 'TRUE'],
    [null, ''],
    [new Date('2026-06-26'), '2026-06-26'],
    [new Date(Number.NaN), ''],
  ])('%j is %j', (value, text) => {
    expect(cellText(value)).toBe(text)
  })

  it('keeps the lines of a cell, and no formula is worked out', () => {
    expect(cellText('软件工程\r\n法学')).toBe('软件工程\n法学')
    expect(cellText('软件工程\r法学')).toBe('软件工程\n法学')
    expect(cellText('=1+1')).toBe('=1+1')
    expect(cleanText(' 安徽\t')).toBe('安徽')
  })

  it('is no longer than a name may be', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cellText(text).length <= 500))
    expect(isLongCell('（'.repeat(501))).toBe(true)
    expect(isLongCell('（'.repeat(500))).toBe(false)
    expect(cellText('（'.repeat(200_000)).length).toBe(500)
  })
})

it('brackets of any make are parts, those within others stay in them, and one that is open ends with the text', () => {
  expect(textParts('安徽大学(003组)【公办】')).toEqual([
    { text: '安徽大学', isInside: false },
    { text: '003组', isInside: true },
    { text: '公办', isInside: true },
  ])
  expect(textParts('法学(卓越(涉外))')[1]).toEqual({ text: '卓越(涉外)', isInside: true })
  expect(textParts('法学 ( 卓越 )')).toEqual([
    { text: '法学', isInside: false },
    { text: '卓越', isInside: true },
  ])
  expect(textParts('法学)卓越')).toEqual([
    { text: '法学', isInside: false },
    { text: '卓越', isInside: false },
  ])
  expect(textParts('法学(卓越')).toEqual([
    { text: '法学', isInside: false },
    { text: '卓越', isInside: true },
  ])
})

it('marks around a name are none of it, and marks in brackets part nothing', () => {
  expect(withoutMarks('★ 安徽大学 ●')).toBe('安徽大学')
  expect(withoutMarks(', 安徽大学:')).toBe('安徽大学')
  expect(splitOutside('软件工程(大数据、云)、法学', '、')).toEqual(['软件工程(大数据、云)', '法学'])
  expect(splitOutside('甲(乙(丙)丁、戊) 、 己', '、')).toEqual(['甲(乙(丙)丁、戊)', '己'])
})
