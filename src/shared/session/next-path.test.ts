import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeNextPath } from './next-path'

describe('safeNextPath', () => {
  it.each(['/fillIn', '/weici?province=安徽&score=600', '/a#b', '/'])('keeps the path %s', (path) => {
    expect(decodeURIComponent(safeNextPath(path) ?? '')).toBe(path)
  })

  it.each([
    ['/fillIn?qa.persona=guest&qa.now=2026-06-27', '/fillIn'],
    ['/weici?province=x&qa.persona=guest&score=600', '/weici?province=x&score=600'],
    ['/weici?q=qa.persona#qa.x', '/weici?q=qa.persona#qa.x'],
  ])('leaves the words of testers behind: %s', (path, rest) => {
    expect(safeNextPath(path)).toBe(rest)
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

  /** What a browser takes for the start of another address, mixed with what a path may hold. */
  const pieces = fc.array(
    fc.constantFrom(
      ...[
        '/',
        '\\',
        '//',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '&',
        '=',
        '%',
        '%2F',
        '%5C',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
      ],
      ...['http:', 'https:', 'javascript:', 'data:', 'evil.example', 'fillIn', '安徽', 'a'],
    ),
    { maxLength: 12 },
  )
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    pieces.map((parts) => parts.join('')),
    pieces.map((parts) => `/${parts.join('')}`),
  )
  const SITES = ['https://zetu.example/about', 'http://localhost:4173/zetu/about?next=x']

  it('never leads to another origin, whatever it is given', () => {
    fc.assert(
      fc.property(anything, (next) => {
        const path = safeNextPath(next)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?![/\\])/)
        for (const site of SITES) {
          expect(new URL(path, site).origin).toBe(new URL(site).origin)
          // The same below the root of a site, as the base is put in front.
          expect(new URL(`/zetu${path}`, site).origin).toBe(new URL(site).origin)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('does not change what it has passed once', () => {
    fc.assert(
      fc.property(anything, (next) => {
        const path = safeNextPath(next)
        if (path !== undefined) expect(safeNextPath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
