import { expect, it } from 'vitest'
import { columnHeights, sharesText } from './shares'

it('names the rows in which a file stops in one year of a hundred or more, and the slip', () => {
  expect(sharesText([0.002, 0.42, 0, 0.574], 0.004)).toBe('第 2 行 42%，第 4 行 57%，滑档 0.4%')
  expect(sharesText([], 1)).toBe('滑档 100%')
})

it('draws the highest column in full, a rare row still visible, and none where no file stops', () => {
  expect(columnHeights([0.0005, 0.2, 0.4, 0])).toEqual([4, 50, 100, 0])
  expect(columnHeights([0, 0])).toEqual([0, 0])
})
