import { createFileRoute } from '@tanstack/react-router'
import { linesAddress } from '~/entities/admission/lines.address'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { ScoreLinesView } from '~/features/school-lines/score-lines-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxueluqu/$id')({
  ...addressed(linesAddress),
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context: { queryClient }, deps }) => {
    const province = provinceToLoad(queryClient, deps.province)
    if (province !== undefined) startFetching(queryClient, provinceCalls.rules(province))
  },
  head: () => pageHead('录取分数线'),
  component: () => <ScoreLinesView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
