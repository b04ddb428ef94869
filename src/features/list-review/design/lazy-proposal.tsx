import type { ApplicationListDetail } from '~/contracts/application-lists'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const loadPanel = async () => (await import('./proposal-panel')).ProposalPanel

interface LazyProposalProps {
  readonly list: ApplicationListDetail
  readonly isOwner: boolean
  readonly editable: boolean
}

/** The decision on a planner's proposal; most lists are one's own and do without its code. */
export function LazyProposal({ list, isOwner, editable }: LazyProposalProps) {
  if (!isOwner || editable) return null
  return (
    <LazyPart
      name="确认方案"
      load={loadPanel}
      pending={<Skeleton of="text" className="mt-4 h-60 max-w-3xl" />}
      props={{ list, isRead: true }}
    />
  )
}
