import { createFileRoute } from '@tanstack/react-router'
import { linesAddress } from '~/entities/admission/lines.address'
import { startOwnScores } from '~/entities/rank/own-scores.first'
import { askPlans } from '~/features/school-admission/admission.first'
import { AdmissionPlanView } from '~/features/school-admission/admission-plan-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/chadaxuejihua/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => linesAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    startOwnScores(queryClient, deps.rank)
    void askPlans(queryClient, id, deps)
  },
  head: () => pageHead('招生计划'),
  component: () => <AdmissionPlanView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
