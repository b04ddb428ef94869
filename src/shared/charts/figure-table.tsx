import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import type { FigureData } from './figure'

interface FigureTableProps extends FigureData {
  readonly label: string
}

/** The figures of a chart, in the room of the chart. */
export function FigureTable({ label, head, rows }: FigureTableProps) {
  return (
    <section
      aria-label={`${label}，可滚动`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      className="h-full overflow-y-auto [&_.sticky-head]:[--sticky-top:0px] print:h-auto print:overflow-visible"
    >
      <Table aria-label={label}>
        <TableHeader>
          <TableRow>
            {head.map((name, column) => (
              <TableHead key={name} className={column > 0 ? 'text-right' : ''}>
                {name}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(([name, ...figures]) => (
            <TableRow key={name}>
              <th scope="row" className="py-2 pr-3 font-normal">
                {name}
              </th>
              {figures.map((figure, column) => (
                <TableCell key={head[column + 1]} className="text-right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
