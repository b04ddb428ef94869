import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from './amount'
import { doneBy, readSentence, type SentenceEdits, type SentenceRow } from './read-sentence'

const row = (unitId: string, more: Partial<SentenceRow> = {}): SentenceRow => ({
  unitId,
  school: `${unitId}大学`,
  province: '安徽',
  features: [],
  fees: [5000],
  majors: [{ name: '会计学', code: '120203' }],
  plan: 10,
  tier: '稳',
  ...more,
})
const named = (...names: string[]) => names.map((name) => ({ name }))
const EDITS: SentenceEdits<SentenceRow> = {
  rowOf: (one) => one,
  withoutMajors: (one, isMeant) => {
    const majors = one.majors.filter((major) => !isMeant(major))
    return majors.length > 0 ? { ...one, majors } : undefined
  },
  adjusted: (one, adjust) => ({ ...one, school: `${one.school}${adjust ? '服从' : '不服从'}` }),
}
const rowsAfter = (text: string, rows: readonly SentenceRow[]) =>
  doneBy(readSentence(text, '安徽'), rows, EDITS)
const ids = (text: string, rows: readonly SentenceRow[]) => rowsAfter(text, rows).map(({ unitId }) => unitId)
const chips = (text: string) => readSentence(text, '安徽').map(({ chip }) => chip)

