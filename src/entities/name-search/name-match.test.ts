import { pinyin } from 'pinyin-pro'
import { describe, expect, it } from 'vitest'
import { type IndexedNames, indexNames, matchNames, type Named } from './name-match'
import { isLatin } from './plain-text'

const syllablesOf = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true })
const index = (things: readonly Named[]) => things.map((thing) => indexNames(thing, syllablesOf))
const named = (...names: string[]): Named[] => names.map((name) => ({ id: name, name }))
const found = (names: readonly IndexedNames[], typed: string, most = 8) =>
  matchNames(names, typed, most).map(({ name }) => name)

describe('a name', () => {
  const few = index(
    named(
      '中国科学技术大学',
      '安徽大学',
      '合肥工业大学',
      '合肥大学',
      '西安交通大学',
      '仙桃职业学院',
      '吕梁学院',
    ),
  )
  it.each([
    ['zkd', ['中国科学技术大学']],
    ['ZGKXJSDX', ['中国科学技术大学']],
    ['hefei gy', ['合肥工业大学']],
    ['hfgy', ['合肥工业大学']],
    ['xian', ['西安交通大学', '仙桃职业学院']],
    ['xi an', ['西安交通大学']],
    ['科大', ['中国科学技术大学']],
    ['合肥gy', ['合肥工业大学']],
    ['合肥大学', ['合肥大学', '合肥工业大学']],
    ['lvliang', ['吕梁学院']],
    ['qqq', []],
    ['大科', []],
    [' ', []],
    ['（）', []],
  ])('is meant by %j', (typed, names) => {
    expect(found(few, typed).slice(0, Math.max(names.length, 1))).toEqual(names)
  })

  it('is closer when it begins with what was typed, and then the shorter one', () => {
    const some = index(named('中国政法大学', '大连大学', '大连理工大学', '安徽大连学院'))
    expect(found(some, '大连')).toEqual(['大连大学', '大连理工大学', '安徽大连学院'])
  })

  it('is found by its short names too', () => {
    const school = { id: '1', name: '中国科学技术大学', aliases: ['中科大', 'USTC'] }
    const schools = index([...named('中国矿业大学'), school])
    expect(found(schools, 'ustc')).toEqual(['中国科学技术大学'])
    expect(found(schools, '中科大')).toEqual(['中国科学技术大学'])
  })

  it('is typed in letters or in characters', () => {
    expect(isLatin('Hefei gy')).toBe(true)
    expect(isLatin('合肥gy')).toBe(false)
    expect(isLatin('12')).toBe(false)
  })
})
