import { isNarrowed } from '~/entities/school/library.address'
import { ROWS_ON_PAGE } from '~/features/schools/library-page.address'
import type { RankingFilters } from '~/features/schools/ranking.address'
import { RankingAnswer } from '~/features/schools/ranking-answer'
import { settledYear } from '~/features/schools/ranking-year'
import { schoolListCalls } from '~/features/schools/schools.calls'
import { rankingYears } from '~/rules/exam/years'
import { useAnswer } from '~/shared/answer/use-answer'
import { currentYear } from '~/shared/lib/time/clock'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** The page of the ranking. */
drawFirstView(() => {
  const filtered = visitedFilters<RankingFilters>()
  const { filters, change } = filtered
  const year = settledYear(filters.year, rankingYears(currentYear()))
  // Rows that are narrowed come with the application.
  const question = year === undefined || isNarrowed(filters) ? undefined : { ...filters, year }
  const { data } = useAnswer(question, (asked) => schoolListCalls.ranking(asked, ROWS_ON_PAGE))
  if (!question || !data || data.records.length === 0) return undefined
  return (
    <div>
      <RankingAnswer
        asked={question}
        schools={data.records}
        total={data.total}
        size={ROWS_ON_PAGE}
        wide
        {...filtered}
        onPage={change}
      />
    </div>
  )
})
