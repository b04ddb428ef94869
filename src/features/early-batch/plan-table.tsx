import { memo, useCallback, useState } from 'react'
import type { EarlyPlanRow } from '~/contracts/admission-plan'
import { PlaceLink } from '~/entities/place/place-link'
import { formatCount } from '~/shared/lib/format'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { NameCell } from './name-cell'
import { toggled } from './toggled'

interface PlanTableProps {
  readonly rows: readonly EarlyPlanRow[]
  readonly province: string
  readonly year: number
}

type PlanFigures = Omit<EarlyPlanRow, 'subMajors' | 'directoryList'>

/** Early-batch plans (S1 §2): a row of several majors opens into them; the fee leads to the school's past scores. */
export function EarlyPlanTable({ rows, province, year }: PlanTableProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((index: number) => setOpen((before) => toggled(before, index)), [])
  return (
    <Table aria-label="提前批招生计划">
      <TableHeader>
        <TableRow>
          <TableHead className="max-md:hidden">代码</TableHead>
          <TableHead className="max-md:pl-0!">院校或专业</TableHead>
          <TableHead className="text-right whitespace-nowrap">计划数</TableHead>
          <TableHead className="text-right max-md:pr-0!">
            学费<span className="inline-block whitespace-nowrap">（元/年）</span>
          </TableHead>
          <TableHead className="max-md:hidden">学制</TableHead>
          <TableHead className="max-md:hidden">选科要求</TableHead>
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
            province={province}
            year={year}
          />
        ))}
      </TableBody>
    </Table>
  )
}

interface RowProps {
  readonly row: EarlyPlanRow
  readonly index: number
  readonly expanded: boolean
  readonly onToggle: (index: number) => void
  readonly province: string
  readonly year: number
}

/** A thousand of them stand in one table: those that do not change are not drawn anew when more appear or one opens. */
const RowWithMajors = memo(function RowWithMajors(props: RowProps) {
  const { row, index, expanded, onToggle, province, year } = props
  const children = row.subMajors ?? []
  return (
    <>
      <TableRow>
        <TableCell className="text-muted-foreground max-md:hidden">{row.schoolEnrollCode ?? '—'}</TableCell>
        <TableCell className="max-md:pl-0!">
          <NameCell
            note={row.note}
            secondary={secondary(row)}
            {...(children.length > 0 && {
              expanded,
              onToggle: () => onToggle(index),
            })}
          >
            {row.schoolName}
            {row.majorName && ` · ${row.majorName}`}
            {children.length > 0 && (
              <span className="ml-2 text-xs whitespace-nowrap text-muted-foreground">
                {children.length} 个专业
              </span>
            )}
          </NameCell>
        </TableCell>
        <Figures row={{ ...row, fee: feeOf(row) }} province={province} year={year} link />
      </TableRow>
      {expanded &&
        children.map((child) => (
          <TableRow key={`${child.majorEnrollCode}-${child.majorName}`} className="bg-muted/40">
            <TableCell className="text-muted-foreground max-md:hidden">
              {child.majorEnrollCode ?? '—'}
            </TableCell>
            <TableCell className="pl-6!">
              <NameCell note={child.note} secondary={secondary(child)}>
                {child.majorName}
              </NameCell>
            </TableCell>
            <Figures row={child} province={province} year={year} link={false} />
          </TableRow>
        ))}
    </>
  )
})

interface FiguresProps {
  readonly row: PlanFigures
  readonly province: string
  readonly year: number
  readonly link: boolean
}

function Figures({ row, province, year, link }: FiguresProps) {
  const { planNumber, fee, schoolId, schoolName, schoolSystem, subjectRequirement } = row
  return (
    <>
      <TableCell className="text-right font-medium">{formatCount(planNumber)}</TableCell>
      <TableCell className="text-right max-md:pr-0!">
        {fee !== null && fee !== undefined && <span className="block">{feeText(fee)}</span>}
        {link && schoolId && (
          <PlaceLink
            to={{
              kind: 'school',
              id: schoolId,
              tab: 'early-lines',
              filters: { province, year: String(year) },
            }}
            aria-label={`往年分数：${schoolName}提前批`}
            className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
          >
            往年分数
          </PlaceLink>
        )}
        {(fee === null || fee === undefined) && !(link && schoolId) && '—'}
      </TableCell>
      <TableCell className="whitespace-nowrap max-md:hidden">{schoolSystem ?? '—'}</TableCell>
      <TableCell className="max-md:hidden">{subjectRequirement ?? '—'}</TableCell>
    </>
  )
}

function secondary({ schoolSystem, subjectRequirement }: PlanFigures): string {
  return [subjectRequirement, schoolSystem].filter(Boolean).join(' · ')
}

/** The fee of a row of several majors, where it is the same for all of them. */
function feeOf({ fee, subMajors }: EarlyPlanRow): number | null | undefined {
  const fees = new Set(subMajors?.map((major) => major.fee))
  return fee ?? (fees.size === 1 ? [...fees][0] : undefined)
}

function feeText(fee: number): string {
  return fee === 0 ? '免费' : formatCount(fee)
}
