import { describe, expect, it } from 'vitest'
import { list, rows, text } from '../../kit/table'
import { ACADEMY_DIVISIONS } from '../facts/academy-divisions'
import { findSchool, type School, schools } from '../schools'
import { academicDisciplines } from './first-class'
import { academicians, alumni, findAlumnus } from './people'
import { schoolFacts } from './school-facts'

function requireSchool(id: string): School {
  const school = findSchool(id)
  if (!school) throw new Error(`没有院校 ${id}`)
  return school
}

const some = schools().filter((_, i) => i % 97 === 0)

describe('the people of a school', () => {
  it('are as many academicians as the header counts, and no real ones', () => {
    for (const school of some) {
      const found = academicians(school)
      expect(found).toHaveLength(schoolFacts(school).numAcademician)
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
      for (const { name } of found) expect(name).toContain('示例')
    }
  })

  it('belong to a division of their academy', () => {
    const table = rows({ ACADEMY_DIVISIONS }, { academy: text, division: text, codes: list() })
    const divisions = table.map(({ academy, division }) => `${academy}院士 ${division}`)
    for (const school of some) {
      for (const { title, field } of academicians(school)) expect(divisions).toContain(`${title} ${field}`)
    }
    const codes = table.flatMap((row) => row.codes)
    expect(new Set(codes).size).toBe(codes.length)
    expect(academicDisciplines.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  it('are facts where they are certain, else examples that say so', () => {
    expect(alumni(requireSchool('10635')).map(({ name }) => name)).toEqual(['袁隆平'])
    for (const { name, introduction } of alumni(requireSchool('14098'))) {
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
