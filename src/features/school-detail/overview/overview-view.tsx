import type { Filtered } from '~/shared/address/address'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { OnViewPart } from '~/shared/ui/on-view-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { OverviewFilters } from './overview.address'
import { SchoolDecision } from './school-decision'

// Below the figures: who reads those alone asks for nothing of it.
const loadBelow = idlePart(async () => (await import('./overview-below')).OverviewBelow)

interface OverviewViewProps extends Filtered<OverviewFilters> {
  readonly schoolId: string
}

/** What there is to know of a school at a glance (S2 §2); the same on its page and in the drawer. */
export function OverviewView({ schoolId, filters, change }: OverviewViewProps) {
  return (
    <div>
      <SchoolDecision {...{ schoolId, filters, change }} />
      <div className="mt-8 md:mt-10">
        <OnViewPart
          name="这所学校"
          load={loadBelow}
          pending={<Skeleton of="rows" className="h-[60rem] lg:h-[40rem]" />}
          props={{ schoolId }}
        />
      </div>
    </div>
  )
}
