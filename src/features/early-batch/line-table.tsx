import { memo, useCallback, useState } from 'react'
import type { EarlyScoreRow } from '~/contracts/school-lines'
import { PlaceLink } from '~/entities/place/place-link'
import { formatCount } from '~/shared/lib/format'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { NameCell } from './name-cell'
import { toggled } from './toggled'

type LineFigures = Omit<EarlyScoreRow, 'children'>

/** Early-batch lines (S1 §2): a row of several majors opens into them. */
export function EarlyLineTable({ rows, linked }: { rows: readonly EarlyScoreRow[]; linked: boolean }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((index: number) => setOpen((before) => toggled(before, index)), [])
  return (
    <Table aria-label="提前批分数线">
      <TableHeader>
        <TableRow>
          <TableHead className="max-md:hidden">代码</TableHead>
          <TableHead className="max-md:pl-0!">院校或专业</TableHead>
          <TableHead className="max-md:hidden">科目</TableHead>
          <TableHead className="text-right max-md:hidden">录取数</TableHead>
          <TableHead className="text-right max-md:hidden">最高分</TableHead>
          <TableHead className="text-right whitespace-nowrap">最低分</TableHead>
          <TableHead className="text-right whitespace-nowrap">最低位次</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row, index) => (
          <RowWithMajors
            // biome-ignore lint/suspicious/noArrayIndexKey: a school stands in several rows, and rows never change places
            key={index}
            row={row}
            index={index}
            expanded={open.has(index)}
            onToggle={toggle}
            linked={linked}
          />
        ))}
      </TableBody>
    </Table>
  )
}

interface RowProps {
  readonly row: EarlyScoreRow
  readonly index: number
  readonly expanded: boolean
  readonly onToggle: (index: number) => void
  readonly linked: boolean
}

/** A thousand of them stand in one table: those that do not change are not drawn anew when more appear or one opens. */
const RowWithMajors = memo(function RowWithMajors(props: RowProps) {
  const { row, index, expanded, onToggle, linked } = props
  const children = row.children ?? []
  return (
    <>
      <TableRow>
        <TableCell className="text-muted-foreground max-md:hidden">{row.schoolEnrollCode ?? '—'}</TableCell>
        <TableCell className="max-md:pl-0!">
          <NameCell
            note={row.majorGroup && `专业组 ${row.majorGroup}`}
            secondary={secondary(row)}
            {...(children.length > 0 && {
              expanded,
              onToggle: () => onToggle(index),
            })}
          >
            {linked && children.length === 0 && row.schoolId ? (
              <PlaceLink
                to={{ kind: 'school', id: row.schoolId }}
                className="text-primary underline underline-offset-4 max-md:py-3"
              >
                {row.schoolName}
              </PlaceLink>
            ) : (
              row.schoolName
            )}
            {row.majorName && ` · ${row.majorName}`}
            {children.length > 0 && (
              <span className="ml-2 text-xs whitespace-nowrap text-muted-foreground">
                {children.length} 个专业
              </span>
            )}
          </NameCell>
        </TableCell>
        <Figures row={row} />
      </TableRow>
      {expanded &&
        children.map((child) => (
          <TableRow key={`${child.majorEnrollCode}-${child.majorName}`} className="bg-muted/40">
            <TableCell className="text-muted-foreground max-md:hidden">
              {child.majorEnrollCode ?? '—'}
            </TableCell>
            <TableCell className="pl-6!">
              <NameCell secondary={secondary(child)}>{child.majorName}</NameCell>
            </TableCell>
            <Figures row={child} />
          </TableRow>
        ))}
    </>
  )
})

function Figures({ row }: { row: LineFigures }) {
  return (
    <>
      <TableCell className="max-md:hidden">{row.subject || '不限'}</TableCell>
      <TableCell className="text-right max-md:hidden">{figure(row.admittedCount)}</TableCell>
      <TableCell className="text-right max-md:hidden">{row.highestScore ?? '—'}</TableCell>
      <TableCell className="text-right">{row.lowestScore}</TableCell>
      <TableCell className="text-right font-medium">{figure(row.lowestRank)}</TableCell>
    </>
  )
}

function secondary({ subject, highestScore }: LineFigures): string {
  return [subject || '科目不限', highestScore && `最高 ${highestScore} 分`].filter(Boolean).join(' · ')
}

function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : formatCount(value)
}
