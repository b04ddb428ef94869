import { describe, expect, it } from 'vitest'
import { groupsOf } from './groups.mjs'
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

it('titles are matched as they are written', () => {
  expect(isNamed('takes 3 (of 4)', 'takes %d (of …)')).toBe(true)
  expect(isNamed('roles have numbers', '$name have numbers')).toBe(true)
  expect(isNamed('takes 3 and more', 'takes 3')).toBe(false)
})
