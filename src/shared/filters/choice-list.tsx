import Check from 'lucide-react/icons/check'
import { formatCount } from '~/shared/lib/text/format'
import { cn } from '~/shared/ui/cn'
import type { ChoiceOption } from './choice-row'

export interface ListedOption extends ChoiceOption {
  /** Stands below the option before it, which it is a part of. */
  readonly isPart?: boolean
}

interface ChoiceListProps {
  /** What is chosen: 学费. */
  readonly label: string
  readonly options: readonly ListedOption[]
  /** The chosen values; none means all. */
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** A choice takes the place of the one before it. */
  readonly single?: boolean
  /** What “all” is called; without it (null) something is always chosen. */
  readonly all?: string | null
}

/** Choices below each other, with how many records each would leave. 不限 takes the others away, and any other takes it away. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, options, value, onChange, single = false, all = '不限' } = props
  const toggle = (chosen: string) => {
    if (single) return onChange([chosen])
    onChange(value.includes(chosen) ? value.filter((other) => other !== chosen) : [...value, chosen])
  }
  // What a link names and nobody offers stays in view, so that it can be taken away.
  const unknown = value.filter((chosen) => !options.some((option) => option.value === chosen))
  const listed: readonly ListedOption[] = [...options, ...unknown.map((chosen) => ({ value: chosen }))]
  return (
    // biome-ignore lint/a11y/useSemanticElements: the panel around it has the name already
    <div role="group" aria-label={label} className="grid">
      {all !== null && (
        <Choice isOn={value.length === 0} onPress={() => onChange([])}>
          {all}
        </Choice>
      )}
      {listed.map((option) => (
        <Choice
          key={option.value}
          isOn={value.includes(option.value)}
          count={option.count}
          isPart={option.isPart}
          onPress={() => toggle(option.value)}
        >
          {option.label ?? option.value}
        </Choice>
      ))}
    </div>
  )
}

interface ChoiceProps {
  readonly isOn: boolean
  readonly count?: number | undefined
  readonly isPart?: boolean | undefined
  readonly onPress: () => void
  readonly children: string
}

function Choice({ isOn, count, isPart, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        'flex min-h-11 items-center gap-2 rounded px-2 text-left text-sm hover:bg-muted aria-pressed:text-primary md:min-h-9',
        isPart && 'pl-6',
        count === 0 && !isOn && 'text-muted-foreground',
      )}
    >
      <span className="flex-1">{children}</span>
      {count !== undefined && (
        <span className="text-xs text-muted-foreground tabular-nums">{formatCount(count)}</span>
      )}
      <Check aria-hidden className={cn('size-4 shrink-0', !isOn && 'invisible')} />
    </button>
  )
}
