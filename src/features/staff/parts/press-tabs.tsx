import type { ReactNode } from 'react'

interface PressTabsProps<T> {
  readonly label: string
  readonly options: readonly {
    readonly value: T
    readonly label: string
    readonly title?: string
    /** Stands behind the label: a number. */
    readonly beside?: ReactNode
  }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One choice among a few that stand in a row. */
export function PressTabs<T extends string | undefined>({
  label,
  options,
  value,
  onChange,
}: PressTabsProps<T>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1">
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          title={option.title}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded px-3 text-sm hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-9"
        >
          {option.label}
          {option.beside}
        </button>
      ))}
    </fieldset>
  )
}
