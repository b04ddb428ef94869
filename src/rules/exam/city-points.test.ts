import { describe, expect, it } from 'vitest'
import { capitalOf, kmFromCapital } from './city-points'
import { PROVINCES } from './provinces'

describe('where cities lie', () => {
  it('has the capital of each province', () => {
    expect(PROVINCES.filter(({ name }) => capitalOf(name) === undefined)).toEqual([])
    expect(capitalOf('内蒙古')).toBe('呼和浩特')
  })

  // Between the seats, as maps measure them.
  it.each([
    ['安徽', '江苏', '南京市', 140],
    ['安徽', '北京', '北京市', 890],
    ['北京', '上海', '上海市', 1070],
    ['新疆', '广东', '广州市', 3270],
    ['吉林', '吉林', '吉林市', 100],
    ['安徽', '安徽', '合肥市', 0],
  ])('is, from the capital of %s to %s %s, about %d km', (home, provinceName, cityName, km) => {
    expect(Math.abs((kmFromCapital(home, { provinceName, cityName }) ?? 0) - km)).toBeLessThanOrEqual(30)
  })

  it('is not told of places that nobody knows', () => {
    expect(kmFromCapital('安徽', { provinceName: '香港', cityName: '香港' })).toBeUndefined()
    expect(kmFromCapital('火星', { provinceName: '安徽', cityName: '合肥市' })).toBeUndefined()
    expect(kmFromCapital('安徽', { provinceName: '安徽', cityName: null })).toBeUndefined()
  })
})
