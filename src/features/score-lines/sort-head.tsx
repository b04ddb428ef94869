import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cn } from '~/shared/ui/cn'
import { TableHead } from '~/shared/ui/table'
import type { Figure, Order } from './sorted-rows'

interface SortHeadProps<By extends Figure> {
  readonly by: By
  readonly sort: Order
  readonly onSort: (sort: Order<By>) => void
  /** Figures stand at the right. */
  readonly align?: 'left' | 'right'
  readonly className?: string
  readonly children: string
}

/** A column that sorts: ascending, descending, and back to the order of the authority. */
export function SortHead<By extends Figure>({
  by,
  sort,
  onSort,
  align = 'right',
  className,
  children,
}: SortHeadProps<By>) {
  const rising = sort === by
  const falling = sort === `-${by}`
  const next: Order<By> = rising ? `-${by}` : falling ? '' : by
  const Icon = rising ? ArrowUp : falling ? ArrowDown : ArrowUpDown
  return (
    <TableHead
      className={cn(align === 'right' ? 'text-right' : 'text-left', className)}
      aria-sort={rising ? 'ascending' : falling ? 'descending' : 'none'}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className="inline-flex min-h-11 items-center whitespace-nowrap gap-1 rounded hover:text-foreground md:min-h-6"
      >
        {children}
        <Icon aria-hidden className="size-3.5 print:hidden" />
      </button>
    </TableHead>
  )
}
