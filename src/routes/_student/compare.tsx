import { createFileRoute } from '@tanstack/react-router'
import { compareSearch } from '~/features/compare/compare.search'
import { ComparePage } from '~/features/compare/compare-page'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/compare')({
  validateSearch: compareSearch,
  head: () => pageHead('院校对比'),
  component: ComparePage,
})
