import { type KeyboardEvent, useId, useState } from 'react'
import { RetryButton } from '~/shared/answer/retry-button'
import type { Retry } from '~/shared/answer/use-retry'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { placeAfterKey } from '~/shared/lib/browser/place-after-key'
import { formatCount } from '~/shared/lib/text/format'
import { cn } from '~/shared/ui/cn'

export interface ChoiceOption {
  readonly value: string
  readonly label?: string
  /** How many records the value would leave; not shown when absent. */
  readonly count?: number
}

/** `onRetry` is given when the options could not be loaded, or take long; asks for them again. */
interface ChoiceRowProps extends Retry {
  readonly label: string
  readonly options: readonly (string | ChoiceOption)[]
  /** The chosen values; none means 全部. */
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** A choice takes the place of the one before it. */
  readonly single?: boolean
  /** What “all” is called. Without it (null) something is always chosen. */
  readonly all?: string | null
  /** Shows this many options until the rest is asked for; chosen ones always. */
  readonly collapsedCount?: number
  /** In one line on a phone, which is drawn sideways. */
  readonly isLine?: boolean
  readonly className?: string
}

const chipClass =
  'min-h-11 rounded px-3 text-left text-sm hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-8'

/** The value of the button that is no option. */
const ALL = ''

/**
 * A row of choices, several at a time. To the keyboard it is one stop, with the arrow keys inside. 全部 is exclusive (S2 §4): choosing it clears the others, choosing any other
 * clears it.
 */
export function ChoiceRow(props: ChoiceRowProps) {
  const {
    label,
    value,
    onChange,
    single = false,
    all = '全部',
    collapsedCount,
    isLine = false,
    onRetry,
    isSlow,
    error,
  } = props
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const options = withUnknown(props.options.map(asOption), value)
  const folded = collapsedCount !== undefined && options.length > collapsedCount && !unfolded
  const shown = folded
    ? options.filter((option, index) => index < collapsedCount || value.includes(option.value))
    : options

  const foldable = collapsedCount !== undefined && options.length > collapsedCount
  const [last, setLast] = useState<string>()
  const first = all === null ? shown[0]?.value : ALL
  // The one stop of the row: the option that had the focus last, else what is chosen.
  const stop = shown.some((option) => option.value === last) ? last : (value[0] ?? first)
  const toggle = (chosen: string) => {
    if (single) return onChange([chosen])
    onChange(value.includes(chosen) ? value.filter((item) => item !== chosen) : [...value, chosen])
  }
  return (
    <div
      className={cn(
        'grid gap-1 md:grid-cols-[4.5rem_minmax(0,1fr)] md:items-start md:gap-3',
        props.className,
      )}
    >
      <span id={id} className="text-sm text-muted-foreground md:flex md:min-h-8 md:items-center">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons */}
      <div
        role="group"
        aria-labelledby={id}
        className={cn(
          '-mx-1 flex flex-wrap gap-1',
          isLine &&
            'max-md:flex-nowrap max-md:overflow-x-auto max-md:[scrollbar-width:none] max-md:[&>button]:shrink-0',
        )}
        onKeyDown={followArrows}
      >
        {all !== null && (
          <button
            type="button"
            tabIndex={stop === ALL ? 0 : -1}
            aria-pressed={value.length === 0}
            onClick={() => onChange([])}
            className={chipClass}
          >
            {all}
          </button>
        )}
        {shown.map((option) => (
          <button
            key={option.value}
            type="button"
            tabIndex={stop === option.value ? 0 : -1}
            onFocus={() => setLast(option.value)}
            aria-pressed={value.includes(option.value)}
            onClick={() => toggle(option.value)}
            className={chipClass}
          >
            {option.label ?? option.value}
            {option.count !== undefined && (
              <span className="ml-1 text-xs font-normal text-muted-foreground">
                {formatCount(option.count)}
              </span>
            )}
          </button>
        ))}
        {foldable && (
          <button
            type="button"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
            className="min-h-11 rounded px-3 text-sm text-primary hover:bg-muted md:min-h-8"
          >
            {unfolded ? '收起' : `展开其余 ${options.length - shown.length} 个`}
          </button>
        )}
        {onRetry && <RetryButton {...{ name: label, onRetry, isSlow, error }} />}
      </div>
    </div>
  )
}

function followArrows(event: KeyboardEvent<HTMLElement>): void {
  if (isImeKey(event) || event.ctrlKey || event.metaKey || event.altKey) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = buttons[placeAfterKey(event.key, at < 0 ? undefined : at, buttons.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function asOption(option: string | ChoiceOption): ChoiceOption {
  return typeof option === 'string' ? { value: option } : option
}

/** A value from a link that is not offered stays in view, so that it can be taken away. */
function withUnknown(options: readonly ChoiceOption[], value: readonly string[]): readonly ChoiceOption[] {
  const unknown = value.filter((item) => !options.some((option) => option.value === item))
  return [...options, ...unknown.map((item) => ({ value: item }))]
}
