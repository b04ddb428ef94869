import { createFileRoute } from '@tanstack/react-router'
import { earlyBatchAddress } from '~/features/early-batch/early-batch.address'
import { EarlyLinesView } from '~/features/early-batch/early-batch-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/preFractionScoreline/$id')({
  ...addressed(earlyBatchAddress),
  head: () => pageHead('提前批分数线'),
  component: () => <EarlyLinesView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
