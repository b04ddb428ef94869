import { formatCount } from '~/shared/lib/text/format'

interface Chip {
  readonly label: string
  readonly isOn: boolean
  /** How many records it leaves; not shown when absent. */
  readonly count?: number | undefined
}

interface ChoiceChipsProps<C extends Chip> {
  /** What is narrowed: 录取去向的条件. */
  readonly label: string
  readonly chips: readonly C[]
  readonly onPress: (chip: C) => void
}

/** Conditions that one press sets or takes away, in one line; on a phone the line scrolls. */
export function ChoiceChips<C extends Chip>({ label, chips, onPress }: ChoiceChipsProps<C>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      role="group"
      aria-label={label}
      className="print-hidden -mx-4 flex gap-2 overflow-x-auto [scrollbar-width:none] px-4 md:mx-0 md:flex-wrap md:px-0"
    >
      {chips.map((chip) => (
        <button
          key={chip.label}
          type="button"
          aria-pressed={chip.isOn}
          onClick={() => onPress(chip)}
          className="min-h-11 shrink-0 rounded-full border border-border bg-surface px-4 text-sm hover:border-input aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary md:min-h-9"
        >
          {chip.label}
          {chip.count !== undefined && (
            <span className="ml-1 text-xs text-muted-foreground">{formatCount(chip.count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
