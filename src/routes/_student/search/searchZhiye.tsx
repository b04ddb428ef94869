import { createFileRoute } from '@tanstack/react-router'
import { KindResults } from '~/features/search/results'
import { searchAddress } from '~/features/search/search.address'
import { addressed } from '~/shared/address/address'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/search/searchZhiye')({
  ...addressed(searchAddress),
  head: () => pageHead('搜索职业'),
  component: () => <KindResults kind="profession" q={Route.useSearch().q} />,
})
