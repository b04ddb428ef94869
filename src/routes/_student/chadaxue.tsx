import { createFileRoute } from '@tanstack/react-router'
import { libraryAddress } from '~/features/schools/library.address'
import { SchoolLibraryPage } from '~/features/schools/school-library-page'
import { schoolListQueries } from '~/features/schools/schools.queries'
import { addressed } from '~/shared/address/address'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/chadaxue')({
  staticData: { requiresLogin: true },
  ...addressed(libraryAddress),
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
