import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Items } from '~/entities/application-list/edits'
import { madeItems } from '~/entities/application-list/made-items'
import { mergedTwo, type TwoChoice, takenSide } from './merged-two'

const ids = (items: Items) => items.map(({ unitId }) => unitId).join('')
const merged = (
  left: string,
  right: string,
  order: TwoChoice['order'],
  sides: [string, 'left' | 'right'][] = [],
) => ids(mergedTwo(madeItems(left), madeItems(right), { order, sides: new Map(sides) }).items)

describe('two lists as one', () => {
  it('takes turns, each unit once', () => {
    expect(merged('abc', 'xbyz', 'both')).toBe('axbcyz')
  })

  it('is one of them with what was decided row by row', () => {
    expect(merged('abc', 'bd', 'right')).toBe('bd')
    expect(merged('abc', 'bd', 'right', [['a', 'left']])).toBe('abd')
    expect(
      merged('abc', 'bd', 'left', [
        ['a', 'right'],
        ['d', 'right'],
      ]),
    ).toBe('bdc')
  })

  it('takes majors and 服从 of the side that was chosen', () => {
    const left = madeItems('a').map((item) => ({ ...item, adjust: false }))
    const of = (sides: TwoChoice['sides']) =>
      mergedTwo(left, madeItems('a'), { order: 'both', sides }).items[0]?.adjust
    expect(of(new Map())).toBe(false)
    expect(of(new Map([['a', 'right']]))).toBe(true)
  })

  it('ends where the province has no more room, and says how much is left over', () => {
    const { items, left } = mergedTwo(
      madeItems('abc'),
      madeItems('xyz'),
      { order: 'both', sides: new Map() },
      4,
    )
    expect([ids(items), left]).toEqual(['axby', 2])
  })

  it('doubles no row and takes none that was left out, whatever is chosen', () => {
    const units = fc.shuffledSubarray([...'abcdefgh'])
    const sides = fc.array(
      fc.tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom<'left' | 'right'>('left', 'right')),
    )
    fc.assert(
      fc.property(
        units,
        units,
        sides,
        fc.constantFrom<TwoChoice['order']>('left', 'right', 'both'),
        (a, b, chosen, order) => {
          const choice = { order, sides: new Map(chosen) }
          const { items } = mergedTwo(madeItems(a), madeItems(b), choice)
          const taken = [...new Set([...a, ...b])].filter((unitId) =>
            takenSide({ unitId, inLeft: a.includes(unitId), inRight: b.includes(unitId) }, choice),
          )
          expect(items.map(({ unitId }) => unitId).toSorted()).toEqual(taken.toSorted())
        },
      ),
    )
  })
})
