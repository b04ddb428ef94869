import { describe, expect, it } from 'vitest'
import { nextSearch } from './next.search'

describe('next in the address', () => {
  it('is kept when it is a path of this site', () => {
    expect(nextSearch.parse({ next: '/weici?score=600' })).toEqual({ next: '/weici?score=600' })
    expect(nextSearch.parse({})).toEqual({})
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
    expect(nextSearch.parse({ next }).next).toBeUndefined()
  })
})
