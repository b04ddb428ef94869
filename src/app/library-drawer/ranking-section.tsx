import { rankingSearch } from '~/features/schools/ranking.search'
import { RankingView } from '~/features/schools/ranking-view'
import { SchoolLinksProvider } from '~/shared/ui/school-link'
import { schoolInDrawer } from './school-links'
import type { SectionProps } from './section-props'

/** 大学排名 in the drawer. */
export function RankingSection({ search, onSearchChange }: SectionProps) {
  return (
    <SchoolLinksProvider value={schoolInDrawer}>
      <RankingView filters={rankingSearch.parse(search)} onFiltersChange={onSearchChange} />
    </SchoolLinksProvider>
  )
}
