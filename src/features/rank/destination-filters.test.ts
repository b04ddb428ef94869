import { describe, expect, it } from 'vitest'
import { featureOptions, narrowed, placeOptions } from './destination-filters'

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
    expect(placeOptions(ROWS, '安徽').map(({ label }) => label)).toEqual(['安徽（1）', '江苏（2）'])
    expect(featureOptions(ROWS)).toEqual([
      { value: '211', label: '211（1）' },
      { value: '双一流', label: '双一流（2）' },
    ])
  })
})
