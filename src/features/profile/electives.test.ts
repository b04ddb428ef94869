import { describe, expect, it } from 'vitest'
import { ELECTIVES, electivesProblem, toggleElective } from './electives'

describe('electives', () => {
  it('are the seven subjects beside Chinese, math and English', () => {
    expect(ELECTIVES.map((subject) => subject.label)).toEqual([
      '物理',
      '化学',
      '生物',
      '历史',
      '地理',
      '政治',
      '技术',
    ])
  })

  it('are three, or not said yet', () => {
    expect(electivesProblem([])).toBeUndefined()
    expect(electivesProblem([4, 5, 6])).toBeUndefined()
    expect(electivesProblem([4])).toBe('请选择 3 门选考科目，已选 1 门')
    expect(electivesProblem([4, 5, 6, 7])).toBe('请选择 3 门选考科目，已选 4 门')
  })

  it('are switched on and off', () => {
    expect(toggleElective([4, 6], 5)).toEqual([4, 5, 6])
    expect(toggleElective([4, 5, 6], 5)).toEqual([4, 6])
  })
})
