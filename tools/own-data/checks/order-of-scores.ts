import type { Check } from './check'

/** Lowest, average and highest score in their order. */
export const orderOfScores: Check = ({ tables: { majorLines } }, tell) => {
  for (const { at, lowestScore: lowest, averageScore: average, highestScore: highest } of majorLines) {
    if (lowest !== undefined && highest !== undefined && lowest > highest) {
      tell(at, '错', '最高分', `最高分 ${highest} 低于最低分 ${lowest}`)
      continue
    }
    if (average === undefined) continue
    if (lowest !== undefined && average < lowest) {
      tell(at, '错', '平均分', `平均分 ${average} 低于最低分 ${lowest}`)
    } else if (highest !== undefined && average >= highest + 1) {
      tell(at, '错', '平均分', `平均分 ${average} 高于最高分 ${highest}`)
    }
  }
}
