import { describe, expect, it } from 'vitest'
import { examMode } from './exam-mode'
import { PROVINCES } from './provinces'

describe('examMode', () => {
  it.each([
    ['安徽', 2023, '文理', 750],
    ['安徽', 2024, '3+1+2', 750],
    ['四川', 2024, '文理', 750],
    ['四川', 2025, '3+1+2', 750],
    ['新疆', 2026, '文理', 750],
    ['西藏', 2027, '3+1+2', 750],
    ['北京', 2019, '文理', 750],
    ['北京', 2020, '3+3', 750],
    ['上海', 2018, '3+3', 660],
    ['海南', 2025, '3+3', 900],
    ['江苏', 2020, '文理', 480],
    ['江苏', 2021, '3+1+2', 750],
  ])('%s %d: %s, %d points', (province, year, mode, totalScore) => {
    expect(examMode(province, year)).toMatchObject({ mode, totalScore })
  })

  it('offers the electives of its form', () => {
    expect(examMode('安徽', 2025)).toMatchObject({
      electives: ['化学', '生物', '政治', '地理'],
      electiveCount: 2,
    })
    expect(examMode('浙江', 2025)?.electives).toContain('技术')
    expect(examMode('上海', 2025)?.electives).toHaveLength(6)
    expect(examMode('安徽', 2023)).toMatchObject({ electives: [], electiveCount: 0 })
  })

  it('does not know a province that does not exist', () => {
    expect(examMode('安徽省', 2025)).toBeUndefined()
  })
})

describe('the provinces', () => {
  it('are the 31 of the mainland, and neighbours of each other', () => {
    expect(PROVINCES).toHaveLength(31)
    const pairs = new Set(
      PROVINCES.flatMap(({ name, neighbours }) => neighbours.map((other) => `${name} ${other}`)),
    )
    const oneSided = [...pairs].filter((pair) => !pairs.has(pair.split(' ').reverse().join(' ')))
    expect(oneSided).toEqual([])
  })

  it('have 服从调剂 unless one applies for majors one by one', () => {
    const without = PROVINCES.filter(({ adjustment }) => !adjustment)
    expect(without.map(({ name }) => name)).toEqual(['河北', '辽宁', '浙江', '山东', '重庆', '贵州', '青海'])
    expect(without.every(({ unit, majorsPerUnit }) => unit === '专业+院校' && majorsPerUnit === 1)).toBe(true)
  })
})
