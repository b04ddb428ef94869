import { Link } from '@tanstack/react-router'
import type { BatchLine, BatchLineYear } from '~/contracts/batch-lines'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { scoreBand } from './score-band'

/** The control lines of one year. The band column stands only where a line of the year has a band (S1 §2). */
export function YearTable({ year, batchLines }: BatchLineYear) {
  const banded = batchLines.some((line) => scoreBand(line) !== undefined)
  return (
    <section aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className="scroll-mt-24 text-lg font-medium">
        {year} 年
      </h2>
      <Table className="mt-2">
        <TableHeader>
          <TableRow>
            <TableHead className="max-sm:hidden">省份</TableHead>
            <TableHead>批次</TableHead>
            <TableHead>科类</TableHead>
            <TableHead className="text-right">控制线</TableHead>
            {banded && <TableHead className="text-right">线上分数段</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {batchLines.map((line) => (
            <TableRow key={`${line.subject}-${line.batch}`}>
              <TableCell className="max-sm:hidden">{line.province}</TableCell>
              <TableCell>{line.batch}</TableCell>
              <TableCell>{line.subject}</TableCell>
              <TableCell className="text-right">
                <RankLink line={line} year={year} />
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

/** A control line leads to its rank. */
function RankLink({ line, year }: { line: BatchLine; year: number }) {
  return (
    <Link
      to="/weici"
      search={{
        province: line.province,
        year,
        subject: line.subject,
        batch: line.batch,
        score: line.controlScore,
      }}
      preload={false}
      title={`查 ${line.controlScore} 分的位次`}
      className="inline-block py-1 text-base font-medium text-primary hover:underline"
    >
      {line.controlScore}
    </Link>
  )
}
