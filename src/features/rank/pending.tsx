import { Skeleton } from '~/shared/ui/skeleton'

/** All that is said about a score table. On paper no grid: Chromium breaks one after nearly every row, 23 sheets for 3. */
export const FIGURES = 'grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 print:block print:space-y-10'

/** The curves above the rows. */
export const TABLE_PARTS = 'mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 print:block print:space-y-8'

/** Two curves with their captions: beside each other on a desktop. */
export function PendingCharts() {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <Skeleton of="chart" className="h-[21rem] md:h-[23rem]" />
      <Skeleton of="chart" className="h-[21rem] md:h-[23rem]" />
    </div>
  )
}

export function PendingTable() {
  return (
    <div className={TABLE_PARTS}>
      <PendingCharts />
      <Skeleton of="rows" className="h-[40rem]" />
    </div>
  )
}

/** A rank with what it means. */
export function PendingRank() {
  return (
    <div className="h-[28rem] md:h-[22rem]">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="mt-2 h-11 w-72 max-w-full" />
      <Skeleton of="fact" className="mt-5 h-11" />
      <Skeleton of="fact" className="mt-4 h-11" />
      <Skeleton of="fact" className="mt-4 h-11" />
    </div>
  )
}

/** The whole of the figures; with a score, its answer stands above the table. */
export function PendingFigures({ scored }: { scored: boolean }) {
  return (
    <>
      {!scored && <Skeleton className="h-[17rem] md:h-[16rem]" />}
      {scored && (
        <div className="grid h-[28rem] gap-8 overflow-hidden lg:grid-cols-2 lg:gap-12">
          <PendingRank />
          <Skeleton of="rows" className="h-[22rem]" />
        </div>
      )}
      {scored && <Skeleton of="rows" className="h-[64rem]" />}
      <PendingTable />
    </>
  )
}
