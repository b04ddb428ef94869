import { describe, expect, it } from 'vitest'
import { PROVINCES } from '../facts/provinces'
import { cities, districts, highSchools } from './places'

describe('places', () => {
  it('exist for every province, down to the high school', () => {
    for (const { name } of PROVINCES) {
      const [city = ''] = cities(name)
      const [district = ''] = districts(name, city)
      expect(city, name).not.toBe('')
      expect(district, name).not.toBe('')
      const schools = highSchools(name, city, district)
      expect(schools.length, name).toBeGreaterThanOrEqual(2)
      expect(new Set(schools).size, name).toBe(schools.length)
    }
  })

  it('are the real ones', () => {
    expect(cities('安徽')).toContain('合肥市')
    expect(cities('安徽')).toHaveLength(16)
    expect(districts('安徽', '合肥市')).toContain('蜀山区')
    expect(cities('北京')).toEqual(['北京市'])
  })

  it('are empty where nothing is known', () => {
    expect(cities('火星')).toEqual([])
    expect(districts('安徽', '南京市')).toEqual([])
    expect(highSchools('安徽', '合肥市', '玄武区')).toEqual([])
  })
})
