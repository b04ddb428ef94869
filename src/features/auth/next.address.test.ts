import { describe, expect, it } from 'vitest'
import { nextAddress } from './next.address'

describe('next in the address', () => {
  it('is kept when it is a path of this site', () => {
    expect(nextAddress.parse({ next: '/weici?score=600' })).toEqual({ next: '/weici?score=600' })
    expect(nextAddress.parse({})).toEqual({})
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    `/${'a'.repeat(2000)}`,
    5,
    ['/a'],
  ])('is dropped when it is %j', (next) => {
    expect(nextAddress.parse({ next }).next).toBeUndefined()
  })
})
