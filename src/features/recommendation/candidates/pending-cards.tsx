import { Skeleton } from '~/shared/ui/skeleton'

/** Schools on their way: the name of each, and two units with their tier, reason and lines of three years. */
export function PendingCards() {
  return (
    <div aria-hidden className="grid gap-4">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="rounded-lg border bg-surface px-4 pt-4 pb-2">
          <div className="mb-3 flex gap-3">
            <Skeleton className="size-11" />
            <Skeleton of="text" className="h-14 w-60 max-w-[75%]" />
          </div>
          <PendingUnit />
          <PendingUnit />
        </div>
      ))}
    </div>
  )
}

function PendingUnit() {
  return (
    <div className="grid gap-2 border-t py-3">
      <div className="flex items-center gap-3">
        <Skeleton className="h-7 w-14" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="ml-auto h-11 w-20 md:h-9" />
      </div>
      <Skeleton of="text" className="h-6" />
      <div className="grid max-w-sm grid-cols-3 gap-x-4">
        <Skeleton of="fact" className="h-12" />
        <Skeleton of="fact" className="h-12" />
        <Skeleton of="fact" className="h-12" />
      </div>
      <Skeleton of="text" className="h-6" />
    </div>
  )
}
