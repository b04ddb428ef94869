import { describe, expect, it } from 'vitest'
import { schoolPlace } from './school-place'

describe('where a school is', () => {
  it.each([
    ['安徽', '合肥市', '安徽 合肥市'],
    ['北京', '北京市', '北京'],
    ['上海', '上海', '上海'],
    ['海南', '', '海南'],
  ])('%s and %j: %s', (provinceName, cityName, text) => {
    expect(schoolPlace({ provinceName, cityName })).toBe(text)
  })
})
