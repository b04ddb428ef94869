import { createFileRoute, redirect } from '@tanstack/react-router'
import { newsCalls } from '~/entities/news/news.calls'
import { newsDetailAddress } from '~/features/news/news.address'
import { NewsArticlePage } from '~/features/news/news-article-page'
import { addressed } from '~/shared/address/address'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'
import { fetchArticleCode } from '~/shared/ui/article-code'

export const Route = createFileRoute('/_student/gaokaozixunDetail/$id')({
  ...addressed(newsDetailAddress),
  // The query parameter is read too (S1 §2); one article has one address.
  beforeLoad: ({ search: { id } }) => {
    if (id !== undefined)
      throw redirect({ to: '/gaokaozixunDetail/$id', params: { id }, search: {}, replace: true })
  },
  loader: ({ context, params }) => {
    fetchArticleCode()
    prefetch(context.queryClient, newsCalls.detail(params.id))
  },
  head: () => pageHead('高考资讯'),
  component: () => <NewsArticlePage key={Route.useParams().id} id={Route.useParams().id} />,
})
