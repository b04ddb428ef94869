import { Unfolding } from '~/features/school-detail/unfolding'
import { intentPart } from '~/shared/lazy/use-lazy-part'
import { settings } from '~/shared/lib/browser/settings'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { SchoolContacts } from './school-contacts'
import { SchoolFacts } from './school-facts'
import { SchoolSummary } from './school-summary'
import { SectionsBelow } from './sections-below'

const loadCharter = intentPart(async () => (await import('./charter-points')).CharterPoints)

/** What an overview has below what one decides by: facts, the charter, and what the school says of itself. */
export function OverviewBelow({ schoolId }: { schoolId: string }) {
  return (
    <>
      <SchoolFacts schoolId={schoolId} />
      {!settings.ownData && (
        <>
          <TrustLine
            addressOnPaper
            className="mt-2"
            source="省级教育考试院的录取数据和招生计划，软科、QS 与 U.S. News 排名，院校公布的信息与招生章程"
          />
          <AboutSchool schoolId={schoolId} />
        </>
      )}
    </>
  )
}

/** What schools publish of themselves. Tables of one's own have nothing of it. */
function AboutSchool({ schoolId }: { schoolId: string }) {
  return (
    <>
      <div className="mt-4 border-y md:mt-6">
        <Unfolding title="招生章程要点">
          <LazyPart
            name="招生章程要点"
            load={loadCharter}
            pending={<Skeleton of="text" className="h-66 lg:h-33" />}
            props={{ schoolId }}
          />
        </Unfolding>
      </div>
      <div className="mt-4 grid items-start gap-x-12 gap-y-4 md:mt-8 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <SchoolSummary schoolId={schoolId} />
        <SchoolContacts schoolId={schoolId} />
      </div>
      <div className="mt-4 md:mt-8">
        <SectionsBelow schoolId={schoolId} />
      </div>
    </>
  )
}
