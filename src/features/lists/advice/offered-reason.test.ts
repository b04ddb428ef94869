import { expect, it } from 'vitest'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { offeredReason } from './offered-reason'

it('is as much of an explanation as there is room for, in whole parts', () => {
  const first = '位次 24,995，2025 年最低 16,406，落后 34.4%'
  expect(offeredReason({ reason: first })).toBe(first)
  expect(offeredReason({ reason: `${first}；${'长'.repeat(MOST_CHARACTERS.reason)}` })).toBe(first)
  expect(offeredReason({ reason: '长'.repeat(MOST_CHARACTERS.reason + 1) })).toBeUndefined()
  expect(offeredReason({ reason: null })).toBeUndefined()
  expect(offeredReason(undefined)).toBeUndefined()
})
