import { useId, useMemo } from 'react'
import type { ControlLine, ControlLineYear } from '~/contracts/control-lines'
import { PlaceLink } from '~/entities/place/place-link'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { rankPlaceOf } from './rank-place'
import { scoreBand } from './score-band'

/** The control lines of one year. The band column stands only where a line of the year has a band (S1 §2). */
export function YearTable({ year, batchLines }: ControlLineYear) {
  const id = useId()
  const banded = batchLines.some((line) => scoreBand(line) !== undefined)
  const columns = useMemo(() => columnsOf(year, banded), [year, banded])
  return (
    <section aria-labelledby={id}>
      <h2 id={id} data-year={year} tabIndex={-1} className="text-lg font-medium outline-none">
        {year} 年
      </h2>
      {/* The eye finds its own subject between heavier rules. */}
      <DataTable columns={columns} rows={batchLines} groupOf={(line) => line.subject} className="mt-2" />
    </section>
  )
}

const BAND: Columns<ControlLine> = [
  { id: 'band', head: '线上分数段', text: scoreBand, align: 'right', faint: true },
]

function columnsOf(year: number, banded: boolean): Columns<ControlLine> {
  return [
    { id: 'province', head: '省份', text: (line) => line.province, from: 'sm' },
    { id: 'batch', head: '批次', cell: (line) => <Batch line={line} /> },
    { id: 'subject', head: '科类', text: (line) => line.subject },
    {
      id: 'control',
      head: '控制线',
      align: 'right',
      flush: true,
      cell: (line) => <ControlScore line={line} year={year} />,
    },
    ...(banded ? BAND : []),
  ]
}

function Batch({ line: { batch, sample } }: { line: ControlLine }) {
  return (
    <>
      {batch}
      {sample && <span className="ml-1.5 text-xs text-muted-foreground">示例</span>}
    </>
  )
}

/** Leads to the rank that goes with the score. */
function ControlScore({ line, year }: { line: ControlLine; year: number }) {
  return (
    <PlaceLink
      to={rankPlaceOf(line, year)}
      title={`查 ${line.controlScore} 分的位次`}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-lg font-medium text-primary underline-offset-4 hover:underline"
    >
      {line.controlScore}
    </PlaceLink>
  )
}
