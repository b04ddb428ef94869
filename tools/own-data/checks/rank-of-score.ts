import { batchLevel } from '~/rules/filing/batches'
import { type Check, groupOfFigures as figure } from './check'

/** The rank of a line lies in the row of its score, in the table of its year; and its score in the table. */
export const rankOfScore: Check = ({ tables: { groupLines, majorLines, scoreTables }, ranksOf }, tell) => {
  const bottoms = new Map(
    scoreTables.map(({ year, subject, rows }) => [`${year}|${subject}`, rows.at(-1)?.score]),
  )
  for (const { at, year, subject, batch, category, lowestScore, lowestRank } of [
    ...groupLines,
    ...majorLines,
  ]) {
    const bottom = bottoms.get(`${year}|${subject}`)
    // A category has a table of its own, which no province prints beside that of all.
    if (lowestScore === undefined || category !== undefined) continue
    const ranks = ranksOf(year, subject, lowestScore)
    if (!ranks) {
      // No table, or none that could be used: of its proven rows alone is anything said.
      if (bottom === undefined) continue
      // Many tables end at the undergraduate line.
      if (lowestScore < bottom && batchLevel(batch) === '专科') continue
      const why =
        lowestScore < bottom
          ? `在这一年的一分一段表之下（最低 ${bottom} 分）`
          : '在这一年的一分一段表里没有人'
      tell(at, '疑', '最低分', `${lowestScore} 分${why}`)
      continue
    }
    if (lowestRank === undefined) continue
    if (lowestRank >= ranks.highestRank && lowestRank <= ranks.lowestRank) continue
    tell(
      at,
      '疑',
      '最低位次',
      `${year} 年${subject} ${lowestScore} 分的位次是 ${figure(ranks.highestRank)} 到 ${figure(ranks.lowestRank)}，写的是 ${figure(lowestRank)}`,
    )
  }
}
