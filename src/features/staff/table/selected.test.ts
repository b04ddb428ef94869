import { describe, expect, it } from 'vitest'
import { NOTHING_SELECTED, toggled, toggledAll } from './selected'

const ROWS = ['a', 'b', 'c', 'd', 'e']
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted()

describe('the selection of a table', () => {
  it('takes one row at a time, and lets it go', () => {
    const one = toggled(NOTHING_SELECTED, ROWS, 'b', false)
    expect(idsOf(one)).toEqual(['b'])
    expect(idsOf(toggled(one, ROWS, 'b', false))).toEqual([])
  })

  it('takes all rows from the last one, in both directions', () => {
    const from = (anchor: string, to: string) =>
      idsOf(toggled(toggled(NOTHING_SELECTED, ROWS, anchor, false), ROWS, to, true))
    expect(from('b', 'd')).toEqual(['b', 'c', 'd'])
    expect(from('d', 'b')).toEqual(['b', 'c', 'd'])
  })

  it('takes one row where the last one stands on another page', () => {
    expect(idsOf(toggled({ ids: new Set(['x']), anchor: 'x' }, ROWS, 'c', true))).toEqual(['c', 'x'])
  })

  it('takes and lets go of a whole page, and leaves the others', () => {
    const all = toggledAll({ ids: new Set(['x', 'a']) }, ROWS)
    expect(idsOf(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'x'])
    expect(idsOf(toggledAll(all, ROWS))).toEqual(['x'])
  })
})
