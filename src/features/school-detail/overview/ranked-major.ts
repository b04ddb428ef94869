import type { MajorScoreLine } from '~/contracts/school-lines'

/** A major whose lowest rank is known. */
type Ranked = MajorScoreLine & { readonly lowestRank: number }

/** Whether a major was filled in a batch, with a rank that is known. */
export function isRankedIn(batch: string, major: MajorScoreLine): major is Ranked {
  return major.batch === batch && major.lowestRank != null
}
