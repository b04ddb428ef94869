import { expect, it } from 'vitest'
import { fitsRoute, placeOfCode, professionTabOf, typeTabOf } from './profession-tabs'

it('S1-2.41 S1-2.42 S1-4.10 reads tabs by word and by route, and begins with the first', () => {
  expect([undefined, 'jobs', '/chazhiyerencai/$typeCode', 'positions'].map(typeTabOf)).toEqual([
    'overview',
    'jobs',
    'training',
    'overview',
  ])
  expect([undefined, 'hiring', '/chazhiyedetailzhaopin/$professionCode'].map(professionTabOf)).toEqual([
    'positions',
    'hiring',
    'hiring',
  ])
})

it('S1-4.10 tells a type from a profession by the length of its code', () => {
  expect(placeOfCode('20106')).toEqual({ kind: 'profession-type', code: '20106', tab: 'overview' })
  expect(placeOfCode('2010601', 'hiring')).toEqual({ kind: 'profession', code: '2010601', tab: 'hiring' })
  expect(fitsRoute('20106', '/chazhiyejiuye/$typeCode')).toBe(true)
  expect(fitsRoute('2010601', '/chazhiyejiuye/$typeCode')).toBe(false)
})
