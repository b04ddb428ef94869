import { FIGURES, PendingTable } from '~/features/rank/pending'
import type { RankFilters } from '~/features/rank/rank.address'
import { RankAnswer } from '~/features/rank/rank-answer'
import { useRankChoices } from '~/features/rank/use-rank-choices'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** The rank of a score, and what it was worth in other years. A whole table comes with the application. */
function FirstView() {
  const filtered = visitedFilters<RankFilters>()
  const { offered, choices, score } = useRankChoices(filtered)
  if (!choices?.question || score === undefined) return undefined
  return (
    <div className={FIGURES}>
      <RankAnswer
        query={choices.question}
        score={score}
        offered={offered?.yearSubjectBatchMap}
        {...filtered}
      />
      <PendingTable />
    </div>
  )
}

drawFirstView(() => FirstView())
