import { createFileRoute } from '@tanstack/react-router'
import { newestQuestion } from '~/entities/admission/first-question'
import { professionCalls } from '~/entities/profession/profession.calls'
import { prefetchProfessionPath } from '~/entities/profession/profession.prefetch'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { trainingAddress } from '~/features/professions/training.address'
import { TrainingPage } from '~/features/professions/training-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyerencai/$typeCode')({
  ...addressed(trainingAddress),
  loaderDeps: ({ search: { province, subject, rank } }) => ({ province, subject, rank }),
  loader: ({ context: { queryClient }, params: { typeCode }, deps }) => {
    void prefetchProfessionPath(queryClient, typeCode)
    prefetchOwnScores(queryClient, deps.rank)
    prefetch(queryClient, professionCalls.majorRequirements(typeCode))
    // The rules tell for whom schools have to recruit: they are asked for then, once.
    void newestQuestion(queryClient, deps)
  },
  head: () => pageHead('培养院校'),
  component: () => <TrainingPage typeCode={Route.useParams().typeCode} {...usePageFilters(Route)} />,
})
