import { createFileRoute } from '@tanstack/react-router'
import { linesAddress } from '~/entities/admission/lines.address'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { AdmissionPlanView } from '~/features/admission-plan/admission-plan-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuejihua/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context: { queryClient }, deps }) => {
    const province = provinceToLoad(queryClient, deps.province)
    if (province !== undefined) startFetching(queryClient, provinceCalls.rules(province))
  },
  head: () => pageHead('招生计划'),
  component: () => <AdmissionPlanView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
