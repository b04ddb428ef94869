import type { NearNarrowing } from '~/contracts/score-lookups'

/** What a narrowing is called on a page. */
export const NARROWING_WORDS: Readonly<Record<keyof NearNarrowing, string>> = {
  provinces: '所在地',
  cities: '所在地',
  schoolInstitutions: '办学性质',
  types: '院校类型',
  features: '院校特色',
  electives: '选科要求',
  majorWord: '专业',
  maxFee: '学费',
}

/** Says which conditions could not be used; undefined where all were. */
export function unusedText(words: readonly string[]): string | undefined {
  const names = [...new Set(words)]
  return names.length > 0 ? `${names.join('、')}没有用上：数据里没有这一项。` : undefined
}
