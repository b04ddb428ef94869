import { Skeleton } from '~/shared/ui/skeleton'

/** Curve and rows side by side where there is room. */
export const TABLE_COLUMNS =
  'mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start lg:gap-12'

export function PendingTable() {
  return (
    <div className={TABLE_COLUMNS}>
      <Skeleton className="h-80" />
      <Skeleton className="h-[40rem]" />
    </div>
  )
}

/** The whole of the figures; with a score, its answer stands above the table. */
export function PendingFigures({ scored }: { scored: boolean }) {
  return (
    <>
      {scored && <Skeleton className="h-[23.25rem]" />}
      <PendingTable />
    </>
  )
}
