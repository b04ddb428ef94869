import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { DEFAULT_RANKING, rankingSearch } from '~/features/schools/ranking.search'
import { RankingPage } from '~/features/schools/ranking-page'
import { settledYear } from '~/features/schools/ranking-year'
import { schoolListQueries } from '~/features/schools/schools.queries'
import { startFetching } from '~/shared/api/query'
import { rankingYears } from '~/shared/domain/years'
import { currentYear } from '~/shared/lib/clock'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/chadaxuerank')({
  validateSearch: rankingSearch,
  search: { middlewares: [stripSearchParams({ type: DEFAULT_RANKING })] },
  loaderDeps: ({ search: { type, year, q, page } }) => ({ type, year, q, page }),
  loader: ({ context, deps }) => {
    const year = settledYear(deps.year, rankingYears(currentYear()))
    if (year !== undefined) startFetching(context.queryClient, schoolListQueries.ranking({ ...deps, year }))
  },
  head: () => pageHead('大学排名'),
  component: RankingPage,
})
