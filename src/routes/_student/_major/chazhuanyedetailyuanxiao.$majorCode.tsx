import { createFileRoute } from '@tanstack/react-router'
import { newestQuestion } from '~/entities/admission/first-question'
import { prefetchMajorPath } from '~/entities/major/major.prefetch'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { majorSchoolsAddress } from '~/features/majors/major-schools.address'
import { MajorSchoolsPage } from '~/features/majors/major-schools-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_major/chazhuanyedetailyuanxiao/$majorCode')({
  ...addressed(majorSchoolsAddress),
  loaderDeps: ({ search }) => majorSchoolsAddress.parse(search),
  loader: ({ context: { queryClient }, params: { majorCode }, deps }) => {
    prefetchOwnScores(queryClient, deps.rank)
    prefetchMajorPath(queryClient, majorCode)
    // The rules tell whose lines stand beside the schools, and so which schools recruit: they are asked for then, once.
    void newestQuestion(queryClient, deps)
  },
  head: () => pageHead('开设院校'),
  component: () => <MajorSchoolsPage code={Route.useParams().majorCode} {...usePageFilters(Route)} />,
})
