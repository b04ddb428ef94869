import { schoolDetail } from '~/contracts/school-detail'
import type { Backend } from '../../server/backend'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { schoolListItem } from '../../world/admission/school-library'
import { schoolRanks } from '../../world/admission/school-rankings'
import { degreePoints } from '../../world/schools/degrees'
import { departments, majorHierarchy } from '../../world/schools/departments'
import { academicians, alumni, findAlumnus } from '../../world/schools/people'
import { CAMPUS_PICTURES, campusSvg, dataUri } from '../../world/schools/pictures'
import { schoolReports } from '../../world/schools/reports'
import { schoolContacts, schoolFacts } from '../../world/schools/school-facts'
import { findSchool, type School } from '../../world/schools/schools'
import { specialMajors } from '../../world/schools/special-majors'
import { schoolOverview } from '../../world/schools/texts'
import { knownSchool } from './known-school'

export const schoolDetailHandlers = mockEndpoints(schoolDetail, {
  detail: ({ params, backend }) => {
    const school = knownSchool(params.id)
    const pictures = campusPictures(school)
    return {
      schoolId: school.id,
      schoolName: school.schoolName,
      mainImageUrl: pictures[0],
      schoolPicUrl: pictures[1],
      ...schoolRanks(school, lastYear(backend)),
      ...schoolContacts(school),
      schoolOverview: schoolOverview(school),
      campusSceneryMedia: pictures.map((url) => ({ type: 'image', url })),
    }
  },

  base: ({ params }) => {
    const school = knownSchool(params.id)
    return { ...schoolListItem(school), ...schoolFacts(school) }
  },

  reports: ({ params, backend }) => schoolReports(knownSchool(params.id), lastYear(backend)),
  specialMajors: ({ params }) => specialMajors(knownSchool(params.id)),
  majorHierarchy: ({ params }) => majorHierarchy(knownSchool(params.id)),
  degreePoints: ({ params }) => degreePoints(knownSchool(params.id)),
  academicians: ({ params }) => academicians(knownSchool(params.id)),
  alumni: ({ params }) => alumni(knownSchool(params.id)).map(({ id, name, title }) => ({ id, name, title })),

  alumnus: ({ params }) => {
    const alumnus = findAlumnus(params.id, findSchool)
    if (!alumnus) throw notFound('没有这位校友')
    return alumnus
  },

  departments: ({ params }) => departments(knownSchool(params.id)),
})

function lastYear(backend: Backend): number {
  return backend.now().getFullYear() - 1
}

function campusPictures(school: School): string[] {
  return Array.from({ length: CAMPUS_PICTURES }, (_, index) => campusSvg(school, index)).flatMap((svg) =>
    svg === undefined ? [] : [dataUri(svg)],
  )
}
