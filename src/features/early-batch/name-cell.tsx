import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '~/shared/ui/cn'

interface NameCellProps {
  readonly children: ReactNode
  readonly note?: string | null | undefined
  /** What stands in columns of its own where there is room. */
  readonly secondary?: string
  /** Absent where the row holds no others. */
  readonly expanded?: boolean | undefined
  readonly onToggle?: () => void
  readonly controls?: string
}

/** A school or major with its note; a row that holds others opens and closes them. */
export function NameCell({ children, note, secondary, expanded, onToggle, controls }: NameCellProps) {
  const text = (
    <span>
      {children}
      {note && <span className="block text-xs text-muted-foreground">{note}</span>}
      {secondary && <span className="block text-xs text-muted-foreground md:hidden">{secondary}</span>}
    </span>
  )
  if (expanded === undefined) return <span className="block pl-6">{text}</span>
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onToggle}
      className="-my-2 flex min-h-11 items-start gap-1.5 py-2 text-left hover:text-primary"
    >
      <ChevronRight
        aria-hidden
        className={cn('mt-0.5 size-4 shrink-0 transition-transform', expanded && 'rotate-90')}
      />
      {text}
    </button>
  )
}
