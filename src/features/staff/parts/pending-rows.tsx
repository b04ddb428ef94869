import { Skeleton } from '~/shared/ui/skeleton'

const ROWS = Array.from({ length: 12 }, (_, index) => index)

/** Rows that look like what comes. */
export function PendingRows() {
  return (
    <div className="print-hidden animate-pulse pt-14">
      {ROWS.map((row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-20 max-md:hidden" />
          <Skeleton className="h-4 flex-1 max-md:hidden" />
          <Skeleton className="h-4 w-16 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
