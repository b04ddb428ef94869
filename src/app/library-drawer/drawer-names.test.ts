import { expect, it } from 'vitest'
import { placeOfName } from './drawer-names'

it('leads from a name to what is called so', () => {
  const place = (id: string) => placeOfName({ id, name: '' })
  expect(place('school 10359')).toEqual({ kind: 'school', id: '10359' })
  expect(place('major 080901')).toMatchObject({ kind: 'major', code: '080901' })
  expect(place('profession 20209')).toMatchObject({ kind: 'profession-type', code: '20209' })
  expect(place('profession 2010601')).toMatchObject({ kind: 'profession', code: '2010601' })
})
