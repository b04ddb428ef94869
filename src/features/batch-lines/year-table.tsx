import { useId } from 'react'
import type { ControlLineYear } from '~/contracts/control-lines'
import { PlaceLink } from '~/entities/place/place-link'
import { cn } from '~/shared/ui/cn'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { rankPlaceOf } from './rank-place'
import { scoreBand } from './score-band'

/** The control lines of one year. The band column stands only where a line of the year has a band (S1 §2). */
export function YearTable({ year, batchLines }: ControlLineYear) {
  const id = useId()
  const banded = batchLines.some((line) => scoreBand(line) !== undefined)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} data-year={year} tabIndex={-1} className="text-lg font-medium outline-none">
        {year} 年
      </h2>
      <Table className="mt-2">
        <TableHeader>
          <TableRow>
            <TableHead className="max-sm:hidden">省份</TableHead>
            <TableHead className="max-sm:pl-0!">批次</TableHead>
            <TableHead>科类</TableHead>
            <TableHead className="text-right">控制线</TableHead>
            {banded && <TableHead className="text-right">线上分数段</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {batchLines.map((line, index) => (
            <TableRow
              key={`${line.subject}-${line.batch}`}
              // The eye finds its own subject between heavier rules.
              className={cn(batchLines[index + 1]?.subject !== line.subject && 'border-b-input!')}
            >
              <TableCell className="max-sm:hidden">{line.province}</TableCell>
              <TableCell className="max-sm:pl-0!">
                {line.batch}
                {line.sample && <span className="ml-1.5 text-xs text-muted-foreground">示例</span>}
              </TableCell>
              <TableCell>{line.subject}</TableCell>
              <TableCell className="py-0! text-right">
                <PlaceLink
                  to={rankPlaceOf(line, year)}
                  title={`查 ${line.controlScore} 分的位次`}
                  className="inline-flex min-h-11 min-w-11 items-center justify-end text-lg font-medium text-primary underline-offset-4 hover:underline"
                >
                  {line.controlScore}
                </PlaceLink>
              </TableCell>
              {banded && (
                <TableCell className="text-right text-muted-foreground">{scoreBand(line) ?? '—'}</TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
