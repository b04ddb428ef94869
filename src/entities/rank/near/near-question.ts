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
    type,
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
    ...(nature.length > 0 && { schoolInstitutions: nature }),
    ...(type.length > 0 && { types: type }),
    ...(feature.length > 0 && { features: feature }),
    ...(elective.length > 0 && { electives: elective }),
    ...(major && { majorWord: major }),
    ...(fee !== undefined && { maxFee: fee }),
  }
}
