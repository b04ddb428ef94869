import { createFileRoute } from '@tanstack/react-router'
import { professionCalls } from '~/entities/profession/profession.calls'
import { professionLibraryAddress } from '~/features/professions/profession-library.address'
import { ProfessionLibraryPage } from '~/features/professions/profession-library-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/chazhiye')({
  ...addressed(professionLibraryAddress),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, professionCalls.tree()),
  head: () => pageHead('职业库'),
  component: () => <ProfessionLibraryPage {...usePageFilters(Route)} />,
})
