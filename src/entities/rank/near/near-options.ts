import type { FacetCount } from '~/contracts/school.schemas'
import type { NearNarrowing, SameScoreFacets } from '~/contracts/score-lookups'

/** The tags that people choose by, the strongest first. */
const FEATURES = ['985', '211', '双一流']

/** What the cheapest major of a group may cost, yuan a year. */
export const FEES = [6_000, 10_000, 20_000, 50_000]

export interface Option {
  readonly value: string
  readonly label: string
}

/**
 * The provinces of the schools with the number of their lines: the reader's own first, then by number. Below the own one
 * and the chosen one stand their cities.
 */
export function placeOptions(
  { provinces, cities }: Pick<SameScoreFacets, 'provinces' | 'cities'>,
  home: string,
  place: string | undefined,
): Option[] {
  const opened = [home, place?.split(' ')[0]]
  return optionsOf(provinces, (name) => name === home).flatMap((province) => [
    province,
    ...(opened.includes(province.value) ? cityOptions(cities, province.value) : []),
  ])
}

/** The cities of a province; none where the province is one. */
function cityOptions(cities: SameScoreFacets['cities'], province: string): Option[] {
  const own = cities.filter(
    ({ value, provinceName }) => provinceName === province && !value.startsWith(province),
  )
  return optionsOf(own).map(({ value, label }) => ({
    value: `${province} ${value}`,
    label: `${province} ${label}`,
  }))
}

/** Values with the number of their lines, the most common first behind those that stand at the top. */
export function optionsOf(
  counts: readonly FacetCount[],
  isFirst: (value: string) => boolean = () => false,
): Option[] {
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(isFirst(b.value)) - Number(isFirst(a.value)) || b.count - a.count)
    .map(({ value, count }) => ({ value, label: `${value}（${count}）` }))
}

/** The same values where nobody knows how many have them. */
export function withoutCounts(options: readonly Option[]): Option[] {
  return options.map(({ value, label }) => ({ value, label: label.replace(/（\d+）$/, '') }))
}

/** The strongest tags with the number of their lines. */
export function featureOptions(features: readonly FacetCount[]): Option[] {
  return FEATURES.flatMap((value) => {
    const count = features.find((known) => known.value === value)?.count
    return count ? [{ value, label: `${value}（${count}）` }] : []
  })
}

const WORDS: Readonly<Record<keyof NearNarrowing, string>> = {
  provinces: '院校所在地',
  cities: '院校所在地',
  schoolInstitutions: '办学性质',
  types: '院校类型',
  features: '院校特色',
  electives: '选科要求',
  majorWord: '专业',
  maxFee: '学费',
}

/** Says which conditions could not be used; undefined where all were. */
export function unusedText(unused: readonly (keyof NearNarrowing)[]): string | undefined {
  const names = [...new Set(unused.map((name) => WORDS[name]))]
  return names.length > 0 ? `${names.join('、')}没有用上：数据里没有这一项。` : undefined
}
