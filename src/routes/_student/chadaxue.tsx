import { createFileRoute } from '@tanstack/react-router'
import { libraryAddress } from '~/entities/school/library.address'
import { libraryPageAddress, ROWS_ON_PAGE } from '~/features/schools/library-page.address'
import { SchoolLibraryPage } from '~/features/schools/school-library-page'
import { schoolListCalls } from '~/features/schools/schools.calls'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/chadaxue')({
  staticData: { requiresLogin: true },
  ...addressed(libraryPageAddress),
  // Whose lines are shown, and how, asks nothing anew.
  loaderDeps: ({ search }) => libraryAddress.parse(search),
  loader: ({ context, deps }) =>
    startFetching(context.queryClient, schoolListCalls.library(deps, ROWS_ON_PAGE)),
  head: () => pageHead('院校库'),
  component: () => <SchoolLibraryPage {...usePageFilters(Route)} />,
})
