import { Skeleton } from '~/shared/ui/skeleton'

/** The curves above the rows. */
export const TABLE_PARTS = 'mt-4 grid grid-cols-[minmax(0,1fr)] gap-8'

/** Two curves with their captions: beside each other on a desktop. */
export function PendingCharts() {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <Skeleton className="h-[21rem] md:h-[23rem]" />
      <Skeleton className="h-[21rem] md:h-[23rem]" />
    </div>
  )
}

export function PendingTable() {
  return (
    <div className={TABLE_PARTS}>
      <PendingCharts />
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
