import { createFileRoute } from '@tanstack/react-router'
import { startOwnScores } from '~/entities/rank/own-scores.first'
import { libraryAddress } from '~/entities/school/library.address'
import { startWithLines } from '~/entities/school/lines-beside.first'
import { libraryPageAddress, ROWS_ON_PAGE } from '~/features/schools/library-page.address'
import { SchoolLibraryPage } from '~/features/schools/school-library-page'
import { schoolListCalls } from '~/features/schools/schools.calls'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
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
    startOwnScores(queryClient, rank)
    const list = schoolListCalls.library(schools, ROWS_ON_PAGE)
    // What is in reach stands in place of the list.
    if (reach) startFetching(queryClient, list)
    else void startWithLines(queryClient, list, whose)
  },
  head: () => pageHead('院校库'),
  component: () => <SchoolLibraryPage {...usePageFilters(Route)} />,
})
