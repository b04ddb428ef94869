import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { cn } from '~/shared/ui/cn'
import { TableHeader } from '~/shared/ui/table'
import type { Columns } from './columns'
import { directionOf, nextOrder, type Order } from './order'

interface HeadsProps<Row, Sort extends string> {
  readonly columns: Columns<Row, Sort>
  readonly layout: readonly string[]
  readonly order: Order<Sort>
  /** Absent where nothing sorts. */
  readonly onOrder?: ((order: Order<Sort>) => void) | undefined
}

const HEAD = 'sticky-head py-2 text-xs font-normal text-muted-foreground'
const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

/** The heads of the columns. The head of a column that sorts is a button. */
export function Heads<Row, Sort extends string>({ columns, layout, order, onOrder }: HeadsProps<Row, Sort>) {
  return (
    <TableHeader>
      <tr>
        {columns.map(({ id, head, sort, nowrap }, index) => {
          const sorts = sort !== undefined && onOrder !== undefined
          const direction = sorts ? directionOf(order, sort) : 'none'
          const Icon = ICONS[direction]
          return (
            <th
              key={id}
              scope="col"
              className={cn(HEAD, layout[index], nowrap && 'whitespace-nowrap')}
              {...(sorts && { 'aria-sort': direction })}
            >
              {sorts ? (
                <button
                  type="button"
                  onClick={() => onOrder(nextOrder(order, sort))}
                  className="inline-flex min-h-11 items-center gap-1 rounded whitespace-nowrap hover:text-foreground md:min-h-6"
                >
                  {head}
                  <Icon aria-hidden className="size-3.5 print:hidden" />
                </button>
              ) : (
                head
              )}
            </th>
          )
        })}
      </tr>
    </TableHeader>
  )
}
