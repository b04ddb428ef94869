import { createFileRoute } from '@tanstack/react-router'
import { schoolCalls } from '~/entities/school/school.calls'
import { schoolMajorsAddress } from '~/features/school-detail/majors/school-majors.address'
import { SchoolMajorsView } from '~/features/school-detail/majors/school-majors-view'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhuanye/$id')({
  ...addressed(schoolMajorsAddress),
  loader: ({ context: { queryClient }, params: { id } }) => {
    startFetching(queryClient, schoolCalls.base(id))
    startFetching(queryClient, schoolDetailCalls.rounds(id))
    startFetching(queryClient, schoolDetailCalls.specialMajors(id))
    startFetching(queryClient, schoolDetailCalls.majorHierarchy(id))
    startFetching(queryClient, schoolDetailCalls.departments(id))
  },
  head: () => pageHead('专业与院系'),
  component: () => <SchoolMajorsView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
