import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { TableHead } from '~/shared/ui/table'
import type { LineSort } from './lines.search'

interface SortHeadProps {
  readonly by: 'rank' | 'plan'
  readonly sort: LineSort
  readonly onSort: (sort: LineSort) => void
  readonly children: string
}

/** A column that sorts: ascending, descending, and back to the order of the authority. */
export function SortHead({ by, sort, onSort, children }: SortHeadProps) {
  const [direction, Icon, next] =
    sort === by
      ? (['ascending', ArrowUp, `-${by}`] as const)
      : sort === `-${by}`
        ? (['descending', ArrowDown, ''] as const)
        : (['none', ArrowUpDown, by] as const)
  return (
    <TableHead className="text-right" aria-sort={direction}>
      <button
        type="button"
        onClick={() => onSort(next)}
        className="inline-flex min-h-11 items-center gap-1 rounded hover:text-foreground md:min-h-6"
      >
        {children}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </TableHead>
  )
}

/** The rows in the order that is asked for; rows without the figure stand last. */
export function sorted<T extends { readonly planNum?: number | null | undefined }>(
  rows: readonly T[],
  sort: LineSort,
  rankOf: (row: T) => number | undefined,
): readonly T[] {
  if (sort === '') return rows
  const sign = sort.startsWith('-') ? -1 : 1
  const figure = sort.endsWith('rank') ? rankOf : (row: T) => row.planNum ?? undefined
  return rows.toSorted((a, b) => {
    const [x, y] = [figure(a), figure(b)]
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
    return sign * (x - y)
  })
}
