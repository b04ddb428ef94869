import { createFileRoute } from '@tanstack/react-router'
import { schoolQueries } from '~/features/school-detail/school-detail.queries'
import { schoolMajorsAddress } from '~/features/school-detail/school-majors.address'
import { SchoolMajorsPage } from '~/features/school-detail/school-majors-page'
import { addressed } from '~/shared/address/address'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhuanye/$id')({
  ...addressed(schoolMajorsAddress),
  loader: ({ context: { queryClient }, params: { id } }) => {
    startFetching(queryClient, schoolQueries.base(id))
    startFetching(queryClient, schoolQueries.rounds(id))
    startFetching(queryClient, schoolQueries.specialMajors(id))
    startFetching(queryClient, schoolQueries.majorHierarchy(id))
    startFetching(queryClient, schoolQueries.departments(id))
  },
  head: () => pageHead('专业与院系'),
  component: SchoolMajorsPage,
})
