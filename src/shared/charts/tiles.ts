/** Where each of the 31 provinces stands on a map of equal tiles: column and row from 0, about as on the map. */
const TILES: Readonly<Record<string, readonly [number, number]>> = {
  黑龙江: [7, 0],
  内蒙古: [5, 1],
  辽宁: [6, 1],
  吉林: [7, 1],
  新疆: [0, 1],
  甘肃: [2, 2],
  宁夏: [3, 2],
  山西: [4, 2],
  北京: [5, 2],
  天津: [6, 2],
  青海: [1, 2],
  陕西: [3, 3],
  河南: [4, 3],
  河北: [5, 3],
  山东: [6, 3],
  西藏: [0, 3],
  四川: [2, 3],
  重庆: [3, 4],
  湖北: [4, 4],
  安徽: [5, 4],
  江苏: [6, 4],
  上海: [7, 4],
  云南: [2, 5],
  贵州: [3, 5],
  湖南: [4, 5],
  江西: [5, 5],
  浙江: [6, 5],
  广西: [3, 6],
  广东: [4, 6],
  福建: [5, 6],
  海南: [4, 7],
}

export const TILE_COLUMNS = 8
export const TILE_ROWS = 8

export interface Tile {
  readonly province: string
  readonly column: number
  readonly row: number
}

/** Every province of the map. */
export const PROVINCE_TILES: readonly Tile[] = Object.entries(TILES).map(([province, [column, row]]) => ({
  province,
  column,
  row,
}))

/** Steps of a map's shades: 0 is nothing, `STEPS` the most. */
export const STEPS = 4

/** The step of a share among others: quarters of the largest, so that equal shades mean like shares. */
export function stepOf(share: number, largest: number): number {
  if (share <= 0 || largest <= 0) return 0
  return Math.min(STEPS, Math.ceil((STEPS * share) / largest))
}
