import { createFileRoute } from '@tanstack/react-router'
import { newsCalls } from '~/entities/news/news.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { prefetchSeason } from '~/entities/season/season.prefetch'
import { newsAddress } from '~/features/news/news.address'
import { NewsPage } from '~/features/news/news-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/gaokaozixun')({
  staticData: { prerendered: true },
  ...addressed(newsAddress),
  loaderDeps: ({ search }) => newsAddress.parse(search),
  loader: ({ context: { queryClient }, deps: { province: asked, ...question } }) => {
    prefetch(queryClient, newsCalls.list(question))
    const province = provinceToLoad(queryClient, asked)
    if (province !== undefined) prefetchSeason(queryClient, province)
  },
  head: () => pageHead('高考资讯'),
  component: () => <NewsPage {...usePageFilters(Route)} />,
})
