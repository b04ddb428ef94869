import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { isNarrowed } from '~/entities/school/library.address'
import { prefetchWithLines } from '~/entities/school/lines-beside.prefetch'
import { ROWS_ON_PAGE } from '~/features/schools/library-page.address'
import { rankingAddress } from '~/features/schools/ranking.address'
import { RankingPage } from '~/features/schools/ranking-page'
import { settledYear } from '~/features/schools/ranking-year'
import { schoolListCalls } from '~/features/schools/schools.calls'
import { rankingYears } from '~/rules/exam/years'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'
import { currentYear } from '~/shared/lib/time/clock'

export const Route = createFileRoute('/_student/chadaxuerank')({
  staticData: { prerendered: true },
  ...addressed(rankingAddress),
  loaderDeps: ({ search }) => rankingAddress.parse(search),
  loader: ({ context: { queryClient }, deps }) => {
    prefetchOwnScores(queryClient, deps.rank)
    const year = settledYear(deps.year, rankingYears(currentYear()))
    // What is narrowed by more than a name is read of the whole ranking, which the view asks for.
    if (year !== undefined && !isNarrowed(deps))
      void prefetchWithLines(queryClient, schoolListCalls.ranking({ ...deps, year }, ROWS_ON_PAGE), deps)
  },
  head: () => pageHead('大学排名'),
  component: () => <RankingPage {...usePageFilters(Route)} />,
})
