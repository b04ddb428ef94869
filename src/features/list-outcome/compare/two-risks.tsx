import type { ApplicationListDetail } from '~/contracts/application-lists'
import { ListRisk } from '~/entities/application-list/check-up/list-risk'

interface TwoRisksProps {
  readonly left: ApplicationListDetail
  readonly right: ApplicationListDetail
}

/** The tiers and the risk of each of two lists, one above the other. */
export function TwoRisks({ left, right }: TwoRisksProps) {
  return (
    <dl aria-label="风险" className="mt-6 grid gap-x-4 gap-y-2 rounded bg-primary-soft px-4 py-3">
      <ListRisk key={left.id} label={`左边 ${left.name}`} list={left} />
      <ListRisk key={`${right.id} right`} label={`右边 ${right.name}`} list={right} />
    </dl>
  )
}
