import { createFileRoute } from '@tanstack/react-router'
import { schoolMajorsAddress } from '~/features/school-detail/majors/school-majors.address'
import { prefetchMajors } from '~/features/school-detail/majors/school-majors.prefetch'
import { SchoolMajorsView } from '~/features/school-detail/majors/school-majors-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhuanye/$id')({
  ...addressed(schoolMajorsAddress),
  loaderDeps: ({ search }) => schoolMajorsAddress.parse(search),
  loader: ({ context, params: { id }, deps }) => void prefetchMajors(context.queryClient, id, deps),
  head: () => pageHead('专业与院系'),
  component: () => <SchoolMajorsView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
