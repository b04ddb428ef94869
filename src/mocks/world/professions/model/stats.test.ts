import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findProfessionType, professionTree } from '../catalogue'
import { employersOf, hiringByCompany, hiringByNature } from './employers'
import { typeOverview } from './overview'
import { apportion, percentages } from './shares'
import { hiringByProvince, professionStats, qualificationTrend, yearOpenings } from './stats'
import { hasSample, provinceWeights, typicalOffer } from './traits'

const ofTree = professionTree().flatMap(({ professionTypes }) => professionTypes)
const types = ofTree.map(({ typeCode }) => typeCode)
const professions = ofTree.flatMap((type) => type.professionVos.map(({ professionCode }) => professionCode))
const anyCode = fc.constantFrom(...types, ...professions)
const anyYear = fc.integer({ min: 2017, max: 2030 })
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe('apportion', () => {
  test('gives whole parts that sum to the total, each at least the least', () => {
    const weights = fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.nat(100_000), weights, fc.nat(2), (total, list, least) => {
        const parts = apportion(total, list, least)
        expect(sum(parts)).toBe(total)
        if (total >= least * list.length) expect(Math.min(...parts)).toBeGreaterThanOrEqual(least)
        for (const part of parts) expect(Number.isInteger(part) && part >= 0).toBe(true)
      }),
    )
  })

  test('keeps the order of the weights and refuses weights without any', () => {
    expect(percentages([50, 30, 20])).toEqual([50, 30, 20])
    expect(percentages([9998, 1, 1])).toEqual([98, 1, 1])
    expect(apportion(7, [])).toEqual([])
    expect(() => apportion(7, [0, 0])).toThrow('权重')
  })
})

