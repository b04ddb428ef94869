import { Skeleton } from '~/shared/ui/skeleton'
import { PendingCards } from './candidates/pending-cards'

/** Candidates and the list beside them, before it is known whose they are. */
export function PendingWorkbench() {
  return (
    <>
      <Skeleton of="text" className="mt-1 h-6 w-80 max-w-full" />
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <div className="flex h-[9.5rem] flex-wrap content-around items-center gap-3 md:h-24">
            <Skeleton className="h-11 w-full md:w-96" />
            <Skeleton className="h-11 w-24 md:ml-auto md:w-60" />
          </div>
          <div className="mt-3 grid grid-cols-4 gap-2 md:max-w-md">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-12 md:h-10" />
            ))}
          </div>
          <Skeleton of="text" className="mt-3 mb-6 h-14 md:mb-3 md:h-12" />
          <PendingCards />
        </div>
        <div className="max-lg:hidden">
          <h2 className="mb-2 text-lg font-medium">正在填的志愿表</h2>
          <Skeleton className="h-9 w-40" />
          <Skeleton of="text" className="mt-4 h-28" />
        </div>
      </div>
    </>
  )
}
