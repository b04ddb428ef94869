import { createFileRoute } from '@tanstack/react-router'
import { firstQuestion } from '~/entities/admission/first-question'
import { linesAddress } from '~/entities/admission/lines.address'
import { schoolCalls } from '~/entities/school/school.calls'
import { lineCalls } from '~/features/school-admission/lines.calls'
import { ScoreLinesView } from '~/features/school-admission/score-lines-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxueluqu/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => linesAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    startFetching(queryClient, schoolCalls.base(id))
    void firstQuestion(queryClient, deps, 'lines').then((question) => {
      if (!question) return
      startFetching(queryClient, lineCalls.ofMajors(id, question))
      startFetching(queryClient, schoolCalls.linesOfYear(id, question))
    })
  },
  head: () => pageHead('录取分数线'),
  component: () => <ScoreLinesView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
