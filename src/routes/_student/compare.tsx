import { createFileRoute } from '@tanstack/react-router'
import { MOST_SCHOOLS } from '~/entities/compare/compared'
import { provinceCalls } from '~/entities/province/province.calls'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { schoolCalls } from '~/entities/school/school.calls'
import { compareAddress } from '~/features/compare/schools/compare.address'
import { ComparePage } from '~/features/compare/schools/compare-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'
import { homeProvince } from '~/shared/session/session'

export const Route = createFileRoute('/_student/compare')({
  ...addressed(compareAddress),
  loaderDeps: ({ search }) => compareAddress.parse(search),
  loader: ({ context: { queryClient }, deps: { schools, rank, province = homeProvince() } }) => {
    prefetchOwnScores(queryClient, rank)
    prefetch(queryClient, provinceCalls.rules(province))
    for (const id of schools.slice(0, MOST_SCHOOLS)) {
      prefetch(queryClient, schoolCalls.base(id))
      prefetch(queryClient, schoolCalls.detail(id))
    }
  },
  head: () => pageHead('院校对比'),
  component: () => <ComparePage {...usePageFilters(Route)} />,
})
