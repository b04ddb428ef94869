import type { NearQuestion } from '~/entities/rank/near-call'
import type { RankFilters } from './rank.address'

type Scored = Pick<NearQuestion, 'province' | 'year' | 'subject' | 'score'>

/** What is asked of the lines near a score: its table, and what an address narrows them by. */
export function destinationQuestion(
  { province, year, subject, score }: Scored,
  { within, place, feature, elective, nature, fee, major }: RankFilters,
): NearQuestion {
  const [where, city] = place?.split(' ') ?? []
  return {
    province,
    year,
    subject,
    score,
    within: Number(within),
    ...(where && { provinces: [where] }),
    ...(city && { cities: [city] }),
    ...(nature && { schoolInstitutions: [nature] }),
    ...(feature && { features: [feature] }),
    ...(elective && { electives: [elective] }),
    ...(major && { majorWord: major }),
    ...(fee !== undefined && { maxFee: fee }),
  }
}
