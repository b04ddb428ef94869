import { describe, expect, it } from 'vitest'
import { groupsOf, guardsOf } from './groups.mjs'
import { isNamed } from './run-guards.mjs'

const broken = (file: string, ...guards: string[]) => ({
  file,
  guards: guards.map((title) => ({ file: 'a.spec.ts', title })),
})

describe('breaks that are tried together', () => {
  it('share neither a file nor a guard', () => {
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
    expect(groupsOf([logo, far], true)).toEqual([[logo], [far]])
  })
})

describe('the guards of a statement', () => {
  const statements = [
    {
      id: 'S1-2.1',
      tests: [
        { file: 'a.spec', title: 'draws' },
        { file: 'a.spec', title: 'waits' },
      ],
    },
  ]
  const titles = new Map([
    [
      'tests/e2e/a.spec.ts',
      [
        { title: 'draws', isLong: false },
        { title: 'waits', isLong: true },
      ],
    ],
    ['tests/e2e/ba.spec.ts', [{ title: 'draws', isLong: false }]],
  ])

  it('are its tests of every run', () => {
    expect(guardsOf('S1-2.1', statements, titles)).toEqual([{ file: 'tests/e2e/a.spec.ts', title: 'draws' }])
    expect(guardsOf('S1-2.2', statements, titles)).toEqual([])
  })

  it('are found by their titles as they are written', () => {
    expect(isNamed('takes 3 (of 4)', 'takes %d (of …)')).toBe(true)
    expect(isNamed('roles have numbers', '$name have numbers')).toBe(true)
    expect(isNamed('takes 3 and more', 'takes 3')).toBe(false)
  })
})
