import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexNames } from '~/entities/name-search/name-match'
import { type Found, type FoundIndex, type Kind, matchFound, schoolFound } from './found'
import { intentsOf, type Match, withNamesParted } from './intents'
import { readQuery } from './reading'

const characters = (text: string) => [...text]

function indexOf(things: readonly Found[]): FoundIndex {
  return {
    names: things.map((thing) => indexNames(thing, characters)),
    byId: new Map(things.map((thing) => [thing.id, thing])),
  }
}

const named = (kind: Kind, code: string, name: string): Found => ({
  kind,
  id: `${kind}-${code}`,
  code,
  name,
  trail: '',
  link: {},
})

const INDICES: Readonly<Record<Kind, FoundIndex>> = {
  school: indexOf([
    schoolFound({ id: '10359', schoolName: '合肥工业大学', aliases: ['合工大'] }),
    schoolFound({ id: '10357', schoolName: '安徽大学', aliases: ['安大'] }),
  ]),
  major: indexOf([named('major', '080901', '计算机科学与技术')]),
  profession: indexOf([named('profession', '2010601', '程序员')]),
}
const match: Match = (kind, words) =>
  words === '' ? [] : matchFound(INDICES[kind], words, { most: 9, level: '本科' })
const intents = (text: string) => intentsOf(withNamesParted(readQuery(text), match), '安徽', match)
const led = (text: string) =>
  intents(text).map(({ label, link }) => [label, link.to, link.params, link.search].filter(Boolean))

describe('a search', () => {
  it('with a score leads to the rank page with its figures', () => {
    expect(led('江苏 物理 600')).toEqual([
      [
        '江苏物理 600 分排在第几位',
        '/weici',
        expect.objectContaining({ province: '江苏', subject: '物理', score: 600 }),
      ],
    ])
    expect(led('600')[0]?.[0]).toBe('安徽 600 分排在第几位')
  })

  it('for a school and a topic leads to that part of the school', () => {
    expect(led('合工大 2024 物理 分数线')).toEqual([
      [
        '合肥工业大学 · 录取分数线',
        '/chadaxueluqu/$id',
        { id: '10359' },
        expect.objectContaining({ year: '2024', subject: '物理' }),
      ],
    ])
  })

  it.each(['合肥工业大学 计算机', '计算机 合工大', '合肥工业大学计算机', '合工大 计算机 分数线'])(
    '%s leads to the lines of the school, not to a place that its name begins with',
    (text) => {
      expect(led(text)[0]).toEqual(['合肥工业大学 · 录取分数线', '/chadaxueluqu/$id', { id: '10359' }, {}])
      expect(intents(text).some(({ label }) => label.startsWith('安徽'))).toBe(false)
    },
  )

  it('for a school and a major keeps the part of the school that was asked for', () => {
    expect(led('合工大 计算机 招生计划')[0]?.slice(0, 2)).toEqual([
      '合肥工业大学 · 招生计划',
      '/chadaxuejihua/$id',
    ])
  })

  it.each(['合肥 计算机', '合肥计算机', '计算机 合肥'])(
    '%s leads to the schools there that offer it',
    (text) => {
      expect(led(text)).toEqual([
        [
          '安徽开设计算机科学与技术的院校',
          '/chazhuanyedetailyuanxiao/$majorCode',
          { majorCode: '080901' },
          { provinces: ['安徽'] },
        ],
      ])
    },
  )

  it.each([
    ['安徽 985', '/chadaxue'],
    ['江苏', '/chadaxue'],
    ['河南一本线', '/pici'],
    ['安徽 分数线', '/pici'],
    ['一分一段', '/weici'],
    ['位次 25000', '/weici'],
    ['大学排名', '/chadaxuerank'],
    ['提前批', '/tiqianpi'],
    ['计算机 就业', '/chazhuanyedetailjiuye/$majorCode'],
    ['哪些大学有计算机', '/chazhuanyedetailyuanxiao/$majorCode'],
  ])('%s leads to %s', (text, to) => {
    expect(intents(text)[0]?.link.to).toBe(to)
  })

  it('for a name alone leads nowhere by itself', () => {
    expect(['安徽大学', '计算机', 'zkd', '火星'].map(led)).toEqual([[], [], [], []])
  })

  it('survives 500 odd texts', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '😀',
        '𠮷',
        '\u202e安徽',
        '%',
        '%E5%',
        '(((',
        '[a-',
        '\\',
        '*',
        '$&',
        "' OR 1=1 --",
        '<b onload=x>',
        '\u0000',
        '\ud800',
        '９９９９９分',
        '第0名',
        '0万名',
        '分分分',
        '线'.repeat(90),
      ),
      fc
        .array(
          fc.constantFrom(
            '安徽',
            '合肥',
            '物理',
            '600',
            '分',
            '位次',
            '线',
            '的',
            ' ',
            '省',
            '985',
            '计算机',
            '2.5万',
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(odd, (text) => {
        const reading = readQuery(text)
        expect(reading.words).toBe(reading.words.trim())
        expect(reading.score ?? 100).toBeGreaterThanOrEqual(100)
        expect(reading.rank ?? 1).toBeGreaterThanOrEqual(1)
        const ids = intents(text).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 500 },
    )
  })
})
