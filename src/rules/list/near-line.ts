/** Ranks around an expected line, the harder end first. `width` is in ln rank to each side. */
export function nearLine(
  rank: number,
  width: number,
): { readonly lineFrom: number; readonly lineTo: number } {
  return {
    lineFrom: Math.max(1, Math.round(rank * Math.exp(-width))),
    lineTo: Math.max(1, Math.round(rank * Math.exp(width))),
  }
}

/** Candidates for the place of a row that somebody chooses lie at most this far from it, in ln rank. */
export const CHOICE_WIDTH = 0.06
