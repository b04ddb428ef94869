import { memo, useEffect } from 'react'
import { riskText } from '~/entities/application-list/check-up/risk-text'
import type { Checked } from '~/entities/application-list/check-up/use-check-up'
import { PendingRisk } from '~/entities/application-list/pending-list'
import { rowElementId } from '~/entities/application-list/row-element-id'
import { momentText } from '~/shared/lib/time/day-text'
import { usePainted } from '~/shared/react/use-painted'
import { CheckUpPanel, Found } from '../check-up/check-up-panel'
import { keepCheck, useLastCheck } from '../check-up/last-checks'
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
  const isWhole = checked !== undefined && !query.checkUp.isBehind && query.units.failed === 0
  useStoreResult(query.list.id, isWhole ? checked : undefined)
  if (!checked) return failed ? null : <Checking listId={query.list.id} />
  return <Found checked={checked} elementOf={rowElementId} {...about} />
})

/** Keeps on this device what a check-up has said of the list. */
function useStoreResult(listId: string, checked: Checked | undefined): void {
  const text = checked && riskText(checked.result)
  useEffect(() => {
    if (text !== undefined) keepCheck(listId, text)
  }, [listId, text])
}

/** Says that a list is being checked, and what the last check-up said: the lines of its schools may take long to come. */
function Checking({ listId }: { listId: string }) {
  const last = useLastCheck(listId)
  return (
    <>
      <p role="status" className="text-sm">
        正在查…
        {last && (
          <span className="block text-muted-foreground">
            上次（{momentText(new Date(last.at))}）：{last.text}
          </span>
        )}
      </p>
      <PendingRisk className="mt-3" />
    </>
  )
}
