import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '~/shared/ui/cn'

interface UnfoldingProps {
  /** The line that is always there. */
  readonly title: ReactNode
  /** What it opens; drawn, and asked for, only once opened. */
  readonly children: ReactNode
}

/** One entry of a list that opens below its own line. */
export function Unfolding({ title, children }: UnfoldingProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-3 py-2 text-left hover:text-primary"
      >
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 text-muted-foreground transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className="pb-4">
          {children}
        </div>
      )}
    </>
  )
}
