import { useEffect } from 'react'
import { ChipFilter } from '~/shared/filters/chip-filter'
import { ChoiceList } from '~/shared/filters/choice-list'
import { KeywordField } from '~/shared/filters/keyword-field'
import type { Chosen } from '~/shared/filters/narrowed'
import { CHIPS, ChosenOnPaper, RangeChip, type RangeChoice } from '~/shared/filters/range-chip'
import { Button } from '~/shared/ui/button'
import { NEAR_IDS, nearChips } from './near-chips'
import type { NearId, NearRow } from './near-rows'

interface NearBarProps {
  /** All lines that are known, before any filter. */
  readonly rows: readonly NearRow[]
  /** Whether these are all there are. */
  readonly isCounted: boolean
  /** Which filters there are, in the order of their chips. */
  readonly ids?: readonly NearId[]
  readonly chosen: Chosen<NearId>
  readonly onChoose: (id: NearId, values: readonly string[]) => void
  /** Words in the name of a major. */
  readonly major: string | undefined
  readonly onMajor: (words: string | undefined) => void
  readonly onClear: () => void
  readonly home: string
  /** Absent where what is looked at is chosen elsewhere. */
  readonly range?: RangeChoice
  /** Whether the majors of a unit are known. */
  readonly hasMajors: boolean
  /** What closing shows on a phone. */
  readonly done: string | undefined
  readonly km: KmNoteProps
}

/** The filters of a list of lines as chips in one line; on a phone the line scrolls, and choices come from below. */
export function NearBar(props: NearBarProps) {
  const { rows, isCounted, ids = NEAR_IDS, chosen, onChoose, major, onMajor, home, range, done, km } = props
  const chips = nearChips(rows, { ids, chosen, home, isCounted })
  const isNarrowed = major !== undefined || chips.some(({ said }) => said !== undefined)
  const looked = range?.options.find(({ value }) => value === range.value)?.label
  return (
    <>
      <ChosenOnPaper said={[looked, major, ...chips.map(({ said }) => said)]} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser */}
      <div role="group" aria-label="录取去向的条件" className={CHIPS}>
        {range && <RangeChip {...range} done={done} />}
        {(props.hasMajors || major !== undefined) && (
          <ChipFilter
            label="专业"
            said={major}
            onClear={major === undefined ? undefined : () => onMajor(undefined)}
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
                  onMajor(word)
                }}
              />
            )}
          </ChipFilter>
        )}
        {chips.map(({ id, label, said, value, options, single }) => (
          <ChipFilter
            key={id}
            label={label}
            said={said}
            onClear={said === undefined ? undefined : () => onChoose(id, [])}
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
                    onChoose(id, values)
                  }}
                />
              </>
            )}
          </ChipFilter>
        ))}
        {isNarrowed && (
          <Button variant="ghost" size="sm" className="shrink-0 font-normal!" onClick={props.onClear}>
            清空
          </Button>
        )}
      </div>
    </>
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
