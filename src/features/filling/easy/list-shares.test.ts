import { expect, it } from 'vitest'
import { readShares, writtenShares } from './list-shares'

it('reads what it has written', () => {
  const shares = { dreamPercent: 20, reachPercent: 65, matchPercent: 20, safetyPercent: 15 }
  expect(writtenShares(shares)).toBe('20-65-20-15')
  expect(readShares(writtenShares(shares))).toEqual(shares)
})

it.each([undefined, '', '20-65-20', '20-65-20-16', '70-65-20-15', '20-65-20-15-0', 'a-b-c-d'])(
  'reads no shares in %s',
  (text) => {
    expect(readShares(text)).toBeUndefined()
  },
)
