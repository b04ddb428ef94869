import { describe, expect, it } from 'vitest'
import { batchLevel, isEarlyBatch, matchingBatch, reachedLevel } from './batches'

describe('batches', () => {
  it.each([
    ['本科批', '本科'],
    ['本一', '本科'],
    ['本二', '本科'],
    ['专科', '专科'],
    ['本科二批', '本科'],
    ['一段', '本科'],
    ['1段', '本科'],
    ['二段', '专科'],
    ['2段', '专科'],
    ['专科批', '专科'],
    ['高职专科批', '专科'],
    ['特殊类型', undefined],
  ])('S1-9.14 reads the level of %s', (batch, level) => {
    expect(batchLevel(batch)).toBe(level)
  })

  it('tells early batches', () => {
    expect(['本科提前批', '本科批', '专科提前批'].filter(isEarlyBatch)).toEqual(['本科提前批', '专科提前批'])
  })

  it('tell the level that a score reaches by the undergraduate lines, not by batches without one', () => {
    const early = { batch: '本科提前批', open: true }
    const line = (batch: string, open: boolean) => ({ batch, open, controlScore: 460 })
    expect(reachedLevel([early, line('本科批', true), line('专科批', true)])).toBe('本科')
    expect(reachedLevel([early, line('本科批', false), line('专科批', true)])).toBe('专科')
    expect(reachedLevel([line('本一', false), line('本二', true)])).toBe('本科')
    expect(reachedLevel([early, line('专科批', true)])).toBeUndefined()
    expect(reachedLevel([])).toBeUndefined()
  })

  it('keeps a name that is offered, and meets another one by its level', () => {
    expect(matchingBatch('本科批', ['本科批', '专科批'])).toBe('本科批')
    expect(matchingBatch('本科批', ['本一', '本二', '专科'])).toBe('本一')
    expect(matchingBatch('二段', ['本科批', '专科批'])).toBe('专科批')
    expect(matchingBatch('特殊类型', ['本科批'])).toBeUndefined()
    expect(matchingBatch(undefined, ['本科批'])).toBeUndefined()
  })
})
