import type { Filtered } from '~/shared/address/address'
import { cn } from '~/shared/ui/cn'
import { TrustLine } from '~/shared/ui/trust-line'
import { FeaturedMajors } from './featured-majors'
import { SchoolDepartments } from './school-departments'
import { SchoolHierarchy } from './school-hierarchy'
import type { SchoolMajorsFilters } from './school-majors.address'
import { SubjectAssessment } from './subject-assessment'
import { usePendingParts } from './use-pending-parts'

interface SchoolMajorsViewProps extends Filtered<SchoolMajorsFilters> {
  readonly schoolId: string
}

/** What can be studied at a school and how good it is (S2 §2); the same on its page and in the drawer. */
export function SchoolMajorsView({ schoolId, filters, change }: SchoolMajorsViewProps) {
  const pending = usePendingParts(schoolId, filters.round)
  const column = pending.featured || pending.hierarchy
  // Each part asks for itself, and none knows its height before. Parts below one that waits stay hidden until it has its
  // answer: nothing in view is pushed away. On a wide screen the columns do not wait for each other. A rule of styles by
  // what stands before a part (`:has()`) now and then left one hidden for good.
  const below = (waits: boolean) => waits && 'invisible'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
          <FeaturedMajors schoolId={schoolId} />
          <div className={cn(below(pending.featured))}>
            <SchoolHierarchy schoolId={schoolId} />
          </div>
        </div>
        <div className={cn(column && 'max-lg:invisible')}>
          <SubjectAssessment schoolId={schoolId} filters={filters} change={change} />
        </div>
      </div>
      <div className={cn(below(column || pending.assessment))}>
        <SchoolDepartments schoolId={schoolId} />
      </div>
      <TrustLine
        source="教育部学科评估结果，一流专业建设点名单，普通高等学校专业目录，院校公布的院系设置"
        className={cn(below(column || pending.assessment || pending.departments))}
      />
    </div>
  )
}
