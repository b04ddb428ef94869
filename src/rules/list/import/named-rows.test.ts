import { expect, it } from 'vitest'
import { schoolFinder } from './match-school'
import { foundRows, namedRows } from './named-rows'
import type { CalledSchool } from './named-school'
import { readTable } from './read-table'

const SCHOOLS: readonly CalledSchool[] = [
  { id: '10357', schoolName: '安徽大学', aliases: ['安大'], schoolEnrollCode: '0101' },
  { id: '10359', schoolName: '合肥工业大学', schoolEnrollCode: '0104' },
  { id: '10491', schoolName: '中国地质大学（武汉）', schoolEnrollCode: '1101' },
]
it('rows of one school that follow each other are one choice where their majors stand in one group alone', () => {
  const unit = (unitId: string, ...names: readonly string[]) => ({
    unitId,
    schoolId: '10357',
    majorGroupCode: unitId,
    majors: names.map((majorName, at) => ({ majorEnrollCode: `0${at}`, majorName })),
  })
  const units = [unit('001', '软件工程', '法学'), unit('002', '软件工程', '会计学')]
  const found = (...names: readonly string[]) => {
    const read = readTable([['院校', '专业'], ...names.map((name) => ['安徽大学', name])])
    if ('problem' in read) throw new Error(read.problem)
    return foundRows(namedRows(read.rows, schoolFinder(SCHOOLS), '院校专业组'), () => units).map(
      ({ lines, match }) => [lines, 'unit' in match ? match.unit.unitId : undefined],
    )
  }
  expect(found('软件工程', '会计学')).toEqual([[[2, 3], '002']])
  // No group has both: each row is asked for, or found, by itself.
  expect(found('法学', '会计学')).toEqual([
    [[2], '001'],
    [[3], '002'],
  ])
  expect(found('软件工程')).toEqual([[[2], undefined]])
})
