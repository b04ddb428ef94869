import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { count } from '../words'

/** No score of a few hundred holds a rank as small as itself: so many stand before it. */
const SMALL_RANK = 1_000
const HIGH_SCORE = 650
/** Further from the rank of the score in the table than this, one of the two is typed wrongly; a share. */
const FAR_OFF = 0.2

/** A rank that looks like a score, or does not belong to the score beside it: every figure of the list rests on it. */
export const rankIsScore = {
  id: 'rank-is-score',
  name: '位次像是分数',
  run({ list, rank }: ListModel): Found[] {
    const { score, tableRank } = list.student
    if (score === undefined) return []
    const isSmall = rank < SMALL_RANK && score < HIGH_SCORE
    const isOff = tableRank !== undefined && Math.abs(rank / tableRank - 1) > FAR_OFF
    if (!isSmall && !isOff) return []
    const beside = tableRank === undefined ? '' : `，一分一段表里 ${score} 分约是 ${count(tableRank)} 位`
    return [
      {
        rows: [],
        severity: 'medium',
        why: `这张表按 ${score} 分、位次 ${count(rank)} 算${beside}。${isSmall ? '位次像是把分数填了进去，' : '两个数对不上，'}表里的档和可能性都靠它。`,
        remedy: '对照一分一段表核对位次，改对以后再看一遍。',
        actions: [],
      },
    ]
  },
} as const satisfies Check
