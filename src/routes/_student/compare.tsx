import { createFileRoute } from '@tanstack/react-router'
import { compareAddress } from '~/features/compare/compare.address'
import { ComparePage } from '~/features/compare/compare-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/compare')({
  ...addressed(compareAddress),
  head: () => pageHead('院校对比'),
  component: () => <ComparePage {...usePageFilters(Route)} />,
})
