import { batchLinesSearch } from '~/features/batch-lines/batch-lines.search'
import { BatchLinesView } from '~/features/batch-lines/batch-lines-view'
import type { SectionProps } from './section-props'

/** 分数线 in the drawer: the control lines of a province with the drawer's own filters. */
export function ScoreLineSection({ search, onSearchChange }: SectionProps) {
  return <BatchLinesView filters={batchLinesSearch.parse(search)} onFiltersChange={onSearchChange} />
}
