import { expect, it } from 'vitest'
import { undergraduateCandidates } from './undergraduate-candidates'

it('knows a year, and else the nearest one of the same exam', () => {
  expect(undergraduateCandidates('安徽', 2025, '物理')).toBe(191_416)
  expect(undergraduateCandidates('安徽', 2024, '历史')).toBe(45_528)
  expect(undergraduateCandidates('安徽', 2026, '物理')).toBe(191_416)
  expect(undergraduateCandidates('河南', 2024, '物理')).toBe(332_667)
  expect(undergraduateCandidates('安徽', 2022, '理科')).toBeUndefined()
  expect(undergraduateCandidates('山东', 2026, '综合')).toBe(333_469)
  expect(undergraduateCandidates('南极', 2026, '综合')).toBeUndefined()
})
