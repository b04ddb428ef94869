import { describe, expect, it } from 'vitest'
import { electivesOf, narrowedLines, unusable } from './near-lines'

const line = (name: string, more: object = {}) => ({ name, provinceName: '安徽', ...more })
const LINES = [
  line('甲', { schoolInstitution: '公办', fee: 4800, subjectRequirement: '首选物理，再选化学' }),
  line('乙', { schoolInstitution: '民办', fee: 20_000, subjectRequirement: '首选物理，再选不限' }),
  line('丙', { schoolInstitution: '公办', provinceName: '江苏', majorName: '会计学' }),
]
const left = (asked: Parameters<typeof narrowedLines>[1]) =>
  narrowedLines(LINES, asked).found.map(({ name }) => name)

describe('lines near a rank', () => {
  it('are narrowed by each row, and by all of them', () => {
    expect(left({})).toEqual(['甲', '乙', '丙'])
    expect(left({ schoolInstitutions: ['公办'] })).toEqual(['甲', '丙'])
    expect(left({ schoolInstitutions: ['公办'], provinces: ['安徽'] })).toEqual(['甲'])
    expect(left({ electives: ['再选化学', '再选不限'] })).toEqual(['甲', '乙'])
    expect(left({ electives: ['首选物理，再选化学'] })).toEqual(['甲'])
    expect(left({ maxFee: 6000 })).toEqual(['甲'])
    expect(left({ majorWord: '会计' })).toEqual(['丙'])
  })

  it('are counted with the other rows as they are', () => {
    const { facets } = narrowedLines(LINES, { schoolInstitutions: ['公办'], provinces: ['安徽'] })
    expect(facets.schoolInstitutions).toEqual([
      { value: '公办', count: 1 },
      { value: '民办', count: 1 },
    ])
    expect(facets.provinces.map(({ value, count }) => `${value} ${count}`)).toEqual(['安徽 1', '江苏 1'])
    expect(facets.electives).toEqual([{ value: '再选化学', count: 1 }])
  })

  it('tell what they cannot be narrowed by', () => {
    expect(unusable(LINES, { types: ['理工类'], maxFee: 6000 })).toEqual(['types'])
    expect(unusable([line('甲')], { majorWord: '会计', maxFee: 6000, provinces: ['安徽'] })).toEqual([
      ...['majorWord', 'maxFee'],
    ])
  })

  it('ask for electives beside the first choice', () => {
    expect(electivesOf({ subjectRequirement: '首选物理，再选化学' })).toBe('再选化学')
    expect(electivesOf({ subjectRequirement: '物理和化学' })).toBe('物理和化学')
    expect(electivesOf({})).toBeUndefined()
  })
})
