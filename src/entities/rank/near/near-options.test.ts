import { describe, expect, it } from 'vitest'
import { narrowedLines } from '~/rules/filing/near-lines'
import { featureOptions, optionsOf, placeOptions, unusedText } from './near-options'
import { nearQuestion } from './near-question'

const line = (schoolName: string, provinceName: string, schoolFeatures: string[] = [], cityName = '') => ({
  schoolId: schoolName,
  schoolName,
  provinceName,
  cityName,
  schoolFeatures,
  lowestScore: 600,
  lowestRank: 27_000,
})
const LINES = [
  line('甲', '江苏', ['211', '双一流', '保研资格']),
  line('乙', '江苏', [], '南京市'),
  line('丙', '安徽', ['双一流']),
  line('己', '北京', [], '北京市'),
]

describe('what the lines near a rank are narrowed by', () => {
  it('are the provinces there are, the own one first, with the cities of the chosen one', () => {
    const { facets } = narrowedLines(LINES, {})
    expect(placeOptions(facets, '安徽', undefined).map(({ label }) => label)).toEqual([
      ...['安徽（1）', '江苏（2）', '北京（1）'],
    ])
    // A chosen city takes no other place away.
    const narrowed = narrowedLines(LINES, { provinces: ['江苏'], cities: ['南京市'] })
    expect(narrowed.found.map(({ schoolName }) => schoolName)).toEqual(['乙'])
    expect(placeOptions(narrowed.facets, '安徽', '江苏 南京市').map(({ label }) => label)).toEqual([
      ...['安徽（1）', '江苏（2）', '江苏 南京市（1）', '北京（1）'],
    ])
  })

  it('are the strongest features, and requirements with their number', () => {
    const { facets } = narrowedLines(LINES, { provinces: ['江苏'] })
    expect(featureOptions(facets.features).map(({ label }) => label)).toEqual(['211（1）', '双一流（1）'])
    expect(optionsOf([{ value: '再选化学', count: 2 }]).map(({ label }) => label)).toEqual(['再选化学（2）'])
  })

  it('is asked of the server as the address says it', () => {
    const query = { province: '安徽', year: 2025, subject: '物理', score: 540 }
    const asked = { within: '20', place: '安徽 合肥市', nature: '公办', fee: 6000, major: '会计' }
    expect(nearQuestion(query, { ...asked, feature: undefined, elective: undefined })).toEqual({
      ...query,
      within: 20,
      provinces: ['安徽'],
      cities: ['合肥市'],
      schoolInstitutions: ['公办'],
      maxFee: 6000,
      majorWord: '会计',
    })
  })

  it('is said where it could not be used', () => {
    expect(unusedText(['schoolInstitutions', 'maxFee'])).toBe('办学性质、学费没有用上：数据里没有这一项。')
    expect(unusedText([])).toBeUndefined()
  })
})
