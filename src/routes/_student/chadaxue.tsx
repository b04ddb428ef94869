import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { libraryAddress } from '~/entities/school/library.address'
import { libraryCalls } from '~/entities/school/library.calls'
import { prefetchWithLines } from '~/entities/school/lines-beside.prefetch'
import { ALL_SCHOOLS, libraryPageAddress, ROWS_ON_PAGE } from '~/features/schools/library-page.address'
import { SchoolLibraryPage } from '~/features/schools/school-library-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/chadaxue')({
  staticData: { requiresLogin: true },
  ...addressed(libraryPageAddress),
  // How the schools are shown asks nothing anew.
  loaderDeps: ({ search: { rank, province, subject, reach, ...search } }) => ({
    schools: libraryAddress.parse(search),
    rank,
    province,
    subject,
    reach,
  }),
  loader: ({ context: { queryClient }, deps: { schools, rank, reach, ...whose } }) => {
    prefetchOwnScores(queryClient, rank)
    const list = libraryCalls.page(schools, ROWS_ON_PAGE)
    // What is in reach stands in place of the list.
    if (reach && reach !== ALL_SCHOOLS) prefetch(queryClient, list)
    else void prefetchWithLines(queryClient, list, whose)
  },
  head: () => pageHead('院校库'),
  component: () => <SchoolLibraryPage {...usePageFilters(Route)} />,
})
