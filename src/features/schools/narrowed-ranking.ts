import type { FacetCount, SchoolFacets, SchoolListItem } from '~/contracts/school.schemas'
import type { Narrowing } from '~/entities/school/library.address'
import { type Chosen, countsOf, narrowed, type RowFilter } from '~/shared/filters/narrowed'

type RowKey = keyof SchoolFacets

/** What a school has of each row; it fits with one of the chosen values. */
const VALUES: Readonly<Record<RowKey, (school: SchoolListItem) => readonly string[]>> = {
  provinces: ({ provinceName }) => [provinceName],
  types: ({ schoolType }) => schoolType,
  features: ({ schoolFeatures }) => schoolFeatures ?? [],
  schoolInstitutions: ({ schoolInstitution }) => [schoolInstitution],
}

const filterOf = (id: RowKey): RowFilter<SchoolListItem, RowKey> => ({
  id,
  fits: (school, value) => VALUES[id](school).includes(value),
})
const FILTERS = (['provinces', 'types', 'features', 'schoolInstitutions'] as const).map(filterOf)

function chosenOf({ provinces, types, features, natures }: Narrowing): Chosen<RowKey> {
  return { provinces, types, features, schoolInstitutions: natures }
}

/** The schools of a whole ranking that fit, in its order. */
export function narrowedRanking(schools: readonly SchoolListItem[], asked: Narrowing): SchoolListItem[] {
  return narrowed(schools, FILTERS, chosenOf(asked))
}

/** How many schools of a whole ranking each value would leave, the other rows as they are. */
export function rankingFacets(schools: readonly SchoolListItem[], asked: Narrowing): SchoolFacets {
  const facetOf = (id: RowKey): FacetCount[] => {
    const values = [...new Set(schools.flatMap(VALUES[id]))]
    return [...countsOf(schools, FILTERS, chosenOf(asked), { id, values })].map(([value, count]) => ({
      value,
      count,
    }))
  }
  return {
    provinces: facetOf('provinces'),
    types: facetOf('types'),
    features: facetOf('features'),
    schoolInstitutions: facetOf('schoolInstitutions'),
  }
}
