/** What students say of themselves. */
export { detailsOf, type StudentDetails } from './model/details'
export { extOf, intentionOf, physicalOf } from './model/wishes'
