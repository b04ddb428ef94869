import { createFileRoute } from '@tanstack/react-router'
import { linesAddress } from '~/entities/admission/lines.address'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { prefetchPlans } from '~/features/school-admission/admission.prefetch'
import { AdmissionPlanView } from '~/features/school-admission/admission-plan-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/chadaxuejihua/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => linesAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    prefetchOwnScores(queryClient, deps.rank)
    void prefetchPlans(queryClient, id, deps)
  },
  head: () => pageHead('招生计划'),
  component: () => <AdmissionPlanView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
