import { createFileRoute } from '@tanstack/react-router'
import { askProfessionPath } from '~/entities/profession/profession.first'
import { startOwnScores } from '~/entities/rank/own-scores.first'
import { trainingAddress } from '~/features/professions/training.address'
import { askTraining } from '~/features/professions/training.first'
import { TrainingPage } from '~/features/professions/training-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyerencai/$typeCode')({
  ...addressed(trainingAddress),
  loaderDeps: ({ search: { major, page, rank } }) => ({ major, page, rank }),
  loader: ({ context: { queryClient }, params: { typeCode }, deps }) => {
    void askProfessionPath(queryClient, typeCode)
    startOwnScores(queryClient, deps.rank)
    void askTraining(queryClient, typeCode, deps)
  },
  head: () => pageHead('培养院校'),
  component: () => <TrainingPage typeCode={Route.useParams().typeCode} {...usePageFilters(Route)} />,
})
