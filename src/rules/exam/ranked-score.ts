import type { RankedScore, ScoreSegment } from '~/contracts/score-tables'

/** The ranks of a score; undefined where no candidate has it, and while no answer has come. */
export function rankedScore(segment: ScoreSegment | undefined): RankedScore | undefined {
  return segment && 'lowestRank' in segment ? segment : undefined
}
