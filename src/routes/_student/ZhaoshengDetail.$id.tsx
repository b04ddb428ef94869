import { createFileRoute } from '@tanstack/react-router'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { BrochurePage } from '~/features/brochures/brochure-page'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'
import { fetchArticleCode } from '~/shared/ui/article-code'

export const Route = createFileRoute('/_student/ZhaoshengDetail/$id')({
  loader: ({ context, params }) => {
    fetchArticleCode()
    prefetch(context.queryClient, brochureCalls.detail(params.id))
  },
  head: () => pageHead('招生简章'),
  component: () => <BrochurePage id={Route.useParams().id} />,
})
