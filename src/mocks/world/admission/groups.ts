/** Major groups of one school, and the electives they ask for. */
export { type AdmissionGroup, type AdmissionMajor, admissionGroups } from './model/groups'
