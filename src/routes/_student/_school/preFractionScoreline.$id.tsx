import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { schoolCalls } from '~/entities/school/school.calls'
import { earlyBatchAddress } from '~/features/early-batch/early-batch.address'
import { prefetchEarlyBatch } from '~/features/early-batch/early-batch.prefetch'
import { EarlyLinesView } from '~/features/early-batch/early-batch-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/preFractionScoreline/$id')({
  ...addressed(earlyBatchAddress),
  loaderDeps: ({ search }) => earlyBatchAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    prefetchOwnScores(queryClient, deps.rank)
    prefetch(queryClient, schoolCalls.base(id))
    void prefetchEarlyBatch(queryClient, { schoolId: id, mode: 'lines' }, deps)
  },
  head: () => pageHead('提前批分数线'),
  component: () => <EarlyLinesView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
