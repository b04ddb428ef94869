import { describe, expect, it } from 'vitest'
import { pieceLabel, piecesOf, rowsAround } from './table-pieces'

const ROWS = Array.from({ length: 231 }, (_, index) => ({
  score: 691 - index,
  highScore: 691 - index,
  highestRank: index + 1,
  lowestRank: index + 1,
  sameScoreCount: 1,
}))
const scores = (place: number) => {
  const rows = rowsAround(ROWS, ROWS[place])
  return [rows.length, rows[0]?.score, rows.at(-1)?.score]
}

describe('the window of a table', () => {
  it('begins a little above the own row, and lies inside of the table', () => {
    expect(scores(91)).toEqual([90, 610, 521])
    expect(scores(0)).toEqual([90, 691, 602])
    expect(scores(230)).toEqual([90, 550, 461])
    expect(rowsAround(ROWS, undefined)).toHaveLength(231)
    expect(rowsAround(ROWS.slice(0, 40), ROWS[20])).toHaveLength(40)
  })
})

describe('the columns of a table', () => {
  it('hold every row once, in order', () => {
    const pieces = piecesOf(ROWS)
    expect(pieces.map((rows) => rows.length)).toEqual([77, 77, 77])
    expect(pieces.flat()).toEqual(ROWS)
    expect(pieces.map(pieceLabel)).toEqual(['691–615 分', '614–538 分', '537–461 分'])
    expect(piecesOf(ROWS.slice(0, 4))).toHaveLength(1)
    expect(piecesOf([])).toEqual([])
  })
})
