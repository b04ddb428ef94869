import type { Cut } from './meaning'

const PAGE: Cut = { list: '/records', total: '/total' }

/**
 * The calls whose list may be shorter than what matches: each says how many match, and `page` and `pageSize` reach the last
 * of them. Nothing else may leave out what matches.
 */
export const CUTS: Readonly<Record<string, Cut>> = {
  'scoreLookups.sameScoreInfo': {
    list: '/destinations',
    total: '/total',
    // Documents list no total: who says none gives all.
    wholeWithoutTotal: true,
    window: { of: 'score', around: '/lowestRank', at: '/lowestRank', within: 'within' },
  },
  'majors.schools': PAGE,
  'schoolLibrary.query': PAGE,
  'schoolLibrary.search': PAGE,
  'schoolLibrary.ranking': PAGE,
  'schoolNews.list': PAGE,
  'brochures.ofSchool': PAGE,
  'brochures.search': PAGE,
  'schoolLines.ofMajors': PAGE,
  'schoolLines.earlyBatch': PAGE,
  'admissionPlan.query': PAGE,
  'admissionPlan.early': PAGE,
  'plannerAdmin.list': PAGE,
  'serviceOrders.students': PAGE,
  'articles.list': PAGE,
  'audit.list': PAGE,
  'recommendation.units': PAGE,
  'recommendation.schools': PAGE,
  'originalBooks.list': PAGE,
  'originalBooks.pages': { list: '/voPages/records', total: '/voPages/total' },
}
