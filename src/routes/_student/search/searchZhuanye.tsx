import { createFileRoute } from '@tanstack/react-router'
import { KindResults } from '~/features/search/results'
import { searchAddress } from '~/features/search/search.address'
import { addressed } from '~/shared/address/address'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/search/searchZhuanye')({
  ...addressed(searchAddress),
  head: () => pageHead('搜索专业'),
  component: () => <KindResults kind="major" q={Route.useSearch().q} />,
})
