import { createFileRoute } from '@tanstack/react-router'
import { rankAddress } from '~/features/rank/rank.address'
import { prefetchRank } from '~/features/rank/rank.prefetch'
import { RankPage } from '~/features/rank/rank-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/weici')({
  staticData: { prerendered: true },
  ...addressed(rankAddress),
  loaderDeps: ({ search }) => rankAddress.parse(search),
  loader: ({ context, deps }) => void prefetchRank(context.queryClient, deps),
  head: () => pageHead('一分一段'),
  component: () => <RankPage {...usePageFilters(Route)} />,
})
