import { SlidersHorizontal, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cn } from '~/shared/ui/cn'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet')).FilterSheet }))

/** One condition that is in force. Without a way to remove it, it is one that a page cannot do without. */
export interface FilterChip {
  readonly label: string
  readonly onRemove?: () => void
}

interface FilterBarProps {
  /** What is filtered: 查位次. */
  readonly label: string
  readonly chips: readonly FilterChip[]
  readonly children: ReactNode
  /** What one came for, and so never hides in the sheet. */
  readonly action?: ReactNode
  readonly className?: string
}

/**
 * The conditions of a page. On a desktop the controls themselves, which stay in sight; on a phone one line that says
 * what is chosen and opens a sheet with the same controls.
 */
export function FilterBar({ label, chips, children, action, className }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <section
      aria-label={label}
      className={cn(
        'print-hidden sticky top-0 z-20 grid gap-3 border-b bg-background/95 py-3 backdrop-blur md:flex md:items-end md:justify-between md:gap-4',
        className,
      )}
    >
      <div className="hidden flex-wrap items-end gap-x-4 gap-y-3 md:flex">{children}</div>
      <div className="flex min-w-0 items-center gap-2 md:hidden">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="flex min-h-11 shrink-0 items-center gap-1.5 rounded border border-input bg-surface px-3 font-medium"
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          筛选
        </button>
        <ul className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto text-sm" aria-label="已选条件">
          {chips.map((chip) => (
            <li key={chip.label} className="flex shrink-0 items-center rounded bg-muted pl-2.5">
              <span className={cn('py-1.5', !chip.onRemove && 'pr-2.5')}>{chip.label}</span>
              {chip.onRemove && (
                <button
                  type="button"
                  aria-label={`去掉“${chip.label}”`}
                  onClick={chip.onRemove}
                  className="grid min-h-11 w-9 place-items-center"
                >
                  <X aria-hidden className="size-4" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {action}
      {open && (
        <Suspense>
          <FilterSheet label={label} onClose={() => setOpen(false)}>
            {children}
          </FilterSheet>
        </Suspense>
      )}
    </section>
  )
}
