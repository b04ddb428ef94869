import { expect, it } from 'vitest'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { majorEntries } from './major-entries'

const unit: RecommendedUnit = {
  unitId: 'a',
  schoolId: '10357',
  schoolName: '安徽大学',
  provinceName: '安徽',
  batch: '本科批',
  planNum: 30,
  history: [],
  majors: [
    { majorEnrollCode: '01', majorName: '法学', majorCode: '030101K', planNum: 5, history: [] },
    { majorEnrollCode: '02', majorName: '软件工程', majorCode: '080902', planNum: 5, history: [] },
  ],
}
const names = (...of: Parameters<typeof majorEntries>) =>
  majorEntries(...of).map(({ major }) => major.majorName)

it('are all majors where nothing narrows them', () => {
  expect(names([unit], { majors: [], unwanted: [] })).toEqual(['法学', '软件工程'])
})

it('are those of the chosen codes, and those that the keyword names', () => {
  expect(names([unit], { majors: ['0809'], unwanted: [] })).toEqual(['软件工程'])
  expect(names([unit], { majors: [], unwanted: [], q: '法' })).toEqual(['法学'])
  expect(names([unit], { majors: [], unwanted: ['0301'] })).toEqual(['软件工程'])
  // The keyword names the school.
  expect(names([unit], { majors: [], unwanted: [], q: '安徽' })).toEqual(['法学', '软件工程'])
})
