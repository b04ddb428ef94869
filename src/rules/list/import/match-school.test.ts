import { describe, expect, it } from 'vitest'
import type { ImportedRow } from './imported-row'
import { schoolFinder } from './match-school'
import type { CalledSchool } from './named-school'

const SCHOOLS: readonly CalledSchool[] = [
  { id: '10357', schoolName: '安徽大学', aliases: ['安大'], schoolEnrollCode: '0101' },
  { id: '10359', schoolName: '合肥工业大学', schoolEnrollCode: '0104' },
  { id: '10491', schoolName: '中国地质大学（武汉）', schoolEnrollCode: '1101' },
]
const school = (row: Omit<ImportedRow, 'line' | 'majors'>, schools = SCHOOLS) =>
  schoolFinder(schools).schoolOf(row)

describe('the school of a row', () => {
  it('is found by its name or short name', () => {
    expect(school({ school: '安大' })).toEqual({ id: '10357' })
    expect(school({ school: '中国地质大学(武汉)' })).toEqual({ id: '10491' })
  })

  it('is found by the code of the province alone, also where a spreadsheet took the zeros', () => {
    expect(school({ schoolCode: '0104' })).toEqual({ id: '10359' })
    expect(school({ schoolCode: '104' })).toEqual({ id: '10359' })
    expect(school({ schoolCode: '10357' })).toEqual({ id: '10357' })
    expect(school({ schoolCode: '0999' })).toEqual({ ids: [], why: '没有' })
  })

  it('is found in a code of its group that begins with its own', () => {
    expect(school({ group: '0104003' })).toEqual({ id: '10359', group: '003' })
    expect(school({ group: '1101-02' })).toEqual({ id: '10491', group: '02' })
    expect(school({ group: '003' })).toHaveProperty('why')
  })

  it('is not guessed where a code could mean two schools', () => {
    const [first, second] = ['0104', '00104'].map((code, at) => ({
      id: `1000${at}`,
      schoolName: code,
      schoolEnrollCode: code,
    }))
    const schools = [first, second].flatMap((one) => one ?? [])
    expect(school({ schoolCode: '104' }, schools)).toEqual({ ids: ['10000', '10001'], why: '几所' })
    expect(school({ schoolCode: '00104' }, schools)).toEqual({ id: '10001' })
  })

  it('is not found by a code that nobody has told', () => {
    const unknown = SCHOOLS.map(({ id, schoolName }) => ({ id, schoolName }))
    expect(school({ schoolCode: '0104' }, unknown)).toHaveProperty('ids', [])
    expect(school({ schoolCode: '10359' }, unknown)).toEqual({ id: '10359' })
  })
})
