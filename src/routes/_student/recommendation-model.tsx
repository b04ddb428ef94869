import { createFileRoute } from '@tanstack/react-router'
import { ModelPage } from '~/features/recommendation-model/model-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/recommendation-model')({
  head: () => pageHead('概率是怎么算的'),
  component: ModelPage,
})
