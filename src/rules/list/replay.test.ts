import { describe, expect, it } from 'vitest'
import { type ReplayRow, replay } from './replay'

const row = (line: number | undefined, other: Partial<ReplayRow> = {}): ReplayRow => ({
  ...(line !== undefined && { line }),
  open: true,
  majors: [],
  acceptsAny: true,
  ...other,
})

describe('the replay of one rank', () => {
  it('reads down to the first row with a place, and no further', () => {
    const rows = [row(900), row(2_000, { open: false }), row(undefined), row(1_000), row(5_000)]
    expect(replay(1_000, rows)).toEqual({
      steps: ['full', 'not-met', 'unknown', 'filed', 'not-read'],
      row: 3,
      inside: 'unknown',
    })
    expect(replay(6_000, rows).row).toBeUndefined()
  })

  it('looks for the major in the order of the student, then for 服从, then returns the file', () => {
    const majors = [800, 950, 1_200]
    const inside = (rank: number, acceptsAny: boolean, chosen = majors) =>
      replay(rank, [row(1_500, { majors: chosen, acceptsAny })]).inside
    expect(inside(700, false)).toBe(0)
    expect(inside(900, false)).toBe(1)
    expect(inside(1_400, true)).toBe('adjusted')
    expect(inside(1_400, false)).toBe('returned')
    expect(inside(1_400, false, [])).toBe('unknown')
    // Ticked or not: what nobody knows of is neither full nor free.
    expect(inside(1_400, true, [])).toBe('unknown')
  })

  it('does not go on to the next row after a return', () => {
    const rows = [row(1_500, { majors: [800], acceptsAny: false }), row(9_000)]
    expect(replay(1_000, rows)).toMatchObject({ row: 0, inside: 'returned', steps: ['filed', 'not-read'] })
  })

  it('lets the first row decide where choices are read in sequence', () => {
    const rows = [row(900), row(5_000), row(Number.POSITIVE_INFINITY)]
    expect(replay(1_000, rows, false)).toMatchObject({ steps: ['full', 'full', 'filed'], row: 2 })
    expect(replay(800, rows, false).row).toBe(0)
  })
})
