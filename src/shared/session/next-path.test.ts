import { describe, expect, it } from 'vitest'
import { safeNextPath } from './next-path'

describe('safeNextPath', () => {
  it.each(['/fillIn', '/weici?province=安徽&score=600', '/a#b', '/'])('keeps the path %s', (path) => {
    expect(decodeURIComponent(safeNextPath(path) ?? '')).toBe(path)
  })

  it.each([
    undefined,
    '',
    'fillIn',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
  ])('drops %s', (path) => {
    expect(safeNextPath(path)).toBeUndefined()
  })
})
