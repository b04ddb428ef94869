import { expect, it } from 'vitest'
import { listPlace } from './list-place'

it.each([
  ['its score record', 'sr-1', 'sr-1'],
  ['0 where it was made without one', null, '0'],
  ['0 where the server says nothing of it', undefined, '0'],
])('the address of a list has %s', (_, preferenceScoreId, written) => {
  expect(listPlace({ id: 'l-1', studentId: 's-1', preferenceScoreId }).params).toEqual({
    studentId: 's-1',
    preferenceScoreId: written,
    preferenceId: 'l-1',
  })
})
