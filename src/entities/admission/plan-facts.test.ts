import { expect, it } from 'vitest'
import { feeRange, feesText, placesText, systemsText } from './plan-facts'

const major = (fee: number | undefined, note = '') => ({
  subject: '物理',
  batch: '本科批',
  majorName: '法学',
  planNum: 3,
  note,
  fee,
})

it('tells the fees of ordinary majors and of 中外合作 apart', () => {
  const plain = { details: [major(4660), major(6380), major(undefined)] }
  const joint = { admissionDirection: '中外合作办学', details: [major(60_000), major(78_000)] }
  expect(feesText([plain])).toBe('4,660–6,380 元/年')
  expect(feesText([plain, joint])).toBe('4,660–6,380 元/年（普通），60,000–78,000 元/年（中外合作）')
  expect(feesText([{ details: [major(5000), major(60_000, '中外合作办学')] }])).toBe(
    '5,000 元/年（普通），60,000 元/年（中外合作）',
  )
  expect(feesText([joint])).toBe('60,000–78,000 元/年（中外合作）')
  expect(feesText([{ details: [major(undefined)] }])).toBeUndefined()
})

it('names the year that a plan is compared with', () => {
  const plan = [{ details: [major(1)] }]
  expect(placesText(plan, [{ details: [major(1), major(1)] }], 2025)).toBe('3 人（比 2025 年少 3 人）')
  expect(placesText(plan, plan, 2025)).toBe('3 人（与 2025 年相同）')
  expect(placesText(plan, undefined, 2025)).toBe('3 人')
  expect(placesText([], plan, 2025)).toBeUndefined()
})

it('says fees and years of study as one where all share one, else all that there are', () => {
  expect([
    feeRange([5000, 5000]),
    feeRange([6000, null, 5000]),
    feeRange([0, 0]),
    feeRange([0, 4800]),
  ]).toEqual([...['5,000', '5,000–6,000', '免费', '免费–4,800']])
  expect(feeRange([null, undefined])).toBeUndefined()
  expect([systemsText(['四年', '四年', null]), systemsText(['四年', '五年'])]).toEqual(['四年', '四年、五年'])
  expect(systemsText([null])).toBeUndefined()
})
