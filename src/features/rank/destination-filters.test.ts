import { describe, expect, it } from 'vitest'
import { electiveOptions, electivesOf, featureOptions, narrowed, placeOptions } from './destination-filters'

const row = (schoolName: string, provinceName: string, schoolFeatures: string[] = []) => ({
  schoolId: schoolName,
  schoolName,
  provinceName,
  schoolFeatures,
  lowestScore: 600,
  lowestRank: 27_000,
})
const ROWS = [
  row('甲', '江苏', ['211', '双一流', '保研资格']),
  row('乙', '江苏'),
  row('丙', '安徽', ['双一流']),
  { schoolId: '丁', schoolName: '丁', lowestScore: 600, lowestRank: 27_000 },
]
const names = (place?: string, feature?: string) =>
  narrowed(ROWS, { place, feature }).map(({ schoolName }) => schoolName)

describe('the schools near a rank', () => {
  it('are narrowed by place and by feature', () => {
    expect(names()).toEqual(['甲', '乙', '丙', '丁'])
    expect(names('江苏')).toEqual(['甲', '乙'])
    expect(names('江苏', '双一流')).toEqual(['甲'])
    expect(names('北京')).toEqual([])
  })

  it('offer the provinces there are, the own one first, and the strongest features', () => {
    expect(placeOptions(ROWS, '安徽', undefined).map(({ label }) => label)).toEqual([
      '安徽（1）',
      '江苏（2）',
    ])
    const cities = [
      { ...row('戊', '江苏'), cityName: '南京市' },
      { ...row('己', '北京'), cityName: '北京市' },
      ...ROWS,
    ]
    expect(placeOptions(cities, '安徽', '江苏 南京市').map(({ value }) => value)).toEqual([
      ...['安徽', '江苏', '江苏 南京市', '北京'],
    ])
    expect(narrowed(cities, { place: '江苏 南京市' }).map(({ schoolName }) => schoolName)).toEqual(['戊'])
    expect(featureOptions(ROWS)).toEqual([
      { value: '211', label: '211（1）' },
      { value: '双一流', label: '双一流（2）' },
    ])
  })

  it('are narrowed by what their groups ask for beside the common subject', () => {
    const asking = (subjectRequirement: string) => ({ ...row('甲', '安徽'), subjectRequirement })
    const rows = [asking('首选物理，再选化学'), asking('首选物理，再选不限'), asking('首选物理，再选化学')]
    expect(electiveOptions(rows).map(({ label }) => label)).toEqual(['再选化学（2）', '再选不限（1）'])
    expect(narrowed(rows, { elective: '再选不限' })).toHaveLength(1)
    expect(electivesOf(asking('物理和化学'))).toBe('物理和化学')
  })
})
