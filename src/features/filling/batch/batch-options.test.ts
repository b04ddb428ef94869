import { describe, expect, it } from 'vitest'
import { batchMeant, batchOptions, batchTitle } from './batch-options'

const BATCHES = [
  { batch: '本科提前批', open: true },
  { batch: '本科批', open: true, controlScore: 461 },
  { batch: '专科批', open: true, controlScore: 200 },
]

describe('batches of a score', () => {
  it('are the regular ones, with what their lines say', () => {
    expect(batchOptions(BATCHES, 600).map(({ text }) => text)).toEqual([
      '控制线 461，高 139 分',
      '控制线 200，高 400 分',
    ])
    const low = BATCHES.map((batch) => (batch.batch === '本科批' ? { ...batch, open: false } : batch))
    expect(batchOptions(low, 400)[0]).toEqual({
      batch: '本科批',
      reached: false,
      text: '控制线 461，差 61 分',
    })
    expect(batchOptions([{ batch: '一段', open: true, controlScore: 500 }], 500)[0]?.text).toBe(
      '控制线 500，刚好达到',
    )
  })

  it('name the year of the line where it is told', () => {
    expect(batchOptions(BATCHES, 600, 2025)[0]?.text).toBe('2025 年控制线 461，高 139 分')
  })

  it('say their level where the name does not', () => {
    expect(['一段', '二段', '本科批', '专科批', '普通类'].map(batchTitle)).toEqual([
      '一段（本科）',
      '二段（专科）',
      '本科批',
      '专科批',
      '普通类',
    ])
  })

  it('mean the asked one, else the first that is reached', () => {
    const options = batchOptions(BATCHES, 600)
    expect(batchMeant(options, '专科批')).toBe('专科批')
    expect(batchMeant(options, '本科提前批')).toBe('本科批')
    const none = options.map((option) => ({ ...option, reached: false }))
    expect(batchMeant(none, undefined)).toBe('专科批')
    expect(batchMeant([], undefined)).toBeUndefined()
  })
})
