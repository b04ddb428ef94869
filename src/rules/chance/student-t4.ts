/** The distribution function of Student's t with 4 degrees of freedom: the share below `t`, from 0 to 1. */
export function studentT4(t: number): number {
  const wide = 1 + (t * t) / 4
  return 0.5 + (3 / 8) * (t / Math.sqrt(wide)) * (1 - (t * t) / (12 * wide))
}

/** The value below which a share of Student's t with 4 degrees of freedom lies; `share` strictly between 0 and 1. */
export function studentT4Quantile(share: number): number {
  const root = Math.sqrt(4 * share * (1 - share))
  const ratio = Math.cos(Math.acos(root) / 3) / root
  return Math.sign(share - 0.5) * 2 * Math.sqrt(Math.max(ratio - 1, 0))
}
