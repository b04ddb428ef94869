import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { FeaturedMajors } from './featured-majors'
import { SchoolDepartments } from './school-departments'
import { schoolQueries } from './school-detail.queries'
import { SchoolHierarchy } from './school-hierarchy'
import type { SchoolMajorsFilters } from './school-majors.address'
import { SubjectAssessment } from './subject-assessment'

interface SchoolMajorsViewProps {
  readonly schoolId: string
  readonly filters: SchoolMajorsFilters
  readonly onFiltersChange: (next: SchoolMajorsFilters, options?: { replace?: boolean }) => void
}

/** What can be studied at a school and how good it is (S2 §2); the same on its page and in the drawer. */
export function SchoolMajorsView({ schoolId, filters, onFiltersChange }: SchoolMajorsViewProps) {
  // Their heights are known to nobody before: they come together, so that none pushes the next one away.
  const answers = [
    useQuery(schoolQueries.specialMajors(schoolId)),
    useQuery(schoolQueries.majorHierarchy(schoolId)),
    useQuery(schoolQueries.rounds(schoolId)),
  ]
  if (answers.some(({ isPending }) => isPending)) {
    return (
      <div aria-busy="true" className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <span className="sr-only">专业与院系加载中</span>
        <Skeleton className="h-[60rem]" />
        <Skeleton className="h-[60rem]" />
      </div>
    )
  }
  return (
    <div className="space-y-10">
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="space-y-10">
          <FeaturedMajors schoolId={schoolId} />
          <SchoolHierarchy schoolId={schoolId} />
        </div>
        <SubjectAssessment schoolId={schoolId} filters={filters} onFiltersChange={onFiltersChange} />
      </div>
      <SchoolDepartments schoolId={schoolId} />
      <TrustLine source="教育部学科评估结果，一流专业建设点名单，普通高等学校专业目录，院校公布的院系设置" />
    </div>
  )
}
