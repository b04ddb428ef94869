import { describe, expect, it } from 'vitest'
import { findSchool, type School, schools } from '../schools'
import { schoolReports } from './reports'
import { schoolFacts } from './school-facts'

function requireSchool(id: string): School {
  const school = findSchool(id)
  if (!school) throw new Error(`没有院校 ${id}`)
  return school
}

const some = schools().filter((_, i) => i % 97 === 0)

describe('reports on employment', () => {
  it('add up, and agree with the header in its year', () => {
    for (const school of some) {
      for (const report of schoolReports(school, 2025)) {
        const counts = [...report.content.matchAll(/<td>(\d+)<\/td>/g)].map(([, count]) => Number(count))
        const [all = 0, ...parts] = counts
        expect(
          parts.reduce((sum, part) => sum + part, 0),
          report.title,
        ).toBe(all)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        if (report.year !== 2022) continue
        const rate = (100 * (parts[0] ?? 0)) / all
        expect(Math.abs(rate - schoolFacts(school).furtherEducationRate)).toBeLessThan(0.5)
      }
    }
  })

  it('come out each year, the newest first', () => {
    expect(schoolReports(requireSchool('10358'), 2025).map(({ year }) => year)).toEqual([
      2025, 2024, 2023, 2022,
    ])
  })
})
