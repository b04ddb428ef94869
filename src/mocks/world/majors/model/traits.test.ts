import { describe, expect, test } from 'vitest'
import { allMajors, majorsOfType, majorTree } from '../catalogue'
import {
  majorDemand,
  majorIntakes,
  menPerHundred,
  schoolSystem,
  subjectRequirement,
  tuition,
  usefulSchoolSubjects,
} from './traits'

const LEVELS = [1, 2, 3] as const
const every = LEVELS.flatMap((level) => allMajors(level))
const SUBJECTS = ['物理', '化学', '生物', '政治', '历史', '地理']

describe('subjectRequirement', () => {
  test('is 不限 or real subjects for every major', () => {
    for (const { majorCode } of every) {
      const asked = subjectRequirement(majorCode)
      if (asked !== '不限') for (const subject of asked.split(',')) expect(SUBJECTS).toContain(subject)
    }
  })

  test.each([
    ['080901', '物理,化学'],
    ['100201K', '物理,化学'],
    ['100101K', '物理,化学,生物'],
    ['120203K', '不限'],
    ['050101', '不限'],
    ['120102', '物理'],
    ['070501', '物理,地理'],
    ['060101', '历史'],
    ['030503', '政治'],
    ['030601K', '政治'],
    ['510203', '不限'],
    ['310203', '物理'],
    ['320201', '化学'],
  ])('%s asks for %s', (code, asked) => {
    expect(subjectRequirement(code)).toBe(asked)
  })

  test('throws on an unknown code', () => {
    expect(() => subjectRequirement('999999')).toThrow('999999')
  })
})

describe('majorDemand', () => {
  const heats = allMajors(1).map((major) => majorDemand(major.majorCode))
  const mean = heats.reduce((a, b) => a + b, 0) / heats.length
  const deviation = Math.sqrt(heats.reduce((sum, heat) => sum + (heat - mean) ** 2, 0) / heats.length)

  test('is roughly standardised over the undergraduate catalogue', () => {
    expect(Math.abs(mean)).toBeLessThan(0.25)
    expect(deviation).toBeGreaterThan(0.7)
    expect(deviation).toBeLessThan(1.1)
    expect(Math.max(...heats.map(Math.abs))).toBeLessThan(2.3)
  })

  test('puts computing, electricity and clinical medicine above biology, chemistry, materials and farming', () => {
    const low = Math.max(...['071001', '070302', '080401', '082502', '090101'].map(majorDemand))
    for (const code of ['080901', '080601', '100201K']) expect(majorDemand(code)).toBeGreaterThan(low + 1)
  })
})

describe('schoolSystem', () => {
  test('is 3 for junior colleges, 4 for vocational undergraduates, 4 or 5 for undergraduates', () => {
    for (const { majorCode, level } of every) {
      const expected = { 1: [4, 5], 2: [3], 3: [4] }[level]
      expect(expected).toContain(schoolSystem(majorCode))
    }
  })

  test('is five years for medicine, architecture and veterinary medicine only', () => {
    const five = allMajors(1).filter((major) => schoolSystem(major.majorCode) === 5)
    expect(new Set(five.map((major) => major.majorCategoryCode))).toEqual(new Set(['08', '09', '10']))
    expect(five.map((major) => major.majorName)).toEqual(
      expect.arrayContaining(['建筑学', '城乡规划', '动物医学', '临床医学', '口腔医学', '中医学']),
    )
    const intakes = majorTree(1)
      .flatMap((category) => category.majorTypes)
      .flatMap((type) => {
        const majors = majorsOfType(type.typeCode)
        return majorIntakes(majors).map((people, i) => ({ people, code: majors[i]?.majorCode ?? '' }))
      })
    const people = (list: typeof intakes) => list.reduce((sum, entry) => sum + entry.people, 0)
    const share = people(intakes.filter(({ code }) => schoolSystem(code) === 5)) / people(intakes)
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.08)
  })
})

describe('tuition', () => {
  test('is low at public schools, higher at private ones, highest in joint programmes', () => {
    for (const { majorCode } of every) {
      const fees = ['公办', '民办', '中外合作办学'].map((nature) => tuition(majorCode, nature))
      expect([...fees].sort((a, b) => a - b)).toEqual(fees)
      expect(fees[0]).toBeGreaterThanOrEqual(3900)
      expect(fees[0]).toBeLessThanOrEqual(14_000)
    }
  })
})

describe('menPerHundred and usefulSchoolSubjects', () => {
  test('are given for every major', () => {
    for (const { majorCode } of every) {
      expect(menPerHundred(majorCode)).toBeGreaterThanOrEqual(1)
      expect(menPerHundred(majorCode)).toBeLessThanOrEqual(99)
      expect(usefulSchoolSubjects(majorCode)).toMatch(/^[\u4e00-\u9fff、]+$/)
    }
    expect(menPerHundred('040106')).toBeLessThan(10)
    expect(menPerHundred('081804K')).toBeGreaterThan(90)
  })
})
