import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ApplicationItem } from '~/contracts/application-lists'
import { groupsOf } from './groups'

const item = (unitId: string): ApplicationItem => ({
  unitId,
  order: 1,
  schoolId: 's',
  schoolName: unitId,
  provinceName: '安徽',
  adjust: true,
  majors: [],
})

it('stands rows under their names, each with its place in the list', () => {
  const groups = groupsOf(['a1', 'b1', 'a2'].map(item), ({ unitId }) => unitId.charAt(0))
  expect(groups.map(({ name, rows }) => [name, rows.map(({ place }) => place)])).toEqual([
    ['a', [0, 2]],
    ['b', [1]],
  ])
})

it('loses no row and keeps the order in each group', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), (names) => {
      const groups = groupsOf(names.map(item), ({ unitId }) => String(unitId.length % 3))
      const places = groups.flatMap(({ rows }) => rows.map(({ place }) => place))
      expect(places.toSorted((a, b) => a - b)).toEqual(names.map((_, place) => place))
      return groups.every(({ rows }) =>
        rows.every(({ place }, at) => at === 0 || place > (rows[at - 1]?.place ?? -1)),
      )
    }),
  )
})
