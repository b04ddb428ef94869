import { createFileRoute } from '@tanstack/react-router'
import { newsCalls } from '~/entities/news/news.calls'
import { newsAddress } from '~/features/news/news.address'
import { NewsPage } from '~/features/news/news-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/gaokaozixun')({
  staticData: { prerendered: true },
  ...addressed(newsAddress),
  loaderDeps: ({ search: { q, category, page } }) => ({ q, category, page }),
  loader: ({ context, deps }) => startFetching(context.queryClient, newsCalls.list(deps)),
  head: () => pageHead('高考资讯'),
  component: () => <NewsPage {...usePageFilters(Route)} />,
})
