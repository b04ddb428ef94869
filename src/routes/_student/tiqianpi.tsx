import { createFileRoute } from '@tanstack/react-router'
import { earlyPageSearch } from '~/features/early-batch/early-batch.search'
import { EarlyBatchPage } from '~/features/early-batch/early-batch-page'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/tiqianpi')({
  staticData: { requiresLogin: true },
  validateSearch: earlyPageSearch,
  head: () => pageHead('提前批'),
  component: EarlyBatchPage,
})
