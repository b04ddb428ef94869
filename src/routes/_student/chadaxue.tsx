import { createFileRoute } from '@tanstack/react-router'
import { librarySearch } from '~/features/schools/library.search'
import { SchoolLibraryPage } from '~/features/schools/school-library-page'
import { schoolListQueries } from '~/features/schools/schools.queries'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/chadaxue')({
  staticData: { requiresLogin: true },
  validateSearch: librarySearch,
  loaderDeps: ({ search: { q, provinces, types, features, natures, page } }) => ({
    q,
    provinces,
    types,
    features,
    natures,
    page,
  }),
  loader: ({ context, deps }) => startFetching(context.queryClient, schoolListQueries.library(deps)),
  head: () => pageHead('查大学'),
  component: SchoolLibraryPage,
})
