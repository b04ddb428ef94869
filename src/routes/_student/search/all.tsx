import { createFileRoute } from '@tanstack/react-router'
import { AllResults } from '~/features/search/results'
import { searchAddress } from '~/features/search/search.address'
import { addressed } from '~/shared/address/address'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/search/all')({
  ...addressed(searchAddress),
  head: () => pageHead('搜索'),
  component: () => <AllResults q={Route.useSearch().q} />,
})
