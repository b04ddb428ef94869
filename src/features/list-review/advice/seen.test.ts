import { expect, it } from 'vitest'
import { madeItems } from '~/entities/application-list/made-items'
import { notesOfList } from '~/entities/application-list/notes/list-notes'
import { keepSeen, unseenPlaces } from './seen'

it('a row that was looked at is looked at again once it says something else', () => {
  const [a, b] = madeItems('ab')
  if (!a || !b) throw new Error('two rows')
  keepSeen('l-seen', a, true)
  expect(unseenPlaces([a, b], notesOfList('l-seen'))).toEqual([2])
  expect(unseenPlaces([b, a], notesOfList('l-seen'))).toEqual([1])
  expect(unseenPlaces([{ ...a, adjust: !a.adjust }, b], notesOfList('l-seen'))).toEqual([1, 2])
  const majors = [...a.majors, { majorEnrollCode: '99', majorName: '护理学' }]
  expect(unseenPlaces([{ ...a, majors }, b], notesOfList('l-seen'))).toEqual([1, 2])
  keepSeen('l-seen', a, false)
  expect(unseenPlaces([a], notesOfList('l-seen'))).toEqual([1])
})
