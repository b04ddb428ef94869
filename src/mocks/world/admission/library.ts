/** Schools as the library lists, orders and ranks them. */
export { findSchools, type SchoolFilter, schoolListItem } from './model/school-library'
export { schoolsByStanding } from './model/school-order'
export { ranking, schoolRanks } from './model/school-rankings'
