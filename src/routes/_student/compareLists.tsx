import { createFileRoute } from '@tanstack/react-router'
import { compareListsAddress } from '~/features/list-outcome/compare/compare-lists.address'
import { CompareListsPage } from '~/features/list-outcome/compare/compare-lists-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/compareLists')({
  staticData: { requiresLogin: true },
  ...addressed(compareListsAddress),
  head: () => pageHead('对比志愿表'),
  component: () => <CompareListsPage {...usePageFilters(Route)} />,
})