it.each([
  ['20000', 20_000],
  ['两万', 20_000],
  ['1.5万', 15_000],
  ['一万五', 15_000],
  ['两万半', 25_000],
  ['十二', 12],
  ['三千', 3000],
])('%s is an amount', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

describe('a sentence about a list', () => {
  it.each([
    ['去掉 1–2 人的', '移除招 2 人以内的'],
    ['不要只招3人以下的', '移除招 3 人以内的'],
    ['安徽的往前', '安徽的：在同一档里往前'],
    ['省外的放最后', '安徽以外的：放到最后'],
    ['学费两万以上的放最后', '学费 20,000 元以上：放到最后'],
    ['不要护理', '不填“护理…”；只剩它的整行移除'],
    ['计算机的排前面', '专业里有“计算机…”的：在同一档里往前'],
    ['去掉民办的', '移除民办的'],
    ['冲的都不服从', '“冲”的：不服从调剂'],
    ['把河南大学放到最后', '河南大学的：放到最后'],
    ['全部服从调剂', '全部：服从调剂'],
    ['医学的不要', '不填医学类专业；只剩它们的整行移除'],
    ['把长安大学放到第三', '长安大学的：放到第 3 位'],
    ['第3行移到第1位', '第 3 行：放到第 1 位'],
    ['第3到5行放最后', '第 3–5 行：放到最后'],
    ['去掉最后两行', '移除最后 2 行的'],
    ['去掉机会低于10%的', '移除机会 10% 以下的'],
    ['机会 90% 以上的放最后', '机会 90% 以上的：放到最后'],
    ['冲的按位次排', '“冲”的：按位次，难的在前排'],
    ['按学费从高到低排', '全部：按学费，高的在前排'],
  ])('%s is understood', (text, chip) => {
    expect(chips(text)).toEqual([chip])
  })

  it('says what it did not understand and leaves that alone', () => {
    const rows = [row('a'), row('b')]
    expect(chips('随便排一下，去掉a')).toEqual([undefined, undefined])
    expect(rowsAfter('随便排一下，去掉a', rows)).toEqual(rows)
  })

  it.each([['学费贵的不要'], ['去掉学费高的'], ['离家远的放最后'], ['好的往前']])(
    '%s can mean anything: it is asked, and nothing is done',
    (text) => {
      const [clause] = readSentence(text, '安徽')
      expect(clause?.question).toBeDefined()
      expect(clause?.chip).toBeUndefined()
      const rows = [row('a'), row('b')]
      expect(rowsAfter(text, rows)).toEqual(rows)
    },
  )

  it('means a discipline by the code of a major, without a code by its name', () => {
    const rows = [
      row('a', {
        majors: [
          { name: '临床医学', code: '100201' },
          { name: '护理学', code: '1011' },
        ],
      }),
      row('b', { majors: [{ name: '生物医学工程', code: '082601' }] }),
      row('c', { majors: named('中医学', '会计学') }),
    ]
    expect(rowsAfter('医学的不要', rows).map(({ unitId, majors }) => [unitId, majors.length])).toEqual([
      ['b', 1],
      ['c', 1],
    ])
  })

  it('moves rows by their school or their number, as they stood when it was written', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => row(id))
    expect(ids('第4行移到第1位，第1行放到第3位', rows)).toEqual(['d', 'b', 'a', 'c'])
    expect(ids('把c大学放到第一', rows)).toEqual(['c', 'a', 'b', 'd'])
    expect(ids('去掉最后两行', rows)).toEqual(['a', 'b'])
  })

  it('removes by chance, and leaves alone what has none', () => {
    const rows = [row('a', { chance: 4 }), row('b', { chance: 60 }), row('c')]
    expect(ids('去掉机会低于10%的', rows)).toEqual(['b', 'c'])
  })

  it('puts the rows of a tier in order among their own places', () => {
    const rows = [
      row('a', { tier: '冲', line: 300 }),
      row('b', { tier: '保', line: 900 }),
      row('c', { tier: '冲', line: 100 }),
      row('d', { tier: '冲' }),
      row('e', { tier: '冲', line: 200 }),
    ]
    expect(ids('冲的按位次排', rows)).toEqual(['c', 'b', 'e', 'd', 'a'])
    expect(ids('冲的按位次从易到难排', rows)).toEqual(['a', 'b', 'e', 'd', 'c'])
  })

  it('removes, and takes a row away only where no major is left', () => {
    expect(ids('去掉1-2人的', [row('a', { plan: 2 }), row('b')])).toEqual(['b'])
    const rows = [
      row('a', { majors: named('护理学', '会计学') }),
      row('b', { majors: named('护理学') }),
      row('c'),
    ]
    expect(
      rowsAfter('不要护理', rows).map(({ unitId, majors }) => [unitId, majors.map(({ name }) => name)]),
    ).toEqual([
      ['a', ['会计学']],
      ['c', ['会计学']],
    ])
  })

  it('means a major by the beginning of its name, or by what stands in brackets', () => {
    const rows = [
      row('a', { majors: named('机械设计制造及其自动化', '自动化') }),
      row('b', { majors: named('数学（师范）') }),
    ]
    expect(
      rowsAfter('不要自动化，不要师范', rows).map(({ majors }) => majors.map(({ name }) => name)),
    ).toEqual([['机械设计制造及其自动化']])
  })

  it('puts rows ahead in their own tier, never a 保 before a 冲', () => {
    const rows = [
      row('a', { tier: '冲', province: '江苏' }),
      row('b', { tier: '冲' }),
      row('c', { tier: '保', province: '江苏' }),
      row('d', { tier: '保' }),
    ]
    expect(ids('安徽的往前', rows)).toEqual(['b', 'a', 'd', 'c'])
  })

  it('does its parts one after the other', () => {
    const rows = [
      row('a', { fees: [23_000] }),
      row('b', { plan: 1 }),
      row('c', { province: '江苏' }),
      row('d'),
    ]
    expect(ids('去掉1-2人的，安徽的往前，学费两万以上的放最后', rows)).toEqual(['d', 'c', 'a'])
  })

  it('never breaks, never doubles a row, and does nothing it does not say', () => {
    const rows = [row('a'), row('b', { plan: 1 }), row('c', { tier: undefined })]
    const words = fc.constantFrom(
      '去掉',
      '不要',
      '安徽',
      '的',
      '往前',
      '两万',
      '学费',
      '以上',
      '，',
      '护理',
      '1',
      '人',
      '放最后',
      '?',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join('')),
        ),
        (text) => {
          const result = rowsAfter(text, rows)
          const said = readSentence(text, '安徽')
          expect(new Set(result).size).toBe(result.length)
          if (said.every(({ chip }) => chip === undefined)) expect(result).toEqual(rows)
        },
      ),
    )
  })
})
