import { describe, expect, it } from 'vitest'
import { mayFetchAhead } from './may-fetch-ahead'

const seen = { visibilityState: 'visible' } as const

describe('pages that may come next', () => {
  it.each([
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
  ])('are fetched ahead as the line allows: %o', (connection, may) => {
    expect(mayFetchAhead({ onLine: true, connection }, seen)).toBe(may)
  })

  it('are fetched ahead where a browser says nothing of its line', () => {
    expect(mayFetchAhead({ onLine: true }, seen)).toBe(true)
    expect(mayFetchAhead({ onLine: false }, seen)).toBe(false)
  })

  it('are not fetched for a page that nobody sees', () => {
    expect(mayFetchAhead({ onLine: true }, { visibilityState: 'hidden' })).toBe(false)
  })
})
