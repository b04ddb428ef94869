import { useEffect } from 'react'
import type { SchoolFacets } from '~/contracts/school.schemas'
import type { Changes } from '~/shared/address/address'
import { RetryButton } from '~/shared/answer/retry-button'
import { ChipFilter } from '~/shared/filters/chip-filter'
import { ChoiceList } from '~/shared/filters/choice-list'
import { CHIPS, ChosenOnPaper } from '~/shared/filters/range-chip'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import type { LibraryFilters } from './library.address'
import { useLibraryOptions } from './library-rows'

interface LibraryChipsProps {
  readonly filters: LibraryFilters
  readonly narrow: (part: Changes<LibraryFilters>) => void
  /** How many schools each value would leave; no figures where a server does not count. */
  readonly facets: SchoolFacets | null | undefined
  /** Undefined while it is being found out. */
  readonly total: number | undefined
  /** Absent where nothing is chosen. */
  readonly onClear: (() => void) | undefined
  /** Somebody looks at what can be chosen: now it is worth counting. */
  readonly onOpen?: () => void
}

/** The filters that the whole library can serve, as chips in one line. */
export function LibraryChips({ filters, narrow, facets, total, onClear, onOpen }: LibraryChipsProps) {
  const rows = useLibraryOptions(filters, facets)
  const done = total === undefined ? undefined : `查看 ${formatCount(total)} 所`
  return (
    <>
      <ChosenOnPaper said={[filters.q, ...rows.flatMap(({ key }) => filters[key])]} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser */}
      <div role="group" aria-label="院校筛选" className={CHIPS}>
        {rows.map(({ key, label, options, of, retry }) => {
          const value = filters[key]
          return (
            <ChipFilter
              key={key}
              label={label}
              said={value.length > 0 ? value.join('、') : undefined}
              onClear={value.length > 0 ? () => narrow(of([])) : undefined}
              done={done}
            >
              {() => (
                <>
                  {onOpen && <Opened onOpen={onOpen} />}
                  <ChoiceList
                    label={label}
                    all="全部"
                    options={options}
                    value={value}
                    onChange={(chosen) => narrow(of(chosen))}
                  />
                  {retry.onRetry && (
                    <RetryButton
                      name={label}
                      onRetry={retry.onRetry}
                      isSlow={retry.isSlow}
                      error={retry.error}
                    />
                  )}
                </>
              )}
            </ChipFilter>
          )
        })}
        {onClear && (
          <Button variant="ghost" size="sm" className="shrink-0 font-normal!" onClick={onClear}>
            清空
          </Button>
        )}
      </div>
    </>
  )
}

function Opened({ onOpen }: { onOpen: () => void }) {
  useEffect(onOpen, [onOpen])
  return null
}
