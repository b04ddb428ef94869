import type { ReactNode } from 'react'

interface RadioCardProps {
  /** Radios of one name exclude each other. */
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** One of a few choices that each take a line or two to say. */
export function RadioCard({ name, checked, onChoose, title, children }: RadioCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-input bg-surface px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <span className="grid">
        <span className="font-medium">{title}</span>
        {children && <span className="text-sm text-muted-foreground">{children}</span>}
      </span>
    </label>
  )
}
