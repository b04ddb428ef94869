import { useQuery } from '@tanstack/react-query'
import { Faces } from '~/shared/answer/faces'
import { Folded } from '~/shared/ui/folded'
import { HtmlArticle } from '~/shared/ui/html-article'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { SchoolContacts } from './school-contacts'
import { SchoolDegrees } from './school-degrees'
import { schoolQueries } from './school-detail.queries'
import { SchoolFacts } from './school-facts'
import { SchoolGallery } from './school-gallery'
import { SchoolAcademicians, SchoolAlumni } from './school-people'
import { ranksClass, SchoolRanks } from './school-ranks'
import { SchoolReports } from './school-reports'
import { Nothing, Section } from './section'

/** What there is to know of a school at a glance (S2 §2); the same on its page and in the drawer. */
export function OverviewView({ schoolId }: { schoolId: string }) {
  const detail = useQuery(schoolQueries.detail(schoolId))
  return (
    <div>
      <Faces of={detail} name="院校概况" pending={<PendingRanks />}>
        {(school) => <SchoolRanks detail={school} />}
      </Faces>
      <div className="mt-6">
        <SchoolFacts schoolId={schoolId} />
      </div>
      <TrustLine
        className="mt-4"
        source="软科、QS 与 US News 排名，院校公布的基本信息与就业质量报告；标“示例”的为演示值"
      />
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="space-y-10">
          {detail.isPending && <PendingText />}
          {detail.data && (
            <>
              <Section title="学校概况">
                {detail.data.schoolOverview ? (
                  <Folded name="学校概况">
                    <HtmlArticle html={detail.data.schoolOverview} title={`${detail.data.schoolName}概况`} />
                  </Folded>
                ) : (
                  <Nothing>没有收录学校概况。</Nothing>
                )}
              </Section>
              <SchoolGallery detail={detail.data} />
            </>
          )}
          <SchoolDegrees schoolId={schoolId} />
          <SchoolReports schoolId={schoolId} />
          <SchoolAcademicians schoolId={schoolId} />
          <SchoolAlumni schoolId={schoolId} />
        </div>
        {detail.isPending && <Skeleton className="h-64" />}
        {detail.data && <SchoolContacts detail={detail.data} />}
      </div>
    </div>
  )
}

function PendingRanks() {
  return (
    <div className={ranksClass}>
      <Skeleton className="h-17 sm:h-18" />
      <Skeleton className="h-17 sm:h-18" />
      <Skeleton className="h-17 sm:h-18" />
    </div>
  )
}

function PendingText() {
  return (
    <div className="space-y-10">
      <Skeleton className="h-52" />
      <Skeleton className="h-40" />
    </div>
  )
}
