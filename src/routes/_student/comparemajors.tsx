import { createFileRoute } from '@tanstack/react-router'
import { MOST_MAJORS } from '~/entities/compare/compared'
import { majorCalls } from '~/entities/major/major.calls'
import { compareMajorsAddress } from '~/features/compare/majors/compare-majors.address'
import { CompareMajorsPage } from '~/features/compare/majors/compare-majors-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/comparemajors')({
  ...addressed(compareMajorsAddress),
  loaderDeps: ({ search }) => compareMajorsAddress.parse(search),
  loader: ({ context: { queryClient }, deps: { majors } }) => {
    const codes = majors.slice(0, MOST_MAJORS)
    for (const code of codes) prefetch(queryClient, majorCalls.detail(code))
    for (const code of codes) {
      prefetch(queryClient, majorCalls.employment(code))
      prefetch(queryClient, majorCalls.professionTypes(code))
    }
  },
  head: () => pageHead('专业对比'),
  component: () => <CompareMajorsPage {...usePageFilters(Route)} />,
})
