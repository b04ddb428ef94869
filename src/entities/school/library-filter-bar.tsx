import type { ReactNode } from 'react'
import type { SchoolFacets } from '~/contracts/school.schemas'
import { SchoolNameField } from '~/entities/school/school-name-field'
import type { Changes } from '~/shared/address/address'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { formatCount } from '~/shared/lib/text/format'
import { Skeleton } from '~/shared/ui/skeleton'
import { type LibraryFilters, libraryAddress } from './library.address'
import { LibraryRows, ROWS } from './library-rows'

/** Provinces in the first line of a desktop. */
const FEW_PROVINCES = 12

/** Takes every condition away. */
export const NO_CONDITIONS: Changes<LibraryFilters> = { ...libraryAddress.parse({}), q: undefined }

interface LibraryFilterBarProps {
  readonly filters: LibraryFilters
  readonly chips: readonly FilterChip[]
  readonly onNarrow: (part: Changes<LibraryFilters>) => void
  readonly facets: SchoolFacets | null | undefined
  readonly isPending: boolean
  /** How many schools the conditions leave; undefined while that is being found out. */
  readonly total: number | undefined
  /** What a page asks beside the rows; on a phone it opens with them. */
  readonly extra?: ReactNode
  /** The id of the results, which a keyboard reaches past the rows. */
  readonly resultsId: string
}

/** The search and the four rows of the school library (S2 §2); on a phone the rows open in a sheet. */
export function LibraryFilterBar(props: LibraryFilterBarProps) {
  const { filters, chips, onNarrow, facets, isPending, total, extra, resultsId } = props
  const rows = (
    <LibraryRows filters={filters} onChange={onNarrow} facets={facets} fewProvinces={FEW_PROVINCES} />
  )
  return (
    <>
      <FilterBar
        label="院校筛选"
        chips={chips}
        done={total === undefined ? undefined : `查看 ${formatCount(total)} 所`}
        action={
          <div className="flex items-end gap-3">
            <SchoolNameField
              label="院校名称"
              value={filters.q}
              onSearch={(q) => onNarrow({ q })}
              className="flex-1 md:w-[26rem] md:flex-none"
            />
            <a
              href={`#${resultsId}`}
              className="sr-only rounded px-3 text-sm text-primary focus:not-sr-only focus:leading-10"
            >
              跳到结果
            </a>
          </div>
        }
      >
        <div className="grid gap-4 md:hidden">
          {extra}
          {rows}
        </div>
      </FilterBar>
      <div className="print-hidden mt-4 hidden gap-2 md:grid">{isPending ? <PendingRows /> : rows}</div>
    </>
  )
}

/** What is chosen, each with a way to take it away. */
export function conditionsOf(
  filters: LibraryFilters,
  narrow: (part: Changes<LibraryFilters>) => void,
): FilterChip[] {
  const { q } = filters
  const name = q === undefined ? [] : [{ label: q, onRemove: () => narrow({ q: undefined }) }]
  const values = ROWS.flatMap(({ key, of }) =>
    filters[key].map((value) => ({
      label: value,
      onRemove: () => narrow(of(filters[key].filter((other) => other !== value))),
    })),
  )
  return [...name, ...values]
}

function PendingRows() {
  return ['h-[4.25rem]', 'h-[4.25rem]', 'h-8', 'h-8'].map((height, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: four places that never move
    <Skeleton key={index} className={height} />
  ))
}
