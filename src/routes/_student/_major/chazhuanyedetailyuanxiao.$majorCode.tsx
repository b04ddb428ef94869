import { createFileRoute } from '@tanstack/react-router'
import { newestQuestion } from '~/entities/admission/first-question'
import { majorCalls } from '~/entities/major/major.calls'
import { askMajorPath } from '~/entities/major/major.first'
import { startOwnScores } from '~/entities/rank/own-scores.first'
import { majorSchoolsAddress } from '~/features/majors/major-schools.address'
import { MajorSchoolsPage } from '~/features/majors/major-schools-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_major/chazhuanyedetailyuanxiao/$majorCode')({
  ...addressed(majorSchoolsAddress),
  loaderDeps: ({ search }) => majorSchoolsAddress.parse(search),
  loader: ({ context: { queryClient }, params: { majorCode }, deps }) => {
    startOwnScores(queryClient, deps.rank)
    askMajorPath(queryClient, majorCode)
    startFetching(queryClient, majorCalls.schools(majorCode, deps))
    // The rules tell whose lines stand beside the schools.
    void newestQuestion(queryClient, deps)
  },
  head: () => pageHead('开设院校'),
  component: () => <MajorSchoolsPage code={Route.useParams().majorCode} {...usePageFilters(Route)} />,
})
