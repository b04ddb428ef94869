import { getRouteApi } from '@tanstack/react-router'
import { PageHeading } from '~/shared/ui/page-heading'
import type { RankSearch } from './rank.search'
import { RankView } from './rank-view'

const route = getRouteApi('/_student/weici')

export function RankPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: RankSearch, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>一个分数排在第几位</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        位次是全省同科类考生的名次。不同年份的分数不能直接比，位次可以。
      </p>
      <RankView filters={filters} onFiltersChange={change} className="mt-4" />
    </div>
  )
}
