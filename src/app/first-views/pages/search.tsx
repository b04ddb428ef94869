import { pathOf } from '~/app/prefetch/table'
import { AllResults, KindResults, NewsResults } from '~/features/search/results'
import type { SearchFilters } from '~/features/search/search.address'
import { SearchPage } from '~/features/search/search-page'
import { drawInside } from '../draw-inside'
import { visit, visitedFilters } from '../visit'

const filtered = visitedFilters<SearchFilters>()
const { q } = filtered.filters

function Results() {
  switch (pathOf(visit().page.id)) {
    case '/search/searchSchool':
      return <KindResults kind="school" q={q} />
    case '/search/searchZhuanye':
      return <KindResults kind="major" q={q} />
    case '/search/searchZhiye':
      return <KindResults kind="profession" q={q} />
    case '/search/searchZixun':
      return <NewsResults {...filtered} />
    default:
      return <AllResults q={q} />
  }
}

/** The box, and what it can be asked. What was found comes with the application, which knows all names. */
drawInside(
  () => <SearchPage q={q} />,
  () => <Results />,
)
