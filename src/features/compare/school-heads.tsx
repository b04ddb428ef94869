import { X } from 'lucide-react'
import type { Ref } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import { Crest } from '~/entities/school/crest'
import { isMissing } from '~/shared/api/is-missing'
import { RetryButton } from '~/shared/ui/retry-button'
import { Skeleton } from '~/shared/ui/skeleton'
import type { Compared } from './use-compared'

interface NameStripProps {
  readonly schools: readonly Compared[]
  readonly minWidth: string
  readonly ref: Ref<HTMLDivElement>
}

/** The names once more for a narrow screen: a head inside of a box that scrolls sideways cannot stay in sight by itself. */
export function NameStrip({ schools, minWidth, ref }: NameStripProps) {
  return (
    <div
      ref={ref}
      aria-hidden
      className="print-hidden sticky top-0 z-20 overflow-hidden border-x border-t bg-surface lg:hidden"
    >
      <div className="flex text-sm font-medium" style={{ minWidth }}>
        <span className="w-24 shrink-0 md:w-32" />
        {schools.map(({ id, base }) => (
          <span key={id} className="min-w-0 flex-1 basis-0 truncate border-l px-3 py-2">
            {base.data?.schoolName}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A school at the head of its column, and the way to take it out. */
export function SchoolHead({ school: { id, base }, onRemove }: { school: Compared; onRemove: () => void }) {
  const name = base.data?.schoolName
  return (
    <th
      scope="col"
      className="border-b border-l bg-surface lg:sticky lg:top-0 lg:z-10 print:static! px-3 py-3 text-left align-top font-normal"
    >
      <div className="flex items-start justify-between gap-1">
        {base.data ? (
          <Crest url={base.data.schoolCrestUrl} name={base.data.schoolName} className="size-9" />
        ) : (
          <span className="size-9" />
        )}
        <button
          type="button"
          aria-label={`去掉${name ?? '这一列'}`}
          onClick={onRemove}
          className="print-hidden -mt-2 -mr-2 grid size-11 place-items-center rounded text-muted-foreground hover:bg-muted hover:text-foreground md:size-9"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <div className="mt-1.5 min-h-12 md:min-h-10">
        {name !== undefined ? (
          <PlaceLink
            to={{ kind: 'school', id }}
            className="inline-flex min-h-10 font-medium hover:text-primary hover:underline"
          >
            {name}
          </PlaceLink>
        ) : base.isPending ? (
          <Skeleton className="h-5 w-24" />
        ) : isMissing(base.error) ? (
          <span className="text-muted-foreground">没有这所院校</span>
        ) : (
          <RetryButton onRetry={base.refetch} />
        )}
      </div>
    </th>
  )
}
