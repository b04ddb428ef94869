import { describe, expect, it } from 'vitest'
import { matchRow } from './match-row'

const majors = [
  { majorEnrollCode: '01', majorName: '软件工程' },
  { majorEnrollCode: '02', majorName: '会计学（合肥校区）' },
]
const UNITS = [
  { unitId: 'a', schoolId: '1', majorGroupCode: '003', majors },
  {
    unitId: 'b',
    schoolId: '1',
    majorGroupCode: '004',
    majors: [{ majorEnrollCode: '01', majorName: '法学' }],
  },
]

describe('a row among the units of its school', () => {
  it('is found by its code, also where a spreadsheet took the zeros', () => {
    expect(matchRow({ line: 1, group: '3', majors: [] }, UNITS)).toHaveProperty('unit.unitId', 'a')
  })

  it('is found by the names of its majors where it has no code', () => {
    expect(matchRow({ line: 1, majors: [{ name: '会计学' }] }, UNITS)).toMatchObject({
      unit: { unitId: 'a' },
      majors: [{ majorEnrollCode: '02' }],
    })
  })

  it('says which majors the unit does not have', () => {
    const row = { line: 1, group: '004', majors: [{ name: '法学' }, { name: '医学' }] }
    expect(matchRow(row, UNITS)).toMatchObject({ unit: { unitId: 'b' }, missing: ['医学'] })
  })

  it('is not guessed: the units that it could mean are told, the likeliest first', () => {
    const match = matchRow({ line: 1, group: '009', majors: [{ name: '法学' }] }, UNITS)
    expect('nearest' in match && match.nearest.map(({ unitId }) => unitId)).toEqual(['b', 'a'])
  })

  it.each([
    '法学→软件工程',
    '1法学2软件工程',
    '①法学 ②软件工程',
    '法学>软件工程',
    '法学·软件工程',
    '1.法学 2.软件工程',
  ])('parts %s where each part is a major of the unit', (name) => {
    const unit = {
      unitId: 'c',
      schoolId: '1',
      majorGroupCode: '005',
      majors: [...(UNITS[0]?.majors ?? []), { majorEnrollCode: '09', majorName: '法学' }],
    }
    expect(matchRow({ line: 1, group: '005', majors: [{ name }] }, [unit])).toMatchObject({
      majors: [{ majorEnrollCode: '09' }, { majorEnrollCode: '01' }],
      missing: [],
    })
  })

  it.each([
    '软件工程（4人）',
    '软件工程 5人',
    '软件工程（计划5人）',
    '软件工程￥5000',
    '软件工程（A+）',
    '软件工程01',
    '软件工程[代码01]',
    '专业一：软件工程',
  ])('%s is the major with what a plan book writes beside it', (name) => {
    expect(matchRow({ line: 1, group: '003', majors: [{ name }] }, UNITS)).toMatchObject({
      majors: [{ majorEnrollCode: '01' }],
    })
  })
})
