import { describe, expect, it } from 'vitest'
import type { NearFilters } from './near-fields'
import { quickChoices } from './quick-narrowing'

const NOTHING: NearFilters = {
  place: undefined,
  feature: [],
  elective: [],
  nature: [],
  type: [],
  fee: undefined,
  major: undefined,
}
const facets = {
  provinces: [
    { value: '江苏', count: 9 },
    { value: '安徽', count: 7 },
  ],
  cities: [
    { value: '南京市', count: 9, provinceName: '江苏' },
    { value: '芜湖市', count: 2, provinceName: '安徽' },
    { value: '合肥市', count: 5, provinceName: '安徽' },
  ],
  schoolInstitutions: [{ value: '公办', count: 12 }],
  types: [],
  features: [],
  electives: [
    { value: '再选化学', count: 8 },
    { value: '再选不限', count: 6 },
    { value: '再选地理', count: 1 },
  ],
}

describe('what a list is narrowed by first', () => {
  it('is 公办, the own province, its largest city, the fee and the commonest electives', () => {
    expect(quickChoices(facets, NOTHING, '安徽').map(({ label, count }) => [label, count])).toEqual([
      ['公办', 12],
      ['安徽', 7],
      ['合肥', 5],
      ['学费 10,000 元以内', undefined],
      ['再选化学', 8],
      ['再选不限', 6],
    ])
  })

  it('is taken away by a second press', () => {
    const on = { ...NOTHING, place: '安徽 合肥市', nature: ['公办'], elective: ['再选地理'] }
    const choices = quickChoices(facets, on, '安徽')
    expect(choices.filter(({ isOn }) => isOn).map(({ label, next }) => [label, next])).toEqual([
      ['公办', { nature: [] }],
      ['安徽', { place: undefined }],
      ['合肥', { place: '安徽' }],
      ['再选地理', { elective: [] }],
    ])
  })

  it('does not offer what leaves nothing, unless it is in force', () => {
    const none = { ...facets, schoolInstitutions: [], provinces: [], cities: [] }
    expect(quickChoices(none, NOTHING, '安徽').map(({ label }) => label)).not.toContain('公办')
    expect(quickChoices(none, { ...NOTHING, nature: ['公办'] }, '安徽')[0]).toMatchObject({
      label: '公办',
      isOn: true,
    })
  })

  it('has no city where the province is one', () => {
    const city = { ...facets, cities: [{ value: '上海市', count: 4, provinceName: '上海' }] }
    expect(quickChoices(city, NOTHING, '上海').map(({ label }) => label)).not.toContain('上海市')
  })
})
