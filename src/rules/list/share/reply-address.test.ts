import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPINIONS } from '~/contracts/reference'
import { type FamilyReply, replyTo, rowKey, rowsAnswered, rowsGone } from './family-reply'
import { listToAddress } from './list-address'
import { replyFromAddress, replyIn, replyToAddress } from './reply-address'
import type { SharedList } from './shared-list'

const text = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength, unit: fc.constantFrom(...'安徽大学离家近太远了a1（）"\\，') })
const anyReply: fc.Arbitrary<FamilyReply> = fc.record(
  {
    name: text(12),
    province: text(6),
    year: fc.integer({ min: 2000, max: 2100 }),
    batch: text(8),
    words: text(80),
    rows: fc.array(
      fc.record(
        {
          key: text(20),
          school: text(12),
          unit: text(4),
          opinion: fc.constantFrom(...OPINIONS),
          words: text(40),
        },
        { requiredKeys: ['key', 'school', 'opinion'] },
      ),
      { maxLength: 112 },
    ),
  },
  { requiredKeys: ['name', 'province', 'year', 'batch', 'rows'] },
)

const LIST: SharedList = {
  province: '安徽',
  year: 2026,
  subject: '物理',
  batch: '本科批',
  rows: ['003', '004', '005'].map((unit) => ({
    schoolId: '10357',
    school: '安徽大学',
    unitId: `10357-${unit}`,
    unit,
    majors: [],
  })),
}
const REPLY = replyTo(LIST, {
  name: ' 妈妈 ',
  words: '  ',
  opinions: { '10357-003': { opinion: 'want' }, '10357-005': { opinion: 'ask', words: ' 学费多少 ' } },
})

describe('a reply in an address', () => {
  it('comes back as it was, out of whatever it was pasted with', () => {
    fc.assert(
      fc.property(anyReply, (reply) => {
        const address = replyToAddress(reply)
        expect(address).toMatch(/^[\w-]+$/)
        expect(replyFromAddress(address)).toEqual({ reply })
        expect(replyIn(`妈妈看过了\nhttps://a.cn/familyReply#${address} 你看看`)).toEqual({ reply })
        expect(replyIn(` ${address}\n`)).toEqual({ reply })
      }),
      { seed: 9, numRuns: 60 },
    )
  })

  it.each(['。', '）你看', '，妈妈看看', '"', '/', ' look', '\u200b', '&shareTo=weixin', '#wechat_redirect'])(
    'is found in a message with %j behind it, and broken into lines',
    (ending) => {
      const address = replyToAddress(REPLY)
      const broken = address.replaceAll(/.{20}/g, '$&\n')
      for (const sent of [address, broken]) {
        expect(replyIn(`看过了https://a.cn/familyReply#${sent}${ending}`)).toEqual({ reply: REPLY })
        expect(replyIn(sent + ending)).toEqual({ reply: REPLY })
        expect(replyFromAddress(sent + ending)).toEqual({ reply: REPLY })
      }
    },
  )

  it('that was changed anywhere is refused', () => {
    const address = replyToAddress(REPLY)
    fc.assert(
      fc.property(fc.nat(address.length - 1), fc.constantFrom(...'abcXYZ019-_'), (place, letter) => {
        const changed = address.slice(0, place) + letter + address.slice(place + 1)
        if (changed !== address) expect(replyFromAddress(changed).reply).toBeUndefined()
      }),
      { seed: 9, numRuns: 300 },
    )
    expect(replyFromAddress(address.slice(0, -2)).error).toContain('不完整')
    expect(replyFromAddress(`9${address.slice(1)}`).error).toContain('更新的版本')
  })

  it('is not mistaken for anything else, and nothing throws', () => {
    expect(replyIn(`https://a.cn/sharedList#${listToAddress(LIST)}`).error).toContain('志愿表的链接')
    expect(replyFromAddress(listToAddress(LIST)).error).toContain('不是家人的回信')
    expect(replyIn('晚上吃什么').error).toContain('不是家人的回信')
    fc.assert(
      fc.property(fc.string(), (anything) => {
        expect(typeof replyIn(anything).error).toBe('string')
      }),
    )
  })
})

describe('a reply', () => {
  it('carries what was ticked and typed, and nothing else', () => {
    expect(REPLY).toEqual({
      name: '妈妈',
      province: '安徽',
      year: 2026,
      batch: '本科批',
      rows: [
        { key: '10357-003', school: '安徽大学', unit: '003', opinion: 'want' },
        { key: '10357-005', school: '安徽大学', unit: '005', opinion: 'ask', words: '学费多少' },
      ],
    })
    expect(rowKey({ schoolId: '10357', unit: '003' })).toBe('10357 003')
  })

  it('belongs to lists of its batch that still have a row of it', () => {
    const list = { province: '安徽', year: 2026, batch: '本科批', unitIds: ['10357-005', '10358-001'] }
    expect(rowsAnswered(REPLY, list)).toBe(1)
    expect(rowsGone(REPLY, new Set(list.unitIds)).map(({ key }) => key)).toEqual(['10357-003'])
    expect(rowsAnswered(REPLY, { ...list, unitIds: ['10358-001'] })).toBeUndefined()
    expect(rowsAnswered(REPLY, { ...list, batch: '专科批' })).toBeUndefined()
    expect(rowsAnswered({ ...REPLY, rows: [] }, list)).toBe(0)
  })
})
