import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ELECTIVE_COUNT,
  ELECTIVES,
  electiveGroups,
  electivesProblem,
  offeredElectives,
  toggleElective,
} from './electives'

const labels = (ids: readonly number[]) =>
  ELECTIVES.filter((subject) => ids.includes(subject.id)).map((subject) => subject.label)

describe('the electives of a province', () => {
  it.each([
    ['安徽', 2026, ['物理历史 1', '化学生物地理政治 2']],
    ['河南', 2027, ['物理历史 1', '化学生物地理政治 2']],
    ['上海', 2026, ['物理化学生物历史地理政治 3']],
    ['浙江', 2026, ['物理化学生物历史地理政治技术 3']],
    ['新疆', 2026, ['物理化学生物历史地理政治 3']],
    ['新疆', 2027, ['物理历史 1', '化学生物地理政治 2']],
    ['', 2026, ['物理化学生物历史地理政治技术 3']],
  ] as const)('%s %d', (province, year, expected) => {
    const groups = electiveGroups(province, year)
    expect(groups.map(({ ids, choose }) => `${labels(ids).join('')} ${choose}`)).toEqual(expected)
    expect(groups.reduce((sum, { choose }) => sum + choose, 0)).toBe(ELECTIVE_COUNT)
  })

  it('S2-9.11 follow the specification in number and order', () => {
    expect(ELECTIVES.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9, 10])
  })
})

describe('a choice', () => {
  const anhui = electiveGroups('安徽', 2026)
  const zhejiang = electiveGroups('浙江', 2026)
  const xizang = electiveGroups('西藏', 2026)

  it('is three, or not said yet', () => {
    expect(electivesProblem([], anhui)).toBeUndefined()
    expect(electivesProblem([4, 5, 6], anhui)).toBeUndefined()
    expect(electivesProblem([5, 7, 9], anhui)).toBeUndefined()
    expect(electivesProblem([4, 7, 10], zhejiang)).toBeUndefined()
    expect(electivesProblem([4], zhejiang)).toBe('选考科目要选 3 门，现在选了 1 门')
    expect(electivesProblem([4, 5, 6, 7], zhejiang)).toBe('选考科目要选 3 门，现在选了 4 门')
  })

  it('has one first and two second subjects under 3+1+2', () => {
    expect(electivesProblem([5, 6, 8], anhui)).toBe('首选科目要选 1 门，现在选了 0 门')
    expect(electivesProblem([4, 7, 5], anhui)).toBe('首选科目要选 1 门，现在选了 2 门')
    expect(electivesProblem([4, 5], anhui)).toBe('再选科目要选 2 门，现在选了 1 门')
  })

  it('is science or arts under the old exam', () => {
    expect(electivesProblem([4, 5, 6], xizang)).toBeUndefined()
    expect(electivesProblem([7, 8, 9], xizang)).toBeUndefined()
    expect(electivesProblem([4, 5, 9], xizang)).toMatch(/不能混选/)
  })

  it('has its first subject replaced and its others switched', () => {
    const [first, second] = anhui
    if (!first || !second) throw new Error('3+1+2 has two groups')
    expect(toggleElective([4, 5, 6], 7, first)).toEqual([5, 6, 7])
    expect(toggleElective([4, 5], 9, second)).toEqual([4, 5, 9])
    expect(toggleElective([4, 5, 9], 9, second)).toEqual([4, 5])
  })

  it('loses what another province does not offer', () => {
    expect(offeredElectives([4, 5, 10], anhui)).toEqual([4, 5])
    expect(offeredElectives([4, 5, 10], zhejiang)).toEqual([4, 5, 10])
  })

  it('never has more than one first subject, whatever is clicked', () => {
    const clicks = fc.array(fc.constantFrom(...ELECTIVES.map(({ id }) => id)))
    fc.assert(
      fc.property(clicks, (ids) => {
        let chosen: number[] = []
        for (const id of ids) {
          const group = anhui.find((item) => item.ids.includes(id))
          if (group) chosen = toggleElective(chosen, id, group)
        }
        expect(chosen.filter((id) => id === 4 || id === 7).length).toBeLessThanOrEqual(1)
        expect(new Set(chosen).size).toBe(chosen.length)
      }),
    )
  })
})
