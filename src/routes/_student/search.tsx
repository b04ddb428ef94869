import { createFileRoute } from '@tanstack/react-router'
import { searchAddress } from '~/features/search/search.address'
import { SearchPage } from '~/features/search/search-page'
import { addressed } from '~/shared/address/address'

export const Route = createFileRoute('/_student/search')({
  ...addressed(searchAddress),
  component: () => <SearchPage q={Route.useSearch().q} />,
})
