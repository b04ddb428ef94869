import { useRef } from 'react'
import { Section } from '~/features/school-detail/section'
import type { Filtered } from '~/shared/address/address'
import { isMounted } from '~/shared/lazy/mounted'
import { fetchAhead, standingPart } from '~/shared/lazy/use-lazy-part'
import { useWanted } from '~/shared/lazy/use-wanted'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import type { OverviewFilters } from './overview.address'
import { SchoolContacts } from './school-contacts'
import { SchoolFacts } from './school-facts'
import { SchoolGallery } from './school-gallery'
import { SchoolRanks } from './school-ranks'
import { SchoolSummary } from './school-summary'

// Where this is the first page, it comes beside the code of the page: the page's first figures are there before it. Who is
// on another page, and may never come here, does not fetch it.
const loadDecision = async () => (await import('./school-decision')).SchoolDecision
if (!isMounted()) fetchAhead(loadDecision)

// The charter takes two calls, one after the other.
const loadCharter = standingPart(async () => (await import('./charter-points')).CharterPoints)

// What asks a call of its own, below all else.
const loadBelow = standingPart(async () => (await import('./sections-below')).SectionsBelow)

interface OverviewViewProps extends Filtered<OverviewFilters> {
  readonly schoolId: string
}

/** What there is to know of a school at a glance (S2 §2); the same on its page and in the drawer. */
export function OverviewView({ schoolId, filters, change }: OverviewViewProps) {
  const below = useRef<HTMLDivElement>(null)
  const isWanted = useWanted(below)
  return (
    <div>
      <LatePart
        name="报考要点"
        load={loadDecision}
        pending={
          <div className="min-h-[46rem] lg:min-h-[30rem]">
            <Skeleton of="fact" className="h-24" />
          </div>
        }
        props={{ schoolId, filters, change }}
      />
      <div className="mt-6">
        <LatePart
          name="招生章程要点"
          load={loadCharter}
          pending={<Skeleton of="text" className="h-[40rem] md:h-80 lg:h-52" />}
          props={{ schoolId }}
        />
      </div>
      <div className="mt-6">
        <SchoolRanks schoolId={schoolId} />
      </div>
      <div className="mt-6">
        <SchoolFacts schoolId={schoolId} />
      </div>
      <TrustLine
        addressOnPaper
        className="mt-4"
        source="软科、QS 与 U.S. News 排名，院校公布的基本信息与就业质量报告"
      />
      <div
        ref={below}
        className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
          <SchoolSummary schoolId={schoolId} isWanted={isWanted} />
          <SchoolGallery schoolId={schoolId} />
          {isWanted ? (
            <LatePart
              name="学位点、报告、院士和校友"
              load={loadBelow}
              pending={PENDING_BELOW}
              props={{ schoolId }}
            />
          ) : (
            PENDING_BELOW
          )}
        </div>
        <SchoolContacts schoolId={schoolId} />
      </div>
    </div>
  )
}

/** Nothing has been asked yet: no word of a slow network. */
function PendingSection({ title, height }: { title: string; height: string }) {
  return (
    <Section title={title}>
      <div aria-busy="true" className="mt-2">
        <span className="sr-only">{title}加载中</span>
        <Skeleton of="rows" className={height} />
      </div>
    </Section>
  )
}

const PENDING_BELOW = (
  <>
    <PendingSection title="学位点" height="h-24" />
    <PendingSection title="院校报告" height="h-44" />
    <PendingSection title="院士" height="h-40" />
    <PendingSection title="知名校友" height="h-36" />
  </>
)
