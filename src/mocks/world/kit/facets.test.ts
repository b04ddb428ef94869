import { expect, test } from 'vitest'
import { faceted } from './facets'

interface Fruit {
  readonly name: string
  readonly colours: readonly string[]
  readonly size: number
}

const FRUIT: readonly Fruit[] = [
  { name: 'apple', colours: ['red', 'green'], size: 2 },
  { name: 'cherry', colours: ['red'], size: 1 },
  { name: 'melon', colours: ['green'], size: 3 },
  { name: 'plum', colours: ['blue'], size: 1 },
]
const narrow = faceted<Fruit>()({
  colours: { options: ['red', 'green', 'blue'], of: ({ colours }: Fruit) => colours },
  sizes: { options: [1, 2, 3], of: ({ size }: Fruit) => [size] },
})
const names = (found: readonly Fruit[]) => found.map(({ name }) => name)

test('leaves everything where nothing is asked, and counts each value', () => {
  const { found, counts } = narrow(FRUIT, { colours: [] })
  expect(names(found)).toEqual(['apple', 'cherry', 'melon', 'plum'])
  expect(counts).toEqual({
    colours: [
      { value: 'red', count: 2 },
      { value: 'green', count: 2 },
      { value: 'blue', count: 1 },
    ],
    sizes: [
      { value: 1, count: 2 },
      { value: 2, count: 1 },
      { value: 3, count: 1 },
    ],
  })
})

test('values widen, rows narrow; a row counts what its other values would leave', () => {
  const { found, counts } = narrow(FRUIT, { colours: ['red', 'blue'], sizes: [1] })
  expect(names(found)).toEqual(['cherry', 'plum'])
  expect(counts.sizes.map(({ count }) => count)).toEqual([2, 1, 0])
  expect(counts.colours.map(({ count }) => count)).toEqual([1, 0, 1])
})

test('an unknown value leaves nothing', () => {
  expect(narrow(FRUIT, { colours: ['purple'] }).found).toEqual([])
})
