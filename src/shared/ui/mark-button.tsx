import type { ReactNode } from 'react'
import { cn } from './cn'

interface MarkButtonProps {
  /** What a press means, the thing's name included: 对比安徽大学. */
  readonly label: string
  readonly pressed: boolean
  readonly onClick: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** Marks a thing, or takes the mark away. */
export function MarkButton({ label, pressed, className, ...button }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      className={cn(
        'print-hidden inline-flex min-h-11 shrink-0 items-center gap-1 rounded border border-input bg-surface px-2.5 text-sm whitespace-nowrap hover:bg-muted aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-8',
        className,
      )}
      {...button}
    />
  )
}
