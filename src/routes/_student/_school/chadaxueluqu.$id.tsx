import { createFileRoute } from '@tanstack/react-router'
import { linesAddress } from '~/entities/admission/lines.address'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { prefetchLines } from '~/features/school-admission/admission.prefetch'
import { ScoreLinesView } from '~/features/school-admission/score-lines-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/chadaxueluqu/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => linesAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    prefetchOwnScores(queryClient, deps.rank)
    void prefetchLines(queryClient, id, deps)
  },
  head: () => pageHead('录取分数线'),
  component: () => <ScoreLinesView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
