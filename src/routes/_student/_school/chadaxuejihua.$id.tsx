import { createFileRoute } from '@tanstack/react-router'
import { AdmissionPlanPage } from '~/features/score-lines/admission-plan-page'
import { linesAddress } from '~/features/score-lines/lines.address'
import { ruleQueries } from '~/features/score-lines/rules.queries'
import { addressed } from '~/shared/address/address'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'
import { homeProvince } from '~/shared/session/session'

export const Route = createFileRoute('/_student/_school/chadaxuejihua/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context, deps }) =>
    startFetching(context.queryClient, ruleQueries.ofProvince(deps.province ?? homeProvince())),
  head: () => pageHead('招生计划'),
  component: AdmissionPlanPage,
})
