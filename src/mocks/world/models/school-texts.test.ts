import { describe, expect, it } from 'vitest'
import { PROVINCES } from '../facts/provinces'
import { admissionRule } from './admission-rules'
import { schoolFacts } from './school-facts'
import { academicians, alumni, findAlumnus } from './school-people'
import { schoolReports } from './school-reports'
import { findSchool, type School, schools } from './schools'

function known(id: string): School {
  const school = findSchool(id)
  if (!school) throw new Error(`没有院校 ${id}`)
  return school
}

const some = schools().filter((_, i) => i % 97 === 0)
const point = (id: string, province: string, name: string) =>
  admissionRule(known(id), province, 2025)?.points.find((entry) => entry.name === name)?.text ?? ''

describe('admission regulations', () => {
  it('speak of groups and of adjustment only where a province has them', () => {
    for (const { name, unit, adjustment } of PROVINCES) {
      const text = JSON.stringify(admissionRule(known('10359'), name, 2025))
      expect(text.includes('专业组'), name).toBe(unit === '院校专业组')
      expect(point('10359', name, '服从调剂').includes('没有专业调剂'), name).toBe(
        unit === '专业+院校' || !adjustment,
      )
    }
    expect(point('10359', '安徽', '服从调剂')).toContain('本专业组内')
    expect(JSON.stringify(admissionRule(known('10359'), '安徽', 2023))).not.toContain('专业组')
  })

  it('follow what the school teaches', () => {
    expect(point('10041', '安徽', '体检要求')).toContain('体能测评')
    expect(point('10366', '安徽', '体检要求')).toContain('色弱')
    expect(point('10359', '安徽', '体检要求')).not.toContain('体能测评')
    expect(point('14098', '安徽', '学历证书')).toContain('合肥师范学院本科')
  })

  it('promise nothing and say that they are examples', () => {
    for (const school of some) {
      const text = JSON.stringify(admissionRule(school, '河南', 2025))
      expect(text).toContain('示例')
      expect(text).not.toMatch(/保录取|稳上|全校调剂|下一个志愿|undefined|NaN/)
    }
    expect(admissionRule(known('10359'), '火星', 2025)).toBeUndefined()
  })
})

describe('the people of a school', () => {
  it('are as many academicians as the header counts, and no real ones', () => {
    for (const school of some) {
      const found = academicians(school)
      expect(found).toHaveLength(schoolFacts(school).numAcademician)
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
      for (const { name } of found) expect(name).toContain('示例')
    }
  })

  it('are facts where they are certain, else examples that say so', () => {
    expect(alumni(known('10635')).map(({ name }) => name)).toEqual(['袁隆平'])
    for (const { name, introduction } of alumni(known('14098'))) {
      expect(name).toContain('示例')
      expect(introduction).toContain('示例')
    }
  })

  it('are found by their id', () => {
    for (const school of some) {
      for (const alumnus of alumni(school)) expect(findAlumnus(alumnus.id, findSchool)).toEqual(alumnus)
    }
    expect(findAlumnus('10635-9', findSchool)).toBeUndefined()
    expect(findAlumnus('', findSchool)).toBeUndefined()
  })
})

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
    expect(schoolReports(known('10358'), 2025).map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022])
  })
})
