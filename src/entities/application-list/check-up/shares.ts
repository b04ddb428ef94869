import { shareText } from '../share-text'

/** Below this share of the years a row is not named: it would only be one of many. */
const NAMED = 0.01

/** 第 3 行 42%，第 4 行 21%，滑档 0.4%: in which rows the file stops. `taken` is a share for each row. */
export function sharesText(taken: readonly number[], slip: number): string {
  const rows = taken.flatMap((share, index) =>
    share < NAMED ? [] : [`第 ${index + 1} 行 ${shareText(share)}`],
  )
  return [...rows, `滑档 ${shareText(slip)}`].join('，')
}

/** Heights of the columns in percent, the highest filling its place; a row that ever stops a file is never invisible. */
export function columnHeights(taken: readonly number[]): readonly number[] {
  const most = Math.max(0, ...taken)
  return taken.map((share) => (share === 0 ? 0 : Math.max(4, Math.round((share / most) * 100))))
}
