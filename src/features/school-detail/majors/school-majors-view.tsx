import type { Filtered } from '~/shared/address/address'
import { TrustLine } from '~/shared/ui/trust-line'
import { FeaturedMajors } from './featured-majors'
import { SchoolDepartments } from './school-departments'
import { SchoolHierarchy } from './school-hierarchy'
import type { SchoolMajorsFilters } from './school-majors.address'
import { SubjectAssessment } from './subject-assessment'

interface SchoolMajorsViewProps extends Filtered<SchoolMajorsFilters> {
  readonly schoolId: string
}

/** What can be studied at a school and how good it is (S2 §2); the same on its page and in the drawer. */
export function SchoolMajorsView({ schoolId, filters, change }: SchoolMajorsViewProps) {
  return (
    <div className="space-y-10">
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="space-y-10">
          <FeaturedMajors schoolId={schoolId} />
          <SchoolHierarchy schoolId={schoolId} />
        </div>
        <SubjectAssessment schoolId={schoolId} filters={filters} change={change} />
      </div>
      <SchoolDepartments schoolId={schoolId} />
      <TrustLine source="教育部学科评估结果，一流专业建设点名单，普通高等学校专业目录，院校公布的院系设置" />
    </div>
  )
}
