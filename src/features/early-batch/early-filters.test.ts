import { describe, expect, it } from 'vitest'
import { earlyBatchAddress } from './early-batch.address'
import { settleEarly } from './early-filters'

const RULES = [
  { year: 2025, course: ['物理', '历史'], batches: ['本科提前批', '本科批', '专科提前批'] },
  { year: 2023, course: ['理科', '文科'], batches: ['本科提前批A段', '本一'] },
]
const settle = (search: Record<string, unknown>, thisYear = 2026) =>
  settleEarly('安徽', earlyBatchAddress.parse(search), RULES, thisYear)

describe('which rows of the early batch are shown', () => {
  it('are those of last year, of all early batches', () => {
    expect(settle({})).toEqual({
      years: [2025, 2023],
      batches: ['本科提前批', '专科提前批'],
      question: { province: '安徽', year: 2025, batch: undefined, directory: undefined },
    })
    expect(settle({}, 2025).question?.year).toBe(2023)
  })

  it('are narrowed by what the year offers, and by no other batch than an early one', () => {
    expect(settle({ batch: '专科提前批' }).question?.batch).toBe('专科提前批')
    expect(settle({ year: '2023', batch: '本科提前批' }).question?.batch).toBe('本科提前批A段')
    expect(settle({ year: '2023', batch: '专科提前批' }).question?.batch).toBeUndefined()
    expect(settle({ batch: '本科批' }).question?.batch).toBeUndefined()
    expect(settle({ batch: '火星', directory: '军队院校' }).question).toMatchObject({
      batch: undefined,
      directory: '军队院校',
    })
  })

  it('are none where a province offers nothing', () => {
    expect(settleEarly('安徽', earlyBatchAddress.parse({}), [], 2026).question).toBeUndefined()
  })
})
