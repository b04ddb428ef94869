/** Planners and the orders they serve. */
export { type OrderRecord, orderOf } from './model/orders'
export { type PlannerProfile, plannerProfile } from './model/planners'
