import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCATION, DEFAULT_PROVINCE, knownProvince, PROVINCE_NAMES } from './province'
import { PROVINCES } from './provinces'

describe('provinces', () => {
  it('have one spelling', () => {
    expect(PROVINCE_NAMES).toEqual(PROVINCES.map(({ name }) => name))
  })

  it('S1-9.12 have the defaults of the specification', () => {
    expect([DEFAULT_PROVINCE, DEFAULT_LOCATION]).toEqual(['安徽', '北京'])
  })

  it('are asked for at once where there can be no doubt', () => {
    expect(knownProvince(undefined, '江苏', undefined)).toBe('江苏')
    expect(knownProvince('浙江', '江苏', undefined)).toBe('浙江')
    expect(knownProvince('火星', '江苏', undefined)).toBeUndefined()
  })

  it('give way to home where the server knows none of that name', () => {
    expect(knownProvince('火星', '江苏', ['江苏', '浙江'])).toBe('江苏')
    expect(knownProvince('浙江', '江苏', ['江苏', '浙江'])).toBe('浙江')
    expect(knownProvince('浙江省', '江苏', ['江苏', '浙江'])).toBe('浙江')
    expect(knownProvince('香港', '江苏', ['江苏', '香港'])).toBe('香港')
  })
})
