/** What the labour market offers: openings, pay, employers, jobs. */
export { hiringByCompany, hiringByNature } from './model/employers'
export { jobDetails, jobPositionsByProfession, jobPositionsByType } from './model/jobs'
export { typeOverview } from './model/overview'
export { hiringByProvince, professionStats, qualificationTrend } from './model/stats'
