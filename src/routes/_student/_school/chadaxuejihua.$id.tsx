import { createFileRoute } from '@tanstack/react-router'
import { firstQuestion } from '~/entities/admission/first-question'
import { linesAddress } from '~/entities/admission/lines.address'
import { planCalls } from '~/entities/admission/plan.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { AdmissionPlanView } from '~/features/school-admission/admission-plan-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuejihua/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => linesAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    startFetching(queryClient, schoolCalls.base(id))
    void firstQuestion(queryClient, deps, 'plans').then((question) => {
      if (question) startFetching(queryClient, planCalls.ofMajors(id, question))
    })
  },
  head: () => pageHead('招生计划'),
  component: () => <AdmissionPlanView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
