import type { Filtered } from '~/shared/address/address'
import { cn } from '~/shared/ui/cn'
import { TrustLine } from '~/shared/ui/trust-line'
import { FeaturedMajors } from './featured-majors'
import { SchoolDepartments } from './school-departments'
import { SchoolHierarchy } from './school-hierarchy'
import type { SchoolMajorsFilters } from './school-majors.address'
import { SubjectAssessment } from './subject-assessment'

interface SchoolMajorsViewProps extends Filtered<SchoolMajorsFilters> {
  readonly schoolId: string
}

/**
 * Each part asks for itself, and none knows its height before. Parts below a loading part stay hidden until it has
 * loaded. Nothing in sight is pushed away. On a wide screen the columns do not wait. The rule is that of a class of the
 * part: one of `*` would be tried on every element of the page.
 */
const part = 'peer peer-has-[[aria-busy=true]]:invisible'
const column = 'peer max-lg:peer-has-[[aria-busy=true]]:invisible'

/** What can be studied at a school and how good it is (S2 §2); the same on its page and in the drawer. */
export function SchoolMajorsView({ schoolId, filters, change }: SchoolMajorsViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
      <div className={cn('grid items-start gap-x-12 gap-y-10 lg:grid-cols-2', part)}>
        <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-y-10', column)}>
          <div className={part}>
            <FeaturedMajors schoolId={schoolId} />
          </div>
          <div className={part}>
            <SchoolHierarchy schoolId={schoolId} />
          </div>
        </div>
        <div className={column}>
          <SubjectAssessment schoolId={schoolId} filters={filters} change={change} />
        </div>
      </div>
      <div className={part}>
        <SchoolDepartments schoolId={schoolId} />
      </div>
      <TrustLine
        source="教育部学科评估结果，一流专业建设点名单，普通高等学校专业目录，院校公布的院系设置"
        className={part}
      />
    </div>
  )
}
