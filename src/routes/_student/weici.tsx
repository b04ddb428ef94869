import { createFileRoute } from '@tanstack/react-router'
import { rankQueries } from '~/features/rank/rank.queries'
import { rankSearch } from '~/features/rank/rank.search'
import { RankPage } from '~/features/rank/rank-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'
import { homeProvince } from '~/shared/session/session'

export const Route = createFileRoute('/_student/weici')({
  validateSearch: rankSearch,
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context, deps }) =>
    startFetching(context.queryClient, rankQueries.filter(deps.province ?? homeProvince())),
  head: () => pageHead('位次与一分一段'),
  component: RankPage,
})
