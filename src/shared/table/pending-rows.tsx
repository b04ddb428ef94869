import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'

interface PendingRowsProps {
  readonly rows?: number
  /** How many figures stand beside a name; on a phone two. */
  readonly figures?: number
}

/** Stands where a table will: rows and figures of its size. */
export function PendingRows({ rows = 14, figures = 6 }: PendingRowsProps) {
  return (
    <div aria-hidden className="print-hidden animate-pulse">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
          key={row}
          className="flex h-20 items-center gap-6 border-b md:h-11"
        >
          <div className="grid flex-1 gap-2">
            <Skeleton className={cn('h-4', WIDTHS[row % WIDTHS.length])} />
            <Skeleton className="h-3 w-32 md:hidden" />
          </div>
          {Array.from({ length: figures }, (_, figure) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures that never move
            <Skeleton key={figure} className={cn('h-4 w-14', figure > 1 && 'max-md:hidden')} />
          ))}
        </div>
      ))}
    </div>
  )
}

const WIDTHS = ['w-32', 'w-44', 'w-28', 'w-36']
