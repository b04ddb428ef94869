import { admissionGroups } from '~/mocks/world/admission/model/groups'
import { strengthTier, type Tier } from '~/mocks/world/admission/model/province-shape'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { nearness, schools } from '~/mocks/world/schools/schools'
import type { Subject } from '~/rules/exam/exam-mode'
import { quantile } from './statistics'

/** The year in which lines by tier are compared. */
export const TIER_YEAR = 2025

/** A school's lines in one province, as ln of shares of the candidates at the undergraduate line. */
export interface Shown {
  readonly tier: Tier
  readonly home: boolean
  readonly low: number
  readonly middle: number
  readonly majors: number
}

/** The ordinary lines of every undergraduate school that enrols in a province, 中外合作办学 left out as the reference does. */
export function shownIn(province: string, subject: Subject): Shown[] {
  const scale = provinceScale(province, TIER_YEAR, subject)
  if (!scale) return []
  return schools().flatMap((school) => {
    if (school.level !== '本科' || school.vocational) return []
    const groups = admissionGroups({ school, province, year: TIER_YEAR, subject })
    const ranks = groups
      .filter(({ level, joint }) => level === '本科' && !joint)
      .flatMap(({ majors }) => majors.map(({ lowestRank }) => lowestRank))
    if (ranks.length === 0) return []
    const depth = (rank: number) => Math.log(rank / scale.undergraduate.rank)
    return [
      {
        tier: strengthTier(school),
        home: nearness(school, province) === 'home',
        low: depth(Math.max(...ranks)),
        middle: depth(quantile(ranks, 0.5)),
        majors: ranks.length,
      },
    ]
  })
}
