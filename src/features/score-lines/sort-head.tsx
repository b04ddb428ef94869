import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cn } from '~/shared/ui/cn'
import { TableHead } from '~/shared/ui/table'
import type { LineSort } from './lines.search'

interface SortHeadProps {
  readonly by: 'rank' | 'score' | 'plan'
  readonly sort: LineSort
  readonly onSort: (sort: LineSort) => void
  readonly className?: string
  readonly children: string
}

/** A column that sorts: ascending, descending, and back to the order of the authority. */
export function SortHead({ by, sort, onSort, className, children }: SortHeadProps) {
  const [direction, Icon, next] =
    sort === by
      ? (['ascending', ArrowUp, `-${by}`] as const)
      : sort === `-${by}`
        ? (['descending', ArrowDown, ''] as const)
        : (['none', ArrowUpDown, by] as const)
  return (
    <TableHead className={cn('text-right', className)} aria-sort={direction}>
      <button
        type="button"
        onClick={() => onSort(next)}
        className="inline-flex min-h-11 items-center whitespace-nowrap gap-1 rounded hover:text-foreground md:min-h-6"
      >
        {children}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </TableHead>
  )
}
