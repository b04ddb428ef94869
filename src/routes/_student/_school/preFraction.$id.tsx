import { createFileRoute } from '@tanstack/react-router'
import { earlyBatchAddress } from '~/features/early-batch/early-batch.address'
import { EarlyPlansView } from '~/features/early-batch/early-batch-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/preFraction/$id')({
  ...addressed(earlyBatchAddress),
  head: () => pageHead('提前批计划'),
  component: () => <EarlyPlansView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
