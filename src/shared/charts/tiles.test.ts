import { expect, it } from 'vitest'
import { PROVINCES } from '~/rules/exam/provinces'
import { PROVINCE_TILES, stepOf, TILE_COLUMNS, TILE_ROWS } from './tiles'

it('has every province once, each on a tile of its own', () => {
  expect(PROVINCE_TILES.map(({ province }) => province).sort()).toEqual(
    PROVINCES.map(({ name }) => name).sort(),
  )
  expect(new Set(PROVINCE_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(31)
  expect(PROVINCE_TILES.every(({ column, row }) => column < TILE_COLUMNS && row < TILE_ROWS)).toBe(true)
})

it('shades by quarters of the largest', () => {
  expect([0, 0.1, 5, 5.1, 20].map((share) => stepOf(share, 20))).toEqual([0, 1, 1, 2, 4])
  expect(stepOf(3, 0)).toBe(0)
})
