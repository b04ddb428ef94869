import type { ApplicationListDetail } from '~/contracts/application-lists'
import { whyUncheckable } from '~/rules/check-up/uncheckable'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { useUnits } from '../use-units'
import { replayedText, riskText } from './risk-text'
import { useCheckUp } from './use-check-up'
import { useCheckable } from './use-checkable'

interface ListRiskProps {
  /** What the list is called. */
  readonly label: string
  readonly list: ApplicationListDetail
}

/** The tiers and the risk of one list, as an entry of a description list. */
export function ListRisk({ label, list }: ListRiskProps) {
  const { items } = list
  const units = useUnits(
    list,
    items.map(({ schoolId }) => schoolId),
  )
  const checkable = useCheckable(list, items, units)
  const { checked, failed, retry } = useCheckUp(checkable)
  const past = checked && replayedText(checked.result)
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd>
        {checked && units.failed === 0 ? (
          <>
            <span className="font-medium">{riskText(checked.result)}</span>
            {past && <span className="block text-sm">按往年的线停在：{past}</span>}
          </>
        ) : failed || units.failed > 0 ? (
          <span role="alert" className="text-sm">
            风险没有算出来。
            <Button variant="link" size="inline" onClick={failed ? retry : units.retry}>
              重试
            </Button>
          </span>
        ) : units.isPending || checkable ? (
          <Skeleton of="text" className="h-[2.875rem] max-md:h-[4.375rem]" />
        ) : (
          <span className="text-sm">{whyUncheckable({ ...list, size: items.length })}</span>
        )}
      </dd>
    </div>
  )
}
