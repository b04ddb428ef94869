import { createFileRoute } from '@tanstack/react-router'
import { linesAddress } from '~/entities/admission/lines.address'
import { askLines } from '~/features/school-admission/admission.first'
import { ScoreLinesView } from '~/features/school-admission/score-lines-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxueluqu/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => linesAddress.parse(search),
  loader: ({ context, params: { id }, deps }) => void askLines(context.queryClient, id, deps),
  head: () => pageHead('录取分数线'),
  component: () => <ScoreLinesView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
