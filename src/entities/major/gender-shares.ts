/** Men and women in whole percent; together 100. */
export interface GenderShares {
  readonly men: number
  readonly women: number
}

/** Reads a ratio of men to women such as 62:38; undefined for any other text. */
export function genderShares(text: string): GenderShares | undefined {
  const [, men = 0, women = 0] = (/^\s*(\d+)\s*[:：]\s*(\d+)\s*$/.exec(text) ?? []).map(Number)
  if (men + women === 0) return undefined
  const share = Math.round((men / (men + women)) * 100)
  return { men: share, women: 100 - share }
}

/** 男 62%，女 38%. */
export function sharesText({ men, women }: GenderShares): string {
  return `男 ${men}%，女 ${women}%`
}
