import type { RankFilter, RankQuery } from '~/contracts/score-tables'
import type { Filtered } from '~/shared/address/address'
import type { RankFilters } from './rank.address'
import { RankAnswer } from './rank-answer'
import { RankPlace } from './rank-place'
import { RankTable } from './rank-table'

export interface RankFiguresProps extends Filtered<RankFilters> {
  readonly query: RankQuery
  readonly score: number | undefined
  /** Counts the times that the same question was asked again. */
  readonly repeated: number
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
}

/** All that is said about a score table: where the score stands, if there is one, and the table. */
export function RankFigures({ query, score, repeated, ...answered }: RankFiguresProps) {
  return (
    <>
      {score === undefined ? (
        <RankPlace table={query} />
      ) : (
        <RankAnswer key={repeated} query={query} score={score} {...answered} />
      )}
      <RankTable
        query={query}
        score={score}
        sample={isSample(query, answered.offered)}
        rank={answered.filters.rank}
        isWhole={answered.filters.rows === 'all'}
        change={answered.change}
      />
    </>
  )
}

/** Whether the table is modelled, wholly or in part: then it is shown as 示例. */
function isSample({ year, subject }: RankQuery, offered: RankFiguresProps['offered']): boolean {
  return offered?.[year]?.sampleSubjects?.includes(subject) ?? false
}
