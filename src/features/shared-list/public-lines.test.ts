import { expect, it } from 'vitest'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { lineOfMajor, linesOfUnit } from './public-lines'

const line = (
  year: number,
  majorGroupCode: string,
  lowestRank: number,
  batch = '本科批',
): SchoolScoreLine => ({
  year,
  batch,
  majorGroupCode,
  lowestRank,
  lowestScore: 600,
})
const row = { schoolId: '10357', school: '安徽大学', majors: [{ code: '05', name: '法学' }] }
const asked = { batch: '本科批', year: 2026 }

it('the lines of a group are its own, of its batch and of years before the list', () => {
  const lines = [
    line(2024, '003', 23_000),
    line(2025, '003', 24_000),
    line(2025, '002', 20_000),
    line(2025, '003', 9_000, '国家专项'),
    line(2026, '003', 1),
  ]
  expect(linesOfUnit(lines, { ...row, unit: '003' }, asked)).toEqual([
    { year: 2025, lowestRank: 24_000, lowestScore: 600 },
    { year: 2024, lowestRank: 23_000, lowestScore: 600 },
  ])
  expect(linesOfUnit(lines, row, asked)[0]?.lowestRank).toBe(24_000)
  expect(linesOfUnit([], row, asked)).toEqual([])
})

it('the line of a major is found by its code, else by its name', () => {
  const major = (majorEnrollCode: string | null, majorName: string, lowestRank: number) => ({
    subject: '物理',
    batch: '本科批',
    majorEnrollCode,
    majorName,
    lowestRank,
    lowestScore: 600,
  })
  const groups = [{ details: [major('01', '法学', 1_000), major('05', '法学（中外合作）', 2_000)] }]
  expect(lineOfMajor(groups, row, 2025)[0]?.lowestRank).toBe(2_000)
  expect(lineOfMajor([{ details: [major(null, '法学', 3_000)] }], row, 2025)[0]?.lowestRank).toBe(3_000)
  expect(lineOfMajor([], row, 2025)).toEqual([])
})
