import type { ReactNode } from 'react'
import { cn } from './cn'

/** Stands where there is nothing to show, and says why. */
export function EmptyRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cn(
        'rounded border border-dashed px-4 py-10 text-center text-balance text-muted-foreground',
        className,
      )}
    >
      {children}
    </div>
  )
}
