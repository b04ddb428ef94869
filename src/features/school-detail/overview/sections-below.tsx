import { SchoolDegrees } from './school-degrees'
import { SchoolAcademicians, SchoolAlumni } from './school-people'
import { SchoolReports } from './school-reports'

/** The sections of the overview that ask a call each, below all else. */
export function SectionsBelow({ schoolId }: { schoolId: string }) {
  return (
    <>
      <SchoolDegrees schoolId={schoolId} />
      <SchoolReports schoolId={schoolId} />
      <SchoolAcademicians schoolId={schoolId} />
      <SchoolAlumni schoolId={schoolId} />
    </>
  )
}
