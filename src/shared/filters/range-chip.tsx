import { ChipFilter } from './chip-filter'
import { ChoiceList, type ListedOption } from './choice-list'

/** One of several, of which one is always chosen. */
export interface RangeChoice {
  /** 位次范围. */
  readonly label: string
  readonly value: string
  readonly options: readonly ListedOption[]
  readonly onChange: (value: string) => void
}

/** A line of chips; on a phone it scrolls. */
export const CHIPS =
  'print-hidden -mx-4 flex gap-2 overflow-x-auto [scrollbar-width:none] px-4 py-1 md:mx-0 md:flex-wrap md:px-0'

/** What is chosen, for a sheet, which has no chips. */
export function ChosenOnPaper({ said }: { said: readonly (string | undefined)[] }) {
  return (
    <p className="hidden text-sm print:block">{said.filter((text) => text !== undefined).join('\u2002')}</p>
  )
}

/** A chip that always says something. */
export function RangeChip({
  label,
  value,
  options,
  onChange,
  done,
}: RangeChoice & { done: string | undefined }) {
  return (
    <ChipFilter
      label={label}
      said={options.find((known) => known.value === value)?.label ?? value}
      done={done}
    >
      {(close) => (
        <ChoiceList
          label={label}
          single
          all={null}
          options={options}
          value={[value]}
          onChange={([next = '']) => {
            close()
            onChange(next)
          }}
        />
      )}
    </ChipFilter>
  )
}
