import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { levelOfWord } from '~/entities/place/major-tabs'
import { majorLibraryAddress } from '~/features/majors/major-library.address'
import { MajorLibraryPage } from '~/features/majors/major-library-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/chazhuanye')({
  ...addressed(majorLibraryAddress),
  loaderDeps: ({ search }) => majorLibraryAddress.parse(search),
  loader: ({ context, deps }) => prefetch(context.queryClient, majorCalls.tree(levelOfWord(deps.level))),
  head: () => pageHead('专业库'),
  component: () => <MajorLibraryPage {...usePageFilters(Route)} />,
})
