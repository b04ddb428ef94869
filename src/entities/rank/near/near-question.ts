import type { NearQuestion } from '../near-call'
import type { NearFilters } from './near-fields'

type Scored = Pick<NearQuestion, 'province' | 'year' | 'subject' | 'score'>

/** What is asked of the lines near a score: its table, and what an address narrows them by. */
export function nearQuestion(
  { province, year, subject, score }: Scored,
  {
    within,
    place,
    feature,
    elective,
    nature,
    fee,
    major,
  }: NearFilters & { readonly within?: string | undefined },
): NearQuestion {
  const [where, city] = place?.split(' ') ?? []
  return {
    province,
    year,
    subject,
    score,
    ...(within && { within: Number(within) }),
    ...(where && { provinces: [where] }),
    ...(city && { cities: [city] }),
    ...(nature && { schoolInstitutions: [nature] }),
    ...(feature && { features: [feature] }),
    ...(elective && { electives: [elective] }),
    ...(major && { majorWord: major }),
    ...(fee !== undefined && { maxFee: fee }),
  }
}
