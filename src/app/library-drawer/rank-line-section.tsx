import { rankSearch } from '~/features/rank/rank.search'
import { RankView } from '~/features/rank/rank-view'
import type { SectionProps } from './section-props'

/** 一分一段 in the drawer: the rank page's view with the drawer's own filters. */
export function RankLineSection({ search, onSearchChange }: SectionProps) {
  return <RankView filters={rankSearch.parse(search)} onFiltersChange={onSearchChange} />
}
