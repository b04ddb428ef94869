import { describe, expect, it } from 'vitest'
import { enrolCodeIn } from './enrol-codes'
import { schools } from './schools'

describe('the code of a school in a province', () => {
  const codes = (province: string) => schools().map((school) => enrolCodeIn(province, school))

  it('has four digits, and is that of no other school', () => {
    for (const code of codes('安徽')) expect(code).toMatch(/^[0-8]\d{3}$/)
    expect(new Set(codes('安徽')).size).toBe(schools().length)
  })

  it('is another one in another province, and lowest for schools of the province', () => {
    const [some] = schools().filter(({ provinceName }) => provinceName === '河南')
    if (!some) throw new Error('no school')
    expect(enrolCodeIn('安徽', some)).not.toBe(enrolCodeIn('河南', some))
    expect(Number(enrolCodeIn('河南', some))).toBeLessThan(1000)
  })
})
