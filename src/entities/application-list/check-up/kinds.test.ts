import { expect, it } from 'vitest'
import type { Finding } from '~/rules/check-up/check-list'
import { kindsOf } from '~/rules/check-up/finding-kinds'
import { foundText, isAccepted, isRowByRow, openKinds, stepsOfRow } from './kinds'

const found = (check: Finding['check'], rows: number[], severity: Finding['severity']): Finding => ({
  check,
  name: check,
  rows,
  severity,
  why: '',
  remedy: '',
  actions: [],
})
const UNITS = ['a', 'b', 'c', 'd']
const FINDINGS = [
  found('no-adjust', [1], 'high'),
  found('swing', [2], 'medium'),
  found('no-adjust', [3], 'medium'),
  found('one-place', [4], 'low'),
]

it('makes one card of all that one check has found, as grave as its gravest', () => {
  expect(
    kindsOf(FINDINGS).map(({ check, severity, findings }) => [check, severity, findings.length]),
  ).toEqual([
    ['no-adjust', 'high', 2],
    ['swing', 'medium', 1],
    ['one-place', 'low', 1],
  ])
})

it('counts what needs a hand, and not what was taken note of', () => {
  const [first] = kindsOf(FINDINGS)
  if (!first) throw new Error('no kind')
  expect(openKinds(FINDINGS, UNITS, undefined)).toBe(2)
  expect(openKinds(FINDINGS, UNITS, { [first.check]: foundText(first, UNITS) })).toBe(1)
})

it('asks again once a check finds another row, and not when rows move', () => {
  const [before] = kindsOf([found('swing', [2, 3], 'medium')])
  const [moved] = kindsOf([found('swing', [1, 2], 'medium')])
  const [more] = kindsOf([found('swing', [2, 3, 4], 'medium')])
  if (!before || !moved || !more) throw new Error('no kind')
  const accepted = { swing: foundText(before, UNITS) }
  expect(isAccepted(moved, ['b', 'c', 'a', 'd'], accepted)).toBe(true)
  expect(isAccepted(more, UNITS, accepted)).toBe(false)
})

it('knows which steps of a remedy are about a row', () => {
  const tick = { do: 'tick-adjust', row: 1 } as const
  const swap = [
    { do: 'add', before: 2, lineFrom: 1, lineTo: 2 },
    { do: 'drop', row: 2 },
  ] as const
  expect(stepsOfRow([tick, ...swap], 1)).toEqual([tick])
  expect(stepsOfRow([tick, ...swap], 2)).toBeUndefined()
  expect(stepsOfRow([tick], 3)).toBeUndefined()
})

it('knows a remedy whose steps stand beside its rows', () => {
  const move = { do: 'move', row: 40, to: 37 } as const
  const ticks = [1, 2].map((row) => ({ do: 'tick-adjust', row }) as const)
  expect(isRowByRow({ rows: [40, 41], actions: [move] })).toBe(true)
  expect(isRowByRow({ rows: [40], actions: [move] })).toBe(false)
  expect(isRowByRow({ rows: [1, 2], actions: ticks })).toBe(false)
  expect(isRowByRow({ rows: [40, 41], actions: [{ ...move, row: 41 }, move] })).toBe(true)
  expect(isRowByRow({ rows: [40, 41], actions: [{ ...move, row: 1 }, move] })).toBe(false)
})

it('never takes note of rows that do not count', () => {
  const [dead] = kindsOf([found('subject-mismatch', [2, 3], 'high')])
  if (!dead) throw new Error('no kind')
  const accepted = { [dead.check]: foundText(dead, UNITS) }
  expect(isAccepted(dead, UNITS, accepted)).toBe(false)
  expect(openKinds(dead.findings, UNITS, accepted)).toBe(1)
})
