import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatches } from '@tanstack/react-router'
import { newsCalls } from '~/entities/news/news.calls'
import { RetryButton } from '~/shared/answer/retry-button'
import { useRetry } from '~/shared/answer/use-retry'
import { formatCount } from '~/shared/lib/text/format'
import { PageHeading } from '~/shared/ui/page-heading'
import { sectionTabClass, sectionTabsClass } from '~/shared/ui/section-tabs'
import type { Kind } from './found'
import { MOST_FOUND } from './results'
import { SearchBox } from './search-box'
import { useUnderstood } from './use-understood'

const TABS = [
  { to: '/search/all', label: '全部' },
  { to: '/search/searchSchool', label: '院校', kind: 'school' },
  { to: '/search/searchZhuanye', label: '专业', kind: 'major' },
  { to: '/search/searchZhiye', label: '职业', kind: 'profession' },
  { to: '/search/searchZixun', label: '资讯', kind: 'news' },
] as const

/** What stands around the results: the box, and a tab for each kind with its number. */
export function SearchPage({ q }: { q: string | undefined }) {
  const { counts, onRetry, isSlow, error } = useCounts(q)
  const open = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>{q === undefined ? '搜索' : `搜索：${q}`}</PageHeading>
      <SearchBox value={q} className="mt-4 max-w-2xl" />
      <nav aria-label="结果分类" className={`${sectionTabsClass} mt-4`}>
        {TABS.map((tab) => (
          <Link
            key={tab.to}
            to={tab.to}
            search={{ q }}
            replace
            preload={false}
            className={sectionTabClass}
            {...(tab.to === open && { 'aria-current': 'page' as const })}
          >
            {tab.label}
            {'kind' in tab && q !== undefined && (
              <span className="ml-1 text-xs font-normal">{counts[tab.kind]}</span>
            )}
          </Link>
        ))}
      </nav>
      {onRetry && <RetryButton name="各类的数量" {...{ onRetry, isSlow, error }} />}
      <div className="mt-6">
        <Outlet />
      </div>
    </div>
  )
}

function useCounts(q: string | undefined) {
  const { found, words, isComplete, onRetry, isSlow, error } = useUnderstood(q ?? '', MOST_FOUND)
  const countText = (kind: Kind) => (isComplete ? countOf(found[kind].length) : '')
  const news = useQuery({
    ...newsCalls.list({ q: words || q, page: 1 }),
    enabled: q !== undefined && words !== '',
  })
  const ofNews = useRetry(news)
  const counts = {
    school: countText('school'),
    major: countText('major'),
    profession: countText('profession'),
    news: words === '' ? '0' : news.data ? formatCount(news.data.total) : '',
  }
  return { counts, ...(onRetry ? { onRetry, isSlow, error } : ofNews) }
}

function countOf(count: number): string {
  return count < MOST_FOUND ? formatCount(count) : `${MOST_FOUND}+`
}
