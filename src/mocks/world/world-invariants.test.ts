import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { admissionFaults } from './admission/model/faults'
import { earlyFaults } from './early/model/faults'
import { tableFaults } from './exam/model/table-faults'
import { schools } from './schools/schools'

const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]
const EXAMS = PROVINCES.flatMap(({ name: province }) =>
  YEARS.flatMap((year) =>
    (examMode(province, year)?.subjects ?? []).map((subject) => ({ province, year, subject })),
  ),
)

describe('every province, year and subject', () => {
  it('has a table whose ranks partition its candidates, and lines inside it', () => {
    expect(EXAMS.length).toBeGreaterThan(500)
    expect(EXAMS.flatMap(tableFaults)).toEqual([])
  })

  it('has plans, groups, majors and lines that agree (a few schools each)', () => {
    const all = schools()
    let enrolling = 0
    const faults = EXAMS.flatMap((exam, turn) => {
      // Another school each time, so that the sample goes through all of them.
      const sample = all.filter((_, i) => i % 974 === (turn * 5) % 974)
      enrolling += sample.length
      return sample.flatMap((school) => admissionFaults({ ...exam, school }))
    })
    expect(faults).toEqual([])
    expect(enrolling).toBeGreaterThan(1200)
  })

  it.each([2019, 2026])('has an early batch that agrees in %d (every 29th row)', (year) => {
    const found = PROVINCES.map(({ name }) => earlyFaults(name, year, 29))
    expect(found.flatMap(({ faults }) => faults)).toEqual([])
    expect(found.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(500)
  })
})

describe('the world', () => {
  it('has the same bytes whenever it is made', async () => {
    const before = await hashOfSample()
    vi.resetModules()
    expect(await hashOfSample()).toBe(before)
  })
})

/** A digest of answers of every kind, from modules that are loaded now. */
async function hashOfSample(): Promise<string> {
  const [lines, early, library, majors, people, orders, scores, books, news] = await Promise.all([
    import('./admission/model/lines'),
    import('./early/lines'),
    import('./schools/schools'),
    import('./schools/majors'),
    import('./people/people'),
    import('./people/model/orders'),
    import('./people/scores'),
    import('./books/books'),
    import('./articles/news'),
  ])
  const hash = createHash('sha256')
  const calendar = { year: 2026, month: 6, graduatingYear: 2026 }
  const some = library.schools().filter((_, i) => i % 307 === 0)
  for (const [i, school] of some.entries()) {
    const exam = EXAMS[(i * 61) % EXAMS.length]
    const key = { school, province: '安徽', year: 2025, subject: '物理', ...exam }
    hash.update(JSON.stringify([school, lines.majorScoreLines(key), lines.majorPlans(key)]))
    hash.update(JSON.stringify([majors.majorsOfSchool(school), news.news(school, new Date('2026-06-01'))]))
  }
  const students = people.students(calendar)
  const orderOfEach = students.map((person) => orders.orderOf(person, calendar))
  const scoresOfEach = students.map((person) => scores.scoresOf(person, calendar, [2025, 2024, 2023]))
  hash.update(JSON.stringify([students, orderOfEach, scoresOfEach, books.books([2025, 2024])]))
  hash.update(JSON.stringify(early.earlyScoreLines('河南', 2025, {}, { from: 0, to: 300 })))
  return hash.digest('hex')
}
