import { describe, expect, it } from 'vitest'
import { groupsOf, narrowed } from './groups.mjs'
import { ownText } from './own-text.mjs'
import { isNamed } from './run-guards.mjs'

const broken = (file: string, ...guards: string[]) => ({
  file,
  from: 10,
  to: 20,
  guards: guards.map((title) => ({ file: 'a.spec.ts', title })),
})

describe('breaks that are tried together', () => {
  it('share neither words of a file nor a guard', () => {
    const [logo, chart, head, far] = [
      broken('logo.tsx', 'leads home'),
      broken('chart.tsx', 'leads home', 'draws'),
      broken('logo.tsx', 'has a head'),
      broken('far.tsx', 'is far'),
    ] as const
    expect(groupsOf([logo, chart, head, far])).toEqual([
      [logo, far],
      [chart, head],
    ])
    expect(groupsOf([logo, far], { isAlone: true })).toEqual([[logo], [far]])
    const [behind, over] = [
      { ...head, from: 20, to: 30 },
      { ...head, from: 15, to: 25 },
    ]
    expect(groupsOf([logo, behind])).toEqual([[logo, behind]])
    expect(groupsOf([logo, over])).toEqual([[logo], [over]])
    // A guard that imports what another breaks would fail for it.
    const closureOf = () => new Set(['far.tsx'])
    expect(groupsOf([logo, far], { closureOf })).toEqual([[logo], [far]])
  })
})

it('the guard of a row of a table is its own case', () => {
  const guards = ['S1-7.1 %s has one endpoint', 'S1-7.1 are 127'].map((title) => ({
    file: 'a.test.ts',
    title,
  }))
  expect(narrowed(guards, undefined)).toBe(guards)
  expect(narrowed(guards, 'GET /api/x')).toEqual([
    { file: 'a.test.ts', title: 'S1-7.1 GET /api/x has one endpoint' },
  ])
})

it('titles are matched as they are written', () => {
  expect(isNamed('takes 3 (of 4)', 'takes %d (of …)')).toBe(true)
  expect(isNamed('roles have numbers', '$name have numbers')).toBe(true)
  expect(isNamed('takes 3 and more', 'takes 3')).toBe(false)
})

it('a guard rests on what stands beside the tests of its file, and on no other test', () => {
  const file = [
    'const help = () => 1',
    "describe('a page', () => {",
    "  it('opens', () => {",
    '    help()',
    '  })',
    '',
    '  it.each([',
    '    1,',
    "  ])('counts %s', (n) => {",
    '    help(n)',
    '  })',
    '})',
    "test('closes …', async () => {",
    '})',
  ].join('\n')
  const [opens, counts, closes] = ['opens', 'counts %s', 'closes …'].map((title) => ownText(file, title))
  for (const text of [opens, counts, closes]) expect(text).toContain('const help = () => 1')
  expect(opens).toContain('help()')
  expect(opens).not.toMatch(/counts|closes/)
  expect(counts).toContain('help(n)')
  expect(counts).not.toMatch(/opens|closes/)
  expect(closes).not.toMatch(/opens|counts/)
})

it('a guard that moves to another file rests on the same', () => {
  const guard = "test('opens', () => {\n  visit('/pici')\n})"
  const [before, after] = [
    `import { visit } from './support'\n\ntest('closes', () => {\n})\n${guard}`,
    `import {\n  expect,\n  visit,\n} from '../support'\n\n${guard}`,
  ].map((file) => ownText(file, 'opens'))
  expect(after?.trim()).toBe(guard)
  expect(before?.trim()).toBe(guard)
})
