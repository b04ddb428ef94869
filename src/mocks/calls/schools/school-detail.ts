import { schoolDetail } from '~/contracts/school-detail'
import { requireSchool } from '../../server/known/school'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { schoolListItem, schoolRanks } from '../../world/admission/library'
import { givenSchool, isGiven } from '../../world/given/given-world'
import {
  academicians,
  alumni,
  CAMPUS_PICTURES,
  campusSvg,
  dataUri,
  degreePoints,
  departments,
  findAlumnus,
  majorHierarchy,
  schoolContacts,
  schoolFacts,
  schoolOverview,
  schoolReports,
  shareMedians,
  specialMajors,
} from '../../world/schools/portrait'
import { findSchool, type School } from '../../world/schools/schools'

export const schoolDetailHandlers = mockEndpoints(schoolDetail, {
  detail: ({ params, backend }) => {
    const school = requireSchool(params.id)
    if (isGiven()) return givenDetail(school)
    const pictures = campusPictures(school)
    return {
      schoolId: school.id,
      schoolName: school.schoolName,
      mainImageUrl: pictures[0],
      schoolPicUrl: pictures[1],
      ...schoolRanks(school, backend.lastYear),
      ...schoolContacts(school),
      schoolOverview: schoolOverview(school),
      campusSceneryMedia: pictures.map((url) => ({ type: 'image', url })),
      medians: shareMedians(school, backend.scenario.scale),
    }
  },

  base: ({ params }) => {
    const school = requireSchool(params.id)
    return isGiven() ? schoolListItem(school) : { ...schoolListItem(school), ...schoolFacts(school) }
  },

  reports: ({ params, backend }) => schoolReports(requireSchool(params.id), backend.lastYear),
  specialMajors: ({ params }) => specialMajors(requireSchool(params.id)),
  majorHierarchy: ({ params }) => majorHierarchy(requireSchool(params.id)),
  degreePoints: ({ params }) => degreePoints(requireSchool(params.id)),
  academicians: ({ params }) => academicians(requireSchool(params.id)),
  alumni: ({ params }) =>
    alumni(requireSchool(params.id)).map(({ id, name, title }) => ({ id, name, title })),

  alumnus: ({ params }) => {
    const alumnus = findAlumnus(params.id, findSchool)
    if (!alumnus) throw notFound('没有这位校友')
    return alumnus
  },

  departments: ({ params }) => departments(requireSchool(params.id)),
})

/** Of a school a folder tells its website at most; what the model says of it is left out. */
function givenDetail({ id, schoolName }: School) {
  const website = givenSchool(id)?.website
  return { schoolId: id, schoolName, ...(website !== undefined && { officialWebsites: [website] }) }
}

function campusPictures(school: School): string[] {
  return Array.from({ length: CAMPUS_PICTURES }, (_, index) => campusSvg(school, index)).flatMap((svg) =>
    svg === undefined ? [] : [dataUri(svg)],
  )
}
