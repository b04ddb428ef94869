import { Link } from '@tanstack/react-router'
import { batchLinesSearch } from '~/features/batch-lines/batch-lines.search'
import { BatchLinesView } from '~/features/batch-lines/batch-lines-view'
import type { RankLinkOf } from '~/features/batch-lines/rank-link'
import { drawerKeys, withoutDrawer } from './drawer.search'
import type { SectionProps } from './section-props'

/** A line leads to its rank without leaving the drawer. */
const rankLink: RankLinkOf = (question, parts) => (
  <Link
    to="."
    search={(before) => ({ ...withoutDrawer(before), lib: 'rank-line', ...drawerKeys({ ...question }) })}
    {...parts}
  />
)

/** 分数线 in the drawer: the control lines of a province with the drawer's own filters. */
export function ScoreLineSection({ search, onSearchChange }: SectionProps) {
  return (
    <BatchLinesView
      filters={batchLinesSearch.parse(search)}
      onFiltersChange={onSearchChange}
      rankLink={rankLink}
    />
  )
}
