import { getRouteApi, Link } from '@tanstack/react-router'
import { PageHeading } from '~/shared/ui/page-heading'
import type { BatchLinesSearch } from './batch-lines.search'
import { BatchLinesView } from './batch-lines-view'
import type { RankLinkOf } from './rank-link'

const route = getRouteApi('/_student/pici')

// A screen full of links does not load what each of them leads to.
const rankLink: RankLinkOf = (question, parts) => (
  <Link to="/weici" search={question} preload={false} {...parts} />
)

export function BatchLinesPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: BatchLinesSearch, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>各批次的最低控制分数线</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        达到控制线才能填报这个批次，不等于能被录取：院校的投档线通常高于控制线。
      </p>
      <BatchLinesView filters={filters} onFiltersChange={change} rankLink={rankLink} className="mt-4" />
    </div>
  )
}
