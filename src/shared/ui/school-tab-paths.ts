import type { SchoolTab } from '../domain/school-tabs'

/** Where each part of a school has its page (S1 §2). */
export const SCHOOL_TAB_PATHS = {
  overview: '/chadaxueoverview/$id',
  brochures: '/chadaxuezhaosheng/$id',
  lines: '/chadaxueluqu/$id',
  plans: '/chadaxuejihua/$id',
  majors: '/chadaxuezhuanye/$id',
  'early-plans': '/preFraction/$id',
  'early-lines': '/preFractionScoreline/$id',
} as const satisfies Record<SchoolTab, string>
