import { createFileRoute } from '@tanstack/react-router'
import { earlyPageAddress } from '~/features/early-batch/early-batch.address'
import { EarlyBatchPage } from '~/features/early-batch/early-batch-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/tiqianpi')({
  staticData: { requiresLogin: true },
  ...addressed(earlyPageAddress),
  head: () => pageHead('提前批'),
  component: () => <EarlyBatchPage {...usePageFilters(Route)} />,
})