describe('professionStats', () => {
  test('holds two years of twelve months and ordered quartiles, for any code and year', () => {
    fc.assert(
      fc.property(anyCode, anyYear, (code, lastYear) => {
        const { hiring, salary } = professionStats(code, lastYear)
        expect(hiring.map(({ year }) => year)).toEqual([lastYear - 1, lastYear])
        for (const { year, hiringMonth } of hiring) {
          expect(hiringMonth.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
          expect(sum(hiringMonth.map(({ hiringNum }) => hiringNum))).toBe(yearOpenings(code, year))
        }
        expect(salary).toHaveLength(hasSample(code) ? 12 : 0)
        for (const { salaryMin, salaryMedianL, salaryMedianH, salaryMax } of salary) {
          expect(salaryMin).toBeGreaterThan(2500)
          expect(salaryMedianL).toBeGreaterThanOrEqual(salaryMin)
          expect(salaryMedianH).toBeGreaterThanOrEqual(salaryMedianL)
          expect(salaryMax).toBeGreaterThanOrEqual(salaryMedianH)
        }
      }),
      { numRuns: 300, seed: 3 },
    )
  })

  test('peaks in spring and autumn over the whole market', () => {
    const months = Array.from({ length: 12 }, (_, m) =>
      sum(types.map((code) => professionStats(code, 2025).hiring[1]?.hiringMonth[m]?.hiringNum ?? 0)),
    )
    const mean = sum(months) / 12
    expect(months[2]).toBeGreaterThan(1.25 * mean)
    expect(months[3]).toBeGreaterThan(1.15 * mean)
    expect(months[8]).toBeGreaterThan(1.05 * mean)
    expect(months[11]).toBeLessThan(0.75 * mean)
  })

  test('splits a type into its professions without a remainder', () => {
    for (const code of types) {
      const parts = (findProfessionType(code)?.professionVos ?? []).map((vo) =>
        yearOpenings(vo.professionCode, 2025),
      )
      expect(sum(parts)).toBe(yearOpenings(code, 2025))
    }
  })

  test('pays what the demonstration ranges say', () => {
    const sampled = types.filter(hasSample)
    const openings = sampled.map((code) => yearOpenings(code, 2025))
    const mean = sum(sampled.map((code, i) => typicalOffer(code) * (openings[i] ?? 0))) / sum(openings)
    expect(mean).toBeGreaterThan(8700)
    expect(mean).toBeLessThan(9300)
    expect(typicalOffer('2023801')).toBe(18_000)
    expect(typicalOffer('2021001')).toBe(13_000)
    expect(typicalOffer('2021005')).toBe(15_000)
    expect(typicalOffer('2050102')).toBe(17_750)
    const pay = (province: string) =>
      9000 * (provinceWeights().find(({ name }) => name === province)?.pay ?? 0)
    for (const province of ['北京', '上海']) expect(Math.abs(pay(province) - 11_500)).toBeLessThan(100)
    for (const province of ['河南', '山东', '陕西']) expect(Math.abs(pay(province) - 8000)).toBeLessThan(100)
    for (const province of ['辽宁', '吉林', '黑龙江'])
      expect(Math.abs(pay(province) - 7000)).toBeLessThan(150)
  })

  test('throws on an unknown code', () => {
    expect(() => professionStats('99999', 2025)).toThrow('99999')
  })
})

describe('qualificationTrend', () => {
  test('sums to 100 in the rose and in every month, each share at least 1', () => {
    fc.assert(
      fc.property(anyCode.filter(hasSample), anyYear, (code, lastYear) => {
        const { eduForFan, edu } = qualificationTrend(code, lastYear)
        expect(edu).toHaveLength(12)
        for (const ratios of [eduForFan, ...edu.map((month) => month.ratios)]) {
          expect(ratios).toHaveLength(5)
          expect(sum(ratios.map(({ ratio }) => ratio))).toBe(100)
          expect(Math.min(...ratios.map(({ ratio }) => ratio))).toBeGreaterThanOrEqual(1)
        }
      }),
      { numRuns: 200, seed: 5 },
    )
  })

  test('has no shares where no sample exists: those of the specification sum to 105', () => {
    const without = types.filter((code) => !hasSample(code))
    expect(without).toEqual(['20701', '20702'])
    expect(qualificationTrend('20701', 2025).edu).toEqual([])
    expect(qualificationTrend('20701', 2025).eduForFan).toEqual([])
  })
})

describe('provinces and employers', () => {
  test('partition the openings of the year', () => {
    for (const code of types) {
      const provinces = hiringByProvince(code, 2025)
      const natures = hiringByNature(code, 2025)
      if (!hasSample(code)) expect([provinces, natures]).toEqual([[], []])
      else {
        expect(provinces).toHaveLength(31)
        expect(sum(provinces.map(({ hiringNum }) => hiringNum))).toBe(yearOpenings(code, 2025))
        expect(sum(natures.map(({ companyHiring }) => companyHiring))).toBe(yearOpenings(code, 2025))
        expect(Math.abs(sum(provinces.map(({ percentage }) => percentage)) - 100)).toBeLessThan(1.6)
        expect(Math.abs(sum(natures.map(({ percentage }) => percentage)) - 100)).toBeLessThan(0.7)
      }
    }
  })

  test('are ten by name, falling, invented and marked', () => {
    for (const code of types.filter(hasSample)) {
      const companies = hiringByCompany(code, 2025)
      expect(companies).toHaveLength(10)
      const numbers = companies.map(({ companyHiring }) => companyHiring)
      expect([...numbers].sort((a, b) => b - a)).toEqual(numbers)
      const names = employersOf(code).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/（示例）$/)
    }
  })
})

describe('typeOverview', () => {
  test('is found by name and by code and agrees with the figures', () => {
    for (const code of types) {
      const type = findProfessionType(code)
      const overview = typeOverview(code, 2025)
      expect(overview).toEqual(typeOverview(type?.typeName ?? '', 2025))
      expect(overview?.overview).toContain(type?.typeName)
      expect(overview?.overview).not.toMatch(/undefined|NaN|。。/)
      expect((overview?.sampleSize ?? 0) > 0).toBe(hasSample(code))
    }
    expect(typeOverview('没有', 2025)).toBeUndefined()
  })
})

test('the same code and year give the same bytes', () => {
  const all = (year: number) =>
    types.map((code) => [
      professionStats(code, year),
      qualificationTrend(code, year),
      typeOverview(code, year),
    ])
  const first = JSON.stringify(all(2025))
  // Enough other answers in between that the remembered ones are forgotten and made again.
  for (const code of professions) professionStats(code, 2019)
  expect(JSON.stringify(all(2025))).toBe(first)
})
