import { createFileRoute } from '@tanstack/react-router'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { rankAddress } from '~/features/rank/rank.address'
import { RankPage } from '~/features/rank/rank-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/weici')({
  ...addressed(rankAddress),
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context: { queryClient }, deps }) => {
    const province = provinceToLoad(queryClient, deps.province)
    if (province !== undefined) startFetching(queryClient, provinceExams(province))
  },
  head: () => pageHead('位次与一分一段'),
  component: () => <RankPage {...usePageFilters(Route)} />,
})
