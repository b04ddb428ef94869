import { describe, expect, it } from 'vitest'
import { PROVINCES } from '~/rules/exam/provinces'
import { cities, districts, highSchools } from './places'

describe('places', () => {
  it('exist for every province, down to the high school', () => {
    for (const { name } of PROVINCES) {
      expect(cities(name).length, name).toBeGreaterThan(0)
      for (const city of cities(name)) {
        expect(districts(name, city).length, city).toBeGreaterThan(0)
        const [district = ''] = districts(name, city)
        const schools = highSchools(name, city, district)
        expect(schools.length, city).toBeGreaterThanOrEqual(2)
        expect(new Set(schools).size, city).toBe(schools.length)
      }
    }
  })

  it('are the real ones', () => {
    expect(cities('安徽')).toContain('合肥市')
    expect(cities('安徽')).toHaveLength(16)
    expect(districts('安徽', '合肥市')).toContain('蜀山区')
    expect(cities('北京')).toEqual(['北京市'])
    expect(districts('广东', '东莞市')).toContain('虎门镇')
  })

  it('show no administrative grouping as a city', () => {
    for (const { name } of PROVINCES) {
      for (const city of cities(name)) expect(city).not.toMatch(/直辖|^县$/)
    }
    expect(cities('重庆')).toEqual(['重庆市'])
    expect(districts('重庆', '重庆市')).toEqual(expect.arrayContaining(['渝中区', '城口县']))
    expect(districts('湖北', '仙桃市')).toEqual(['仙桃市'])
    expect(cities('新疆')).toContain('石河子市')
  })

  it('give their name to high schools without the word for the kind of place', () => {
    expect(highSchools('安徽', '合肥市', '蜀山区')).toContain('蜀山第一中学')
    expect(highSchools('重庆', '重庆市', '忠县')).toContain('忠县第一中学')
  })

  it('are empty where nothing is known', () => {
    expect(cities('火星')).toEqual([])
    expect(districts('安徽', '南京市')).toEqual([])
    expect(highSchools('安徽', '合肥市', '玄武区')).toEqual([])
  })
})
