import type { SameScoreFacets } from '~/contracts/score-lookups'
import type { Changes } from '~/shared/address/address'
import { formatCount } from '~/shared/lib/text/format'
import type { NearFilters } from './near-fields'

/** A condition that one press sets or takes away. */
export interface QuickChoice {
  readonly label: string
  readonly isOn: boolean
  /** How many lines it leaves; undefined where nobody has counted. */
  readonly count?: number | undefined
  readonly next: Changes<NearFilters>
}

const PUBLIC = '公办'
/** The most that an ordinary public school costs, yuan a year. */
const CHEAP = 10_000
/** So many electives have a button of their own. */
const ELECTIVES = 2

/**
 * What most families narrow a list by first: 公办, the own province and its city with the most schools, the fee, and the
 * electives that most units ask for. What leaves nothing is not offered, unless it is in force.
 */
export function quickChoices(
  facets: SameScoreFacets | undefined,
  filters: NearFilters,
  home: string,
): QuickChoice[] {
  const { nature, place, fee, elective } = filters
  const toggled = (values: readonly string[], value: string) =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  const choices: QuickChoice[] = [
    {
      label: PUBLIC,
      isOn: nature.includes(PUBLIC),
      count: facets && countOf(facets.schoolInstitutions, PUBLIC),
      next: { nature: toggled(nature, PUBLIC) },
    },
    {
      label: home,
      isOn: place?.split(' ')[0] === home,
      count: facets && countOf(facets.provinces, home),
      next: { place: place?.split(' ')[0] === home ? undefined : home },
    },
  ]
  const city = place?.split(' ')[1] ?? mostCommonCity(facets, home)
  if (city) {
    const where = `${home} ${city}`
    choices.push({
      label: city.replace(/市$/, ''),
      isOn: place === where,
      count: facets && countOf(facets.cities, city),
      next: { place: place === where ? home : where },
    })
  }
  choices.push({
    label: `学费 ${formatCount(CHEAP)} 元以内`,
    isOn: fee === CHEAP,
    next: { fee: fee === CHEAP ? undefined : CHEAP },
  })
  const electives = (facets?.electives ?? []).filter(({ count }) => count > 0).slice(0, ELECTIVES)
  for (const value of new Set([...electives.map((known) => known.value), ...elective]))
    choices.push({
      label: value,
      isOn: elective.includes(value),
      count: facets && countOf(facets.electives, value),
      next: { elective: toggled(elective, value) },
    })
  return choices.filter(({ isOn, count }) => isOn || count !== 0)
}

function countOf(counts: readonly { readonly value: string; readonly count: number }[], value: string) {
  return counts.find((known) => known.value === value)?.count ?? 0
}

/** The city of a province where most of the lines are; none where the province is one. */
function mostCommonCity(facets: SameScoreFacets | undefined, home: string): string | undefined {
  return facets?.cities
    .filter(({ value, provinceName }) => provinceName === home && !value.startsWith(home))
    .toSorted((a, b) => b.count - a.count)[0]?.value
}
