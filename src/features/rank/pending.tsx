import { Skeleton } from '~/shared/ui/skeleton'

/** The curve above the rows. */
export const TABLE_PARTS = 'mt-4 grid grid-cols-[minmax(0,1fr)] gap-8'

export function PendingTable() {
  return (
    <div className={TABLE_PARTS}>
      <Skeleton className="h-80" />
      <Skeleton className="h-[40rem]" />
    </div>
  )
}

/** The whole of the figures; with a score, its answer stands above the table. */
export function PendingFigures({ scored }: { scored: boolean }) {
  return (
    <>
      {scored && <Skeleton className="h-[28rem]" />}
      {scored && <Skeleton className="h-[64rem]" />}
      <PendingTable />
    </>
  )
}
