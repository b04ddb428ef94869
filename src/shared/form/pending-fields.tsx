import { Skeleton } from '~/shared/ui/skeleton'

/** Stands where the fields of a form will, in two columns where there is room. */
export function PendingFields() {
  return (
    <div className="grid max-w-2xl gap-x-5 gap-y-6 sm:grid-cols-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <div key={place} className="grid gap-1.5">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  )
}
