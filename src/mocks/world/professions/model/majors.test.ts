import { describe, expect, test } from 'vitest'
import { allMajors, findMajor, majorTree } from '../../majors/catalogue'
import { professionTree } from '../catalogue'
import { jobDetails, jobPositionsByProfession, jobPositionsByType } from './jobs'
import { jobDirection, majorEmployment } from './major-employment'
import {
  employmentShares,
  majorRequirements,
  majorsOfProfessionType,
  professionTypesOfMajorType,
  typicalPosts,
} from './majors'
import { yearOpenings } from './stats'
import { hasSample } from './traits'

const every = ([1, 2, 3] as const).flatMap((level) => allMajors(level))
const types = professionTree().flatMap((category) => category.professionTypes)
const sampled = types.filter((type) => hasSample(type.typeCode))
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe('employmentShares', () => {
  test('sums to 100 over real types, largest first, for every major', () => {
    const known = new Set(types.map((type) => type.typeCode))
    for (const { majorCode } of every) {
      const shares = employmentShares(majorCode)
      const percent = shares.map(({ employmentPercentage }) => employmentPercentage)
      expect(sum(percent)).toBe(100)
      expect([...percent].sort((a, b) => b - a)).toEqual(percent)
      for (const { typeCode, typeName } of shares) {
        expect(known.has(typeCode)).toBe(true)
        expect(typeName).not.toBe('')
      }
    }
    expect(employmentShares('999999')).toEqual([])
  })

  test.each([
    ['100201K', '临床和口腔医师'],
    ['120203K', '会计专业人员'],
    ['040106', '幼儿园教师'],
    ['080717T', '数字技术工程技术人员'],
    ['081804K', '船舶指挥和引航人员'],
    ['520201', '护理人员'],
  ])('%s leads to %s first', (code, typeName) => {
    expect(employmentShares(code)[0]?.typeName).toBe(typeName)
  })
})

describe('majors of a profession type', () => {
  test('are there for every type and lead back to it', () => {
    for (const { typeCode } of types) {
      const majors = majorsOfProfessionType(typeCode)
      expect(majors.length).toBeGreaterThan(0)
      for (const { majorCode, level } of majors) {
        expect(findMajor(majorCode, level)).toBeDefined()
        expect(employmentShares(majorCode).map((share) => share.typeCode)).toContain(typeCode)
      }
    }
    expect(majorsOfProfessionType('99999')).toEqual([])
  })

  test('S2-9.13 are asked for by name: at most ten, falling, together at most 100 and rounding', () => {
    for (const { typeCode } of sampled) {
      const asked = majorRequirements(typeCode)
      const percent = asked.map(({ majorPercentage }) => majorPercentage)
      expect(asked.length).toBeGreaterThanOrEqual(3)
      expect(asked.length).toBeLessThanOrEqual(10)
      expect(new Set(asked.map(({ majorName }) => majorName)).size).toBe(asked.length)
      expect([...percent].sort((a, b) => b - a)).toEqual(percent)
      expect(Math.min(...percent)).toBeGreaterThanOrEqual(1)
      expect(sum(percent)).toBeLessThanOrEqual(105)
    }
    expect(majorRequirements('20701')).toEqual([])
    expect(majorRequirements('99999')).toEqual([])
  })

  test('name the obvious first', () => {
    expect(majorRequirements('20508')[0]?.majorName).toBe('护理')
    expect(majorRequirements('20210')[0]?.majorName).toBe('计算机科学与技术')
    expect(majorRequirements('2050103')[0]?.majorName).toBe('临床医学')
  })

  test('every type of majors leads to profession types', () => {
    for (const level of [1, 2, 3] as const) {
      for (const type of majorTree(level).flatMap((category) => category.majorTypes)) {
        expect(professionTypesOfMajorType(type.typeCode, level).length).toBeGreaterThan(0)
      }
    }
  })
})

describe('majorEmployment', () => {
  test('mixes the statistics of its profession types (every seventh major)', () => {
    for (const { majorCode, majorName } of every.filter((_, i) => i % 7 === 0)) {
      const employment = majorEmployment(majorCode, 2025)
      expect(employment?.shares).toEqual(employmentShares(majorCode))
      expect(employment?.stats.hiring.map(({ year }) => year)).toEqual([2024, 2025])
      expect(employment?.stats.salary).toHaveLength(12)
      for (const month of employment?.stats.salary ?? []) {
        expect(month.salaryMedianL).toBeGreaterThanOrEqual(month.salaryMin)
        expect(month.salaryMedianH).toBeGreaterThanOrEqual(month.salaryMedianL)
        expect(month.salaryMax).toBeGreaterThanOrEqual(month.salaryMedianH)
      }
      for (const { ratios } of employment?.qualifications.edu ?? []) {
        expect(sum(ratios.map(({ ratio }) => ratio))).toBe(100)
      }
      expect(employment?.jobDirection).toContain(majorName)
    }
    expect(majorEmployment('999999', 2025)).toBeUndefined()
  })

  test('describes the direction in words without promises, with posts that exist', () => {
    const posts = new Set(types.flatMap((type) => type.professionVos.map((vo) => vo.professionName)))
    for (const { majorCode, level } of every) {
      for (const post of typicalPosts(majorCode)) expect(posts.has(post)).toBe(true)
      const text = jobDirection(majorCode, level)
      expect(text).not.toMatch(/undefined|就业率|高薪|包就业|保证|铁饭碗|供不应求|100%/)
    }
    expect(typicalPosts('080902')[0]).toBe('软件工程师')
    expect(jobDirection('999999')).toBeUndefined()
  })
})

describe('jobs', () => {
  test('positions of a type sum to its openings and come largest first', () => {
    for (const { typeCode, professionVos } of sampled) {
      const positions = jobPositionsByType(typeCode, 2025)
      expect(positions).toHaveLength(3 * professionVos.length)
      const numbers = positions.map(({ hiringNum }) => hiringNum)
      expect(sum(numbers)).toBe(yearOpenings(typeCode, 2025))
      expect([...numbers].sort((a, b) => b - a)).toEqual(numbers)
      for (const { companyNum, hiringNum, salaryRange } of positions) {
        expect(companyNum).toBeLessThanOrEqual(hiringNum)
        expect(salaryRange).toMatch(/^\d+-\d+元\/月$/)
      }
    }
    expect(jobPositionsByProfession('2021001', 2025)).toHaveLength(3)
    expect(jobPositionsByType('20701', 2025)).toEqual([])
    expect(jobPositionsByProfession('9999999', 2025)).toEqual([])
  })

  test('details fill every field, and a profession asks for those of its type', () => {
    for (const { typeCode } of sampled) {
      const jobs = jobDetails(typeCode, 2025)
      expect(jobs.length).toBeGreaterThanOrEqual(30)
      for (const job of jobs) {
        for (const value of Object.values(job)) expect(value).toBeTruthy()
        expect(job.companyName).toMatch(/（示例）$/)
        const [low = 0, high = 0] = job.salaryStr.split('-').map(Number.parseFloat)
        expect(low).toBeLessThan(high)
        expect(low).toBeGreaterThan(2000)
      }
    }
    expect(jobDetails('2021001', 2025)).toBe(jobDetails('20210', 2025))
    expect(jobDetails('99999', 2025)).toEqual([])
  })

  test('one answer takes less than 30 ms', () => {
    const times = sampled.map(({ typeCode }) => {
      const start = performance.now()
      jobDetails(typeCode, 2022)
      return performance.now() - start
    })
    expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(30)
  })
})
