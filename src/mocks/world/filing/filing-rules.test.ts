import { describe, expect, it } from 'vitest'
import { findProvince, PROVINCES, type ProvinceFacts } from '~/rules/exam/provinces'
import { batchCalendar, batchesOf, batchRule } from './filing-rules'

function province(name: string): ProvinceFacts {
  const facts = findProvince(name)
  if (!facts) throw new Error(`没有 ${name}`)
  return facts
}

describe('the rules of a batch', () => {
  it.each([
    ['吉林', 40, 50],
    ['福建', 40, 50],
    ['新疆', 9, 18],
    ['安徽', 45, 45],
  ])('give %s %d choices in 2025 and %d in 2026', (name, before, now) => {
    const facts = province(name)
    expect(batchRule(facts, 2025, '本科批').choiceCount).toBe(before)
    expect(batchRule(facts, 2026, '本科批').choiceCount).toBe(now)
  })
})

describe('the calendar of a batch', () => {
  it('differs between provinces, and says where the notice of the year has it', () => {
    const windows = PROVINCES.map((facts) => batchCalendar(facts, 2026, '本科批', false))
    expect(new Set(windows.map(({ fillStart, fillEnd }) => `${fillStart}${fillEnd}`)).size).toBeGreaterThan(
      15,
    )
    expect(batchCalendar(province('上海'), 2026, '本科批', false)).toMatchObject({
      fillStart: '2026-06-30 10:00:00',
      fillEnd: '2026-07-02 10:00:00',
      note: expect.stringContaining('2026 年公布'),
    })
    expect(batchCalendar(province('上海'), 2027, '本科批', false).note).toContain('推算')
    expect(batchCalendar(province('安徽'), 2026, '本科批', false).note).toContain('推算')
  })

  it('begins before it ends, and ends before the results of every batch', () => {
    for (const facts of PROVINCES) {
      for (const { batch, early } of batchesOf(facts, 2026)) {
        const { fillStart = '', fillEnd = '', resultTime = '' } = batchCalendar(facts, 2026, batch, early)
        expect(fillStart < fillEnd && fillEnd < resultTime, `${facts.name} ${batch}`).toBe(true)
      }
    }
  })
})
