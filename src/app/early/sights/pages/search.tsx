import { AllResults, KindResults, NewsResults } from '~/features/search/results'
import { SearchPage } from '~/features/search/search-page'
import { drawInside } from '../draw-inside'
import { visit, visitedFilters } from '../visit'

interface Filters {
  readonly q?: string | undefined
  readonly page: number
}

const q = visitedFilters<Filters>().filters.q

const PAGES = {
  '/search/searchSchool': () => <KindResults kind="school" q={q} />,
  '/search/searchZhuanye': () => <KindResults kind="major" q={q} />,
  '/search/searchZhiye': () => <KindResults kind="profession" q={q} />,
  '/search/searchZixun': () => <NewsResults {...visitedFilters<Filters>()} />,
}

/** The box, and what it can be asked. What was found comes with the application, which knows all names. */
drawInside(
  () => <SearchPage q={q} />,
  () => new Map(Object.entries(PAGES)).get(visit().page.path)?.() ?? <AllResults q={q} />,
)
