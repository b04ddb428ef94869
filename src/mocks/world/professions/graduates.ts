/** Which professions the graduates of a major go to, and which majors a profession asks for. */
export { majorEmployment } from './model/major-employment'
export { employmentShares, majorRequirements, professionTypesOfMajorType } from './model/majors'
