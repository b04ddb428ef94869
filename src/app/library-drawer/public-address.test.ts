import { describe, expect, it } from 'vitest'
import { publicAddressOf } from './public-address'

describe('the public page of a drawer address', () => {
  it('is the same school, tab and filters', () => {
    const search = { lib: 'school', 'lib.id': '10359', 'lib.tab': 'lines', 'lib.province': '安徽' } as const
    expect(decodeURIComponent(publicAddressOf(search) ?? '')).toBe('/chadaxueluqu/10359?province=安徽')
    expect(publicAddressOf({ lib: 'school', 'lib.id': '10359' })).toBe('/chadaxueoverview/10359')
  })

  it('is the page of a section', () => {
    expect(decodeURIComponent(publicAddressOf({ lib: 'rank-line', 'lib.score': '600' }) ?? '')).toBe(
      '/weici?score=600',
    )
    expect(publicAddressOf({ lib: 'ranking' })).toBe('/chadaxuerank')
    expect(publicAddressOf({ lib: 'major', 'lib.level': 'junior' })).toBe('/chazhuanye?level=junior')
  })

  it('is the same major or profession, or type of them, in its tab', () => {
    expect(publicAddressOf({ lib: 'major', 'lib.code': '080901', 'lib.tab': 'schools' })).toBe(
      '/chazhuanyedetailyuanxiao/080901',
    )
    expect(publicAddressOf({ lib: 'major', 'lib.code': '0809' })).toBe('/chazhuanyetype/0809')
    expect(publicAddressOf({ lib: 'profession', 'lib.code': '2010601' })).toBe('/chazhiyedetail/2010601')
  })

  it('is none where a login is asked for', () => {
    expect(publicAddressOf({ lib: 'school' })).toBeUndefined()
    expect(publicAddressOf({ lib: 'book', 'lib.book': 'b1' })).toBeUndefined()
  })

  it('leads nowhere but into the product', () => {
    expect(publicAddressOf({ lib: 'school', 'lib.id': '//evil.example/..' })).toBe(
      '/chadaxueoverview/%2F%2Fevil.example%2F..',
    )
  })
})
