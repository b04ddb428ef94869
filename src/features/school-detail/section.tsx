import { type ReactNode, useId } from 'react'
import { cn } from '~/shared/ui/cn'

interface SectionProps {
  readonly title: string
  /** How many there are, beside the title. */
  readonly note?: ReactNode
  readonly className?: string
  /** Something above already shows the title: here it is only read out. */
  readonly isTitled?: boolean
  readonly children: ReactNode
}

/** A part of a tab under a heading of its own. */
export function Section({ title, note, className, isTitled = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn('[&>div>[role=alert]]:mt-3', className)}>
      <div className={isTitled ? 'sr-only' : 'flex items-baseline gap-3'}>
        <h2 id={id} className="text-lg font-medium">
          {title}
        </h2>
        {note !== undefined && <span className="text-sm text-muted-foreground">{note}</span>}
      </div>
      {children}
    </section>
  )
}

/** What a section says when there is nothing to show. */
export function Nothing({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={cn('mt-2 text-sm text-muted-foreground', className)}>{children}</p>
}
