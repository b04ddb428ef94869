/** Major groups of one school, and the electives they ask for. */
export { type AdmissionGroup, admissionGroups } from './model/groups'
