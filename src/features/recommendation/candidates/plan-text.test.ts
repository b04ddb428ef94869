import { expect, it } from 'vitest'
import { feeText, planText } from './plan-text'

it('says a plan and its change', () => {
  expect(planText({ planNum: 30 })).toBe('计划 30 人')
  expect(planText({ planYear: 2026, planNum: 30 })).toBe('2026 年计划 30 人')
  expect(planText({ planNum: 30, lastPlanNum: 30 })).toBe('计划 30 人，与前一年相同')
  expect(planText({ planNum: 30, lastPlanNum: 25 })).toBe('计划 30 人，前一年 25，多 20%')
  expect(planText({ planNum: 999, lastPlanNum: 1000 })).toBe('计划 999 人，前一年 1000，少 1%')
})

it('says the range of tuition', () => {
  expect(feeText([{ fee: 5000 }, { fee: 12_000 }, {}])).toBe('学费 5,000–12,000 元/年')
  expect(feeText([{ fee: 5000 }])).toBe('学费 5,000 元/年')
  expect(feeText([{}])).toBeUndefined()
})
