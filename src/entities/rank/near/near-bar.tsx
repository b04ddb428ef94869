import { useEffect } from 'react'
import type { Changes } from '~/shared/address/address'
import { ChipFilter } from '~/shared/filters/chip-filter'
import { ChoiceList, type ListedOption } from '~/shared/filters/choice-list'
import { KeywordField } from '~/shared/filters/keyword-field'
import { Button } from '~/shared/ui/button'
import { nearChips } from './near-chips'
import type { RowFilters } from './near-fields'
import type { NearRow } from './near-rows'

/** Which ranks are looked at. */
export interface RangeChoice {
  readonly value: string
  readonly options: readonly ListedOption[]
  readonly onChange: (value: string) => void
}

interface NearBarProps {
  /** All lines that are known, before any filter. */
  readonly rows: readonly NearRow[]
  /** Whether these are all there are. */
  readonly isCounted: boolean
  readonly filters: RowFilters
  readonly change: (next: Changes<RowFilters>) => void
  readonly home: string
  readonly range: RangeChoice
  /** Whether the majors of a unit are known. */
  readonly hasMajors: boolean
  /** What closing shows on a phone. */
  readonly done: string | undefined
  readonly km: KmNoteProps
}

/** Takes every condition away. */
export const NO_NEAR_FILTERS: Changes<RowFilters> = {
  ...{ place: undefined, fee: undefined, km: undefined, swing: undefined, major: undefined },
  ...{ nature: [], type: [], feature: [], elective: [] },
}

/** The filters of a list of lines as chips in one line; on a phone the line scrolls, and choices come from below. */
export function NearBar(props: NearBarProps) {
  const { rows, isCounted, filters, change, home, range, hasMajors, done, km } = props
  const chips = nearChips(rows, { filters, home, isCounted })
  const { major } = filters
  const isNarrowed = major !== undefined || chips.some(({ said }) => said !== undefined)
  const chosen = range.options.find(({ value }) => value === range.value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      role="group"
      aria-label="录取去向的条件"
      className="print-hidden -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      <ChipFilter label="位次范围" said={chosen?.label ?? range.value} done={done}>
        {(close) => (
          <ChoiceList
            label="位次范围"
            single
            all={null}
            options={range.options}
            value={[range.value]}
            onChange={([value = '']) => {
              close()
              range.onChange(value)
            }}
          />
        )}
      </ChipFilter>
      {(hasMajors || major !== undefined) && (
        <ChipFilter
          label="专业"
          said={major}
          onClear={major === undefined ? undefined : () => change({ major: undefined })}
          done={done}
        >
          {(close) => (
            <KeywordField
              className="p-2"
              label="专业名称里有"
              placeholder="会计、护理…"
              value={major}
              onSearch={(word) => {
                close()
                change({ major: word })
              }}
            />
          )}
        </ChipFilter>
      )}
      {chips.map(({ id, label, said, value, options, single, changeOf }) => (
        <ChipFilter
          key={id}
          label={label}
          said={said}
          onClear={said === undefined ? undefined : () => change(changeOf([]))}
          done={done}
        >
          {(close) => (
            <>
              {id === 'km' && <KmNote {...km} />}
              {id === 'swing' && (
                <p className="px-2 pt-1 pb-2 text-xs text-muted-foreground">
                  最低位次和上一年比，扣除全省一起的变化。不到 30 人的专业组不算。
                </p>
              )}
              <ChoiceList
                label={label}
                options={options}
                value={value}
                single={single}
                onChange={(values) => {
                  if (single) close()
                  change(changeOf(values))
                }}
              />
            </>
          )}
        </ChipFilter>
      ))}
      {isNarrowed && (
        <Button
          variant="ghost"
          size="sm"
          className="shrink-0 font-normal!"
          onClick={() => change(NO_NEAR_FILTERS)}
        >
          清空
        </Button>
      )}
    </div>
  )
}

interface KmNoteProps {
  /** From where it is measured: 合肥; undefined until it is known. */
  readonly from: string | undefined
  readonly onOpen: () => void
}

function KmNote({ from, onOpen }: KmNoteProps) {
  useEffect(onOpen, [onOpen])
  return (
    <p className="px-2 pt-1 pb-2 text-xs text-muted-foreground">
      从{from ?? '省会'}到院校所在城市的直线距离，约数。
    </p>
  )
}
