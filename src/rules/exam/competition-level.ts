import type { CompetitionLevel } from '~/contracts/score-tables'

export const HIGH_COMPETITION = 1000
export const MEDIUM_COMPETITION = 300

/** How crowded a score is: 1000 same-score candidates and more are high, 300 and more medium (S1 §9). */
export function competitionLevel(sameScoreCount: number): CompetitionLevel {
  if (sameScoreCount >= HIGH_COMPETITION) return 'high'
  return sameScoreCount >= MEDIUM_COMPETITION ? 'medium' : 'low'
}
