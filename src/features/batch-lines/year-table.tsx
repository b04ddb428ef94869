import { type CSSProperties, useId, useMemo } from 'react'
import type { ControlLine, ControlLineYear } from '~/contracts/control-lines'
import { PlaceLink } from '~/entities/place/place-link'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { isReformed, lineChange } from './line-change'
import { rankPlaceOf } from './rank-place'
import { scoreBand } from './score-band'

interface YearTableProps extends ControlLineYear {
  /** The lines of the year before, where they are known. */
  readonly before: readonly ControlLine[] | undefined
  /** Some year can be compared with the one before: then all have the column, and stand in line with each other. */
  readonly compared: boolean
}

/** Years out of view are not laid out: they hold the room of their heading and rows. */
const SECTION =
  'break-inside-avoid [contain-intrinsic-block-size:auto_calc(2.25rem+var(--rows)*2.72rem)] [content-visibility:auto] print:[content-visibility:visible]'

// The head of the table is a row too.
const roomOf = (lines: readonly ControlLine[]): CSSProperties => ({ ['--rows' as string]: lines.length + 1 })

/** The control lines of one year. The band column stands only where a line of the year has a band (S1 §2). */
export function YearTable({ year, batchLines, before, compared }: YearTableProps) {
  const id = useId()
  const banded = batchLines.some((line) => scoreBand(line) !== undefined)
  const columns = useMemo(
    () => columnsOf(year, { banded, compared, before, first: batchLines[0] }),
    [year, banded, compared, before, batchLines],
  )
  return (
    <section aria-labelledby={id} style={roomOf(batchLines)} className={SECTION}>
      <h2 id={id} data-year={year} tabIndex={-1} className="text-lg font-medium outline-none">
        {year} 年
      </h2>
      {isReformed(batchLines, before) && (
        <p className="text-sm text-muted-foreground">高考改革第一年，科类换了，不和 {year - 1} 年比。</p>
      )}
      {/* The eye finds its own subject between heavier rules. */}
      <DataTable
        columns={columns}
        rows={batchLines}
        groupOf={(line) => line.subject}
        className="mt-2 table-fixed"
      />
    </section>
  )
}

const BAND: Columns<ControlLine> = [
  {
    id: 'band',
    head: (
      <>
        <span className="max-sm:hidden">线上</span>分数段
      </>
    ),
    word: '分数段',
    text: scoreBand,
    align: 'right',
    faint: true,
  },
]

interface Shown {
  readonly banded: boolean
  readonly compared: boolean
  readonly before: readonly ControlLine[] | undefined
  /** The row that names the province for all. */
  readonly first: ControlLine | undefined
}

function columnsOf(year: number, { banded, compared, before, first }: Shown): Columns<ControlLine> {
  const change: Columns<ControlLine> = [
    { id: 'change', head: '比上年', text: (line) => lineChange(line, before), align: 'right', faint: true },
  ]
  return [
    {
      id: 'province',
      head: '省份',
      cell: (line) => <span className={line === first ? undefined : 'sr-only'}>{line.province}</span>,
      from: 'sm',
    },
    { id: 'batch', head: '批次', cell: (line) => <Batch line={line} /> },
    { id: 'subject', head: '科类', text: (line) => line.subject },
    {
      id: 'control',
      head: '控制线',
      align: 'right',
      flush: true,
      cell: (line) => <ControlScore line={line} year={year} />,
    },
    ...(compared ? change : []),
    ...(banded ? BAND : []),
  ]
}

/** The name of a line in notices; the data hold its first half. */
const SPECIAL = '特殊类型'

function Batch({ line: { batch, sample } }: { line: ControlLine }) {
  return (
    <>
      <span className="inline-block whitespace-nowrap max-sm:-mr-3">{batch}</span>
      {batch === SPECIAL && <span className="inline-block max-sm:hidden">招生线</span>}
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
