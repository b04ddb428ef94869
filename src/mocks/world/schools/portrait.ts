/** One school as its own pages show it. */
export { degreePoints } from './model/degrees'
export { departments, majorHierarchy } from './model/departments'
export { academicians, alumni, findAlumnus } from './model/people'
export { CAMPUS_PICTURES, campusSvg, dataUri } from './model/pictures'
export { schoolReports } from './model/reports'
export { schoolContacts, schoolFacts } from './model/school-facts'
export { specialMajors } from './model/special-majors'
export { schoolOverview } from './model/texts'
