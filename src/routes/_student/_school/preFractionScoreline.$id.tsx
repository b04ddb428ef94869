import { createFileRoute } from '@tanstack/react-router'
import { earlyBatchSearch } from '~/features/early-batch/early-batch.search'
import { SchoolEarlyLinesPage } from '~/features/early-batch/school-early-page'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/preFractionScoreline/$id')({
  validateSearch: earlyBatchSearch,
  head: () => pageHead('提前批分数线'),
  component: SchoolEarlyLinesPage,
})
