import type { RecommendationFilters, TierWord } from './recommendation.address'
import type { CandidateQuestion } from './recommendation.calls'

/** The tiers by the words of the address. */
export const TIER_TABS: readonly {
  readonly word: TierWord
  readonly risk: 1 | 2 | 3
  readonly label: '冲' | '稳' | '保'
}[] = [
  { word: 'reach', risk: 1, label: '冲' },
  { word: 'match', risk: 2, label: '稳' },
  { word: 'safety', risk: 3, label: '保' },
]

interface Frame {
  readonly preferenceScoreId: string
  readonly batch: string
}

/** What the server is asked for these filters, without the schools that somebody does not want to see. */
export function candidateQuestion(
  { preferenceScoreId, batch }: Frame,
  filters: RecommendationFilters,
  blocked: readonly string[],
): CandidateQuestion {
  const { tier, q, provinces, types, features, natures, majors, unwanted, fee, from, to, sort } = filters
  const risk = TIER_TABS.find(({ word }) => word === tier)?.risk
  return {
    preferenceScoreId,
    batch,
    ...(q !== undefined && { query: q }),
    ...(risk !== undefined && { risks: [risk] }),
    ...(provinces.length > 0 && { provinces }),
    ...(types.length > 0 && { types }),
    ...(natures.length > 0 && { schoolInstitutions: natures }),
    ...(features.length > 0 && { features }),
    ...(majors.length > 0 && { majorCodes: majors }),
    ...(unwanted.length > 0 && { excludedMajorCodes: unwanted }),
    ...(fee !== undefined && { maxFee: fee }),
    ...(from !== undefined && { lineFrom: from }),
    ...(to !== undefined && { lineTo: to }),
    ...(blocked.length > 0 && { excludedSchoolIds: [...blocked] }),
    ...(sort !== 'hard' && { order: sort }),
  }
}
