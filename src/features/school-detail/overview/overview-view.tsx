import type { Filtered } from '~/shared/address/address'
import { isMounted } from '~/shared/lib/mounted'
import { fetchAhead, standingPart } from '~/shared/lib/use-lazy-part'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import type { OverviewFilters } from './overview.address'
import { SchoolContacts } from './school-contacts'
import { SchoolDegrees } from './school-degrees'
import { SchoolFacts } from './school-facts'
import { SchoolGallery } from './school-gallery'
import { SchoolAcademicians, SchoolAlumni } from './school-people'
import { SchoolRanks } from './school-ranks'
import { SchoolReports } from './school-reports'
import { SchoolSummary } from './school-summary'

// Where this is the first page, it comes beside the code of the page: the page's first figures are there before it. Who is
// on another page, and may never come here, does not fetch it.
const loadDecision = async () => (await import('./school-decision')).SchoolDecision
if (!isMounted()) fetchAhead(loadDecision)

// The charter takes two calls, one after the other.
const loadCharter = standingPart(async () => (await import('./charter-points')).CharterPoints)

interface OverviewViewProps extends Filtered<OverviewFilters> {
  readonly schoolId: string
}

/** What there is to know of a school at a glance (S2 §2); the same on its page and in the drawer. */
export function OverviewView({ schoolId, filters }: OverviewViewProps) {
  return (
    <div>
      <LatePart
        name="报考要点"
        load={loadDecision}
        pending={
          <div className="min-h-[23rem] rounded border p-4 sm:min-h-[16rem] md:min-h-[13.5rem] md:px-6">
            <Skeleton of="fact" className="h-24" />
          </div>
        }
        props={{ schoolId, filters }}
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
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="space-y-10">
          <SchoolSummary schoolId={schoolId} />
          <SchoolGallery schoolId={schoolId} />
          <SchoolDegrees schoolId={schoolId} />
          <SchoolReports schoolId={schoolId} />
          <SchoolAcademicians schoolId={schoolId} />
          <SchoolAlumni schoolId={schoolId} />
        </div>
        <SchoolContacts schoolId={schoolId} />
      </div>
    </div>
  )
}
