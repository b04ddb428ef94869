import type { Filtered } from '~/shared/address/address'
import { isMounted } from '~/shared/lazy/mounted'
import { fetchAhead, idlePart } from '~/shared/lazy/use-lazy-part'
import { LazyPart } from '~/shared/ui/lazy-part'
import { OnViewPart } from '~/shared/ui/on-view-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { OverviewFilters } from './overview.address'

// Where this is the first page, it comes beside the code of the page: the page's first figures are there before it. Who is
// on another page, and may never come here, does not fetch it.
const loadDecision = async () => (await import('./school-decision')).SchoolDecision
if (!isMounted()) fetchAhead(loadDecision)

// Below the figures: who reads those alone asks for nothing of it.
const loadBelow = idlePart(async () => (await import('./overview-below')).OverviewBelow)

interface OverviewViewProps extends Filtered<OverviewFilters> {
  readonly schoolId: string
}

/** What there is to know of a school at a glance (S2 §2); the same on its page and in the drawer. */
export function OverviewView({ schoolId, filters, change }: OverviewViewProps) {
  return (
    <div>
      <LazyPart
        name="报考要点"
        load={loadDecision}
        pending={
          <div className="min-h-[54rem] lg:min-h-[32rem]">
            <Skeleton of="fact" className="h-24" />
          </div>
        }
        props={{ schoolId, filters, change }}
      />
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
