import { createFileRoute } from '@tanstack/react-router'
import { NewsResults } from '~/features/search/results'
import { searchAddress } from '~/features/search/search.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/search/searchZixun')({
  ...addressed(searchAddress),
  head: () => pageHead('搜索资讯'),
  component: () => <NewsResults {...usePageFilters(Route)} />,
})
