import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'

interface PendingChoicesProps {
  readonly rows: number
  /** Each row has what can be done with it. */
  readonly editable?: boolean
}

/** Stands where the choices of a list will: place, tier and school, majors, lines of earlier years. */
export function PendingChoices({ rows, editable = false }: PendingChoicesProps) {
  return (
    <div aria-hidden className="border-t">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
          key={row}
          className={cn(
            'grid grid-cols-[2rem_1fr] gap-x-3 border-b py-3',
            editable && 'h-60 content-start md:h-44',
          )}
        >
          <Skeleton className="ml-auto h-6 w-4" />
          <div>
            <div className="flex items-center gap-3">
              <Skeleton className="h-7 w-14" />
              <Skeleton className="h-5 w-36" />
            </div>
            <Skeleton of="text" className="mt-1 h-14" />
            {editable && <Skeleton className="mt-2 h-11 w-60 max-w-full md:h-9" />}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Stands where the risk of a list will: a share, two facts, a bar over the rows. */
export function PendingRisk({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden className={className}>
      <Skeleton className="h-4 w-40 max-w-full" />
      <Skeleton className="mt-3 h-9 w-28" />
      <div className="mt-4 grid grid-cols-2">
        <Skeleton of="fact" className="h-12" />
        <Skeleton of="fact" className="h-12" />
      </div>
      <Skeleton className="mt-4 h-12" />
      <Skeleton of="text" className="mt-3 h-14" />
    </div>
  )
}
