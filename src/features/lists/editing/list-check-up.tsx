import { memo } from 'react'
import { PendingRisk } from '~/entities/application-list/pending-list'
import { rowElementId } from '~/entities/application-list/row-element-id'
import { usePainted } from '~/shared/lib/use-painted'
import { CheckUpPanel, Found } from '../check-up/check-up-panel'
import { type RepairsQuery, useRepairs } from './use-repairs'

/** The check-up of the list on the page. A change is painted before what was found is drawn anew. */
export function ListCheckUp(query: RepairsQuery) {
  const late = usePainted(query)
  return (
    <CheckUpPanel state={query.checkUp} isLate={late !== query}>
      <FoundOfList {...late} />
    </CheckUpPanel>
  )
}

/** What was found, with what can be done about each finding. */
const FoundOfList = memo(function FoundOfList(query: RepairsQuery) {
  const about = useRepairs(query)
  const { checked, failed } = query.checkUp
  if (!checked) return failed ? null : <PendingRisk />
  return <Found checked={checked} elementOf={rowElementId} {...about} />
})
