import { expect, it } from 'vitest'
import type { Planner } from '~/contracts/planner-admin'
import { displayedOf, movedTo } from './display-order'

const planner = (id: string, displayOrder: number, displayed = true): Planner => ({
  id,
  name: id,
  masterType: 1,
  displayed,
  displayOrder,
})

it('shows those who are displayed, by their order', () => {
  const all = [planner('c', 9), planner('x', 1, false), planner('a', 2)]
  expect(displayedOf(all).map(({ id }) => id)).toEqual(['a', 'c'])
})

it('a move changes the places that differ afterwards, and no others', () => {
  const shown = [planner('a', 1), planner('b', 2), planner('c', 3), planner('d', 4)]
  const places = (from: number, to: number) =>
    movedTo(shown, from, to).map(({ id, displayOrder }) => `${id}${displayOrder}`)
  expect(places(2, 1)).toEqual(['c2', 'b3'])
  expect(places(0, 3)).toEqual(['b1', 'c2', 'd3', 'a4'])
  expect(places(0, 0)).toEqual([])
  expect(places(0, -1)).toEqual([])
  expect(places(3, 4)).toEqual([])
})
