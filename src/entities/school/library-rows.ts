import { useQuery } from '@tanstack/react-query'
import type { FacetCount, SchoolFacets } from '~/contracts/school.schemas'
import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'
import { PROVINCE_NAMES } from '~/rules/exam/province'
import type { Changes } from '~/shared/address/address'
import { type Retry, useRetry } from '~/shared/answer/use-retry'
import type { ChoiceOption } from '~/shared/filters/choice-row'
import { settings } from '~/shared/lib/browser/settings'
import { useUser } from '~/shared/session/session'
import type { LibraryFilters } from './library.address'

type Chosen = readonly string[]
type LibraryChanges = Changes<LibraryFilters>

/** The four filter rows (S2 §2), in their order; `of` is what a choice in one of them changes. */
export const ROWS = [
  {
    key: 'provinces',
    label: '省份',
    facet: 'provinces',
    of: (chosen: Chosen) => ({ provinces: [...chosen] }),
  },
  { key: 'types', label: '院校类型', facet: 'types', of: (chosen: Chosen) => ({ types: [...chosen] }) },
  {
    key: 'features',
    label: '院校特色',
    facet: 'features',
    of: (chosen: Chosen) => ({ features: [...chosen] }),
  },
  {
    key: 'natures',
    label: '办学性质',
    facet: 'schoolInstitutions',
    of: (chosen: Chosen) => ({ natures: [...chosen] }),
  },
] as const satisfies readonly {
  readonly key: keyof LibraryFilters
  readonly label: string
  readonly facet: keyof SchoolFacets
  readonly of: (chosen: Chosen) => LibraryChanges
}[]

type RowKey = (typeof ROWS)[number]['key']

const NO_RETRY: Retry = { onRetry: undefined }

/** What can be chosen of each row: the lists that the server keeps, or, while one is missing, the values that it counts. */
export function useLibraryOptions(filters: LibraryFilters, facets: SchoolFacets | null | undefined) {
  const home = useUser()?.province
  const all = useQuery(provinceList())
  // Own tables list the provinces whose exams they have; the schools lie in all of them.
  const listed = settings.ownData ? PROVINCE_NAMES : all.data?.map(({ provinceName }) => provinceName)
  const provinces = listed?.toSorted((a, b) => Number(b === home) - Number(a === home))
  const ofAll = useRetry(all)
  const answers = {
    provinces: { ...ofAll, data: provinces },
    types: useOptions(schoolOptions.types()),
    features: useOptions(schoolOptions.features()),
    natures: useOptions(schoolOptions.institutions()),
  } satisfies Record<RowKey, unknown>
  return ROWS.map((row) => ({
    ...row,
    options: optionsOf(answers[row.key].data, facets?.[row.facet], filters[row.key]),
    // What the server counts is enough to choose from.
    retry: facets ? NO_RETRY : answers[row.key],
  }))
}

/** A list of the server, or the way to ask for it again. */
function useOptions(asked: ReturnType<typeof schoolOptions.types>) {
  const answer = useQuery(asked)
  const retry = useRetry(answer)
  return { ...retry, data: answer.data }
}

/** The values in their order, but for those that would leave nothing and are not chosen. */
function optionsOf(
  values: readonly string[] | undefined,
  counts: readonly FacetCount[] | undefined,
  chosen: readonly string[],
): readonly ChoiceOption[] {
  const known = new Map(counts?.map(({ value, count }) => [value, count]))
  return (values ?? [...known.keys()])
    .map((value) => {
      const count = known.get(value)
      return { value, ...(count !== undefined && { count }) }
    })
    .filter(({ value, count }) => count !== 0 || chosen.includes(value))
}
