import { createFileRoute } from '@tanstack/react-router'
import { earlyBatchAddress } from '~/features/early-batch/early-batch.address'
import { SchoolEarlyLinesPage } from '~/features/early-batch/school-early-page'
import { addressed } from '~/shared/address/address'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/preFractionScoreline/$id')({
  ...addressed(earlyBatchAddress),
  head: () => pageHead('提前批分数线'),
  component: SchoolEarlyLinesPage,
})
