import { useRef } from 'react'
import { Unfolding } from '~/features/school-detail/unfolding'
import type { Filtered } from '~/shared/address/address'
import { isMounted } from '~/shared/lazy/mounted'
import { fetchAhead, intentPart } from '~/shared/lazy/use-lazy-part'
import { useOnView } from '~/shared/lazy/use-on-view'
import { settings } from '~/shared/lib/browser/settings'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import type { OverviewFilters } from './overview.address'
import { SchoolContacts } from './school-contacts'
import { SchoolFacts } from './school-facts'
import { SchoolSummary } from './school-summary'
import { SectionsBelow } from './sections-below'

// Where this is the first page, it comes beside the code of the page: the page's first figures are there before it. Who is
// on another page, and may never come here, does not fetch it.
const loadDecision = async () => (await import('./school-decision')).SchoolDecision
if (!isMounted()) fetchAhead(loadDecision)

const loadCharter = intentPart(async () => (await import('./charter-points')).CharterPoints)

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
        <SchoolFacts schoolId={schoolId} />
        {!settings.ownData && (
          <TrustLine
            addressOnPaper
            className="mt-2"
            source="省级教育考试院的录取数据和招生计划，软科、QS 与 U.S. News 排名，院校公布的信息与招生章程"
          />
        )}
      </div>
      {!settings.ownData && <AboutSchool schoolId={schoolId} />}
    </div>
  )
}

/** What schools publish of themselves. Tables of one's own have nothing of it. */
function AboutSchool({ schoolId }: { schoolId: string }) {
  const below = useRef<HTMLDivElement>(null)
  const isOnView = useOnView(below)
  return (
    <>
      <div className="mt-6 border-y">
        <Unfolding title="招生章程要点">
          <LazyPart
            name="招生章程要点"
            load={loadCharter}
            pending={<Skeleton of="text" className="h-66 lg:h-33" />}
            props={{ schoolId }}
          />
        </Unfolding>
      </div>
      <div
        ref={below}
        className="mt-6 grid items-start gap-x-12 gap-y-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <SchoolSummary schoolId={schoolId} isOnView={isOnView} />
        <SchoolContacts schoolId={schoolId} />
      </div>
      <div className="mt-6 md:mt-8">
        <SectionsBelow schoolId={schoolId} />
      </div>
    </>
  )
}
