import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFromAddress, listToAddress } from './list-address'
import { joinedParts, partsOf } from './list-parts'
import { LIST_TIERS, type SharedList, type SharedRow } from './shared-list'

const text = fc.string({ maxLength: 12, unit: fc.constantFrom(...'安徽大学化物理师范a1（）"\\') })
const id = fc.string({ minLength: 1, maxLength: 12 })
const row: fc.Arbitrary<SharedRow> = fc.record(
  {
    schoolId: id,
    school: text,
    unitId: id,
    unit: text,
    majors: fc.array(fc.record({ code: text, name: text }), { maxLength: 6 }),
    adjust: fc.boolean(),
    tier: fc.constantFrom(...LIST_TIERS),
  },
  { requiredKeys: ['schoolId', 'school', 'majors'] },
)
const anyList: fc.Arbitrary<SharedList> = fc.record(
  {
    title: text,
    province: text,
    year: fc.integer({ min: 2000, max: 2100 }),
    subject: text,
    batch: text,
    rank: fc.integer({ min: 1, max: 500_000 }),
    electives: fc.array(text, { maxLength: 3 }),
    rows: fc.array(row, { maxLength: 20 }),
    part: fc.record({
      list: id,
      from: fc.integer({ min: 1, max: 200 }),
      of: fc.integer({ min: 1, max: 200 }),
    }),
  },
  { requiredKeys: ['province', 'year', 'subject', 'batch', 'rows'] },
)

const MAJORS = ['车辆工程', '电子信息工程', '会计学', '法学', '临床医学', '汉语言文学']
const whole = (size: number, majors: number): SharedList => ({
  title: '我的志愿表',
  province: '安徽',
  year: 2026,
  subject: '物理',
  batch: '本科批',
  rows: Array.from({ length: size }, (_, place) => ({
    schoolId: String(10_001 + 37 * place),
    school: `${'合肥芜湖蚌埠淮南马鞍山'.slice(place % 9, (place % 9) + 2)}${['工业', '师范', '理工'][place % 3]}大学`,
    unit: String(place % 7).padStart(3, '0'),
    majors: MAJORS.slice(0, majors).map((name, index) => ({
      code: String(80_000 + place * 13 + index),
      name,
    })),
    adjust: true,
    tier: LIST_TIERS[place % LIST_TIERS.length] ?? '冲',
  })),
})

describe('a list in an address', () => {
  it('comes back as it was, in letters that an address can carry', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const address = listToAddress(list)
        expect(address).toMatch(/^[\w-]+$/)
        expect(listFromAddress(address)).toEqual({ list })
      }),
      { seed: 4 },
    )
  })

  it('is short enough to be sent', () => {
    expect(listToAddress(whole(45, 6)).length).toBeLessThan(4_000)
    expect(listToAddress(whole(96, 1)).length).toBeLessThan(4_000)
  })

  it('says so when it was cut, changed or comes from a later version', () => {
    const address = listToAddress(whole(5, 2))
    expect(listFromAddress(`9${address.slice(1)}`).error).toContain('更新的版本')
    for (const broken of [address.slice(0, -1), address.slice(0, 30), '', '1', address.repeat(300)]) {
      expect(listFromAddress(broken).error).toContain('不完整')
    }
    fc.assert(
      fc.property(fc.nat(address.length - 1), fc.constantFrom(...'abcXYZ019-_'), (place, letter) => {
        const changed = address.slice(0, place) + letter + address.slice(place + 1)
        if (changed !== address) expect(listFromAddress(changed).list).toBeUndefined()
      }),
      { seed: 4, numRuns: 500 },
    )
  })

  it.each([
    '。',
    '）',
    '，妈妈看看',
    '"',
    '/',
    '~',
    '%20',
    ' from my phone',
    '\u200b',
    '&shareTo=weixin',
    '#wechat_redirect',
  ])('is read with %j behind it', (ending) => {
    const address = listToAddress(whole(20, 2))
    const broken = address.replaceAll(/.{76}/g, '$&%0D%0A')
    for (const sent of [address, broken, `\n ${address}`, address.replace(/.{40}/, '$&\u200b')])
      expect(listFromAddress(sent + ending)).toEqual({ list: whole(20, 2) })
  })

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (anything) => {
        expect(typeof listFromAddress(anything).error).toBe('string')
      }),
      { seed: 4 },
    )
  })

  it('refuses what unfolds without end, and what is no list', () => {
    const huge = { ...whole(1, 0), title: '长'.repeat(200_000) }
    const other = { ...whole(1, 0), year: 12 }
    for (const list of [huge, other]) expect(listFromAddress(listToAddress(list)).error).toContain('不完整')
  })
})

describe('a long list in parts', () => {
  it('is cut so that each part is short, opens by itself, and makes the list again in any order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 96 }),
        fc.nat(6),
        fc.integer({ min: 0, max: 99 }),
        (size, majors, turn) => {
          const list = whole(size, majors)
          const read = partsOf(list, 900).map((part) => listFromAddress(listToAddress(part)).list)
          const parts = read.filter((part) => part !== undefined)
          expect(parts.length).toBe(read.length)
          for (const part of parts) expect(listToAddress(part).length).toBeLessThanOrEqual(900)
          const [last, ...others] = parts.map((_, at) => parts[(at + turn) % parts.length] ?? list)
          expect(joinedParts(last ?? list, others)).toEqual({ list, missing: [] })
        },
      ),
      { seed: 4, numRuns: 20 },
    )
  })

  it('says which rows are still missing, and takes none of another list', () => {
    const parts = partsOf(whole(60, 6), 900)
    const [first, second] = parts
    const [foreign] = partsOf(whole(61, 5), 900)
    if (!first || !second || !foreign) throw new Error('no parts')
    const joined = joinedParts(second, [foreign])
    expect(joined.list).toBe(second)
    expect(joined.missing).toEqual([
      [1, first.rows.length],
      [first.rows.length + second.rows.length + 1, 60],
    ])
  })
})
