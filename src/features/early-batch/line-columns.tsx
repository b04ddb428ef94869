import type { EarlyScoreRow } from '~/contracts/school-lines'
import { PlaceLink } from '~/entities/place/place-link'
import type { Columns } from '~/shared/table/columns'
import { NameCell } from './name-cell'

const NONE: readonly EarlyScoreRow[] = []

export function majorsOfLine({ children }: EarlyScoreRow): readonly EarlyScoreRow[] {
  return children ?? NONE
}

/** Early-batch lines. With `linked` a row that opens into nothing leads to its school. */
export function lineColumns({ linked }: { linked: boolean }): Columns<EarlyScoreRow> {
  return [
    {
      id: 'code',
      head: '代码',
      text: (row, level) => (level === 0 ? row.schoolEnrollCode : row.majorEnrollCode),
      from: 'md',
      faint: true,
    },
    {
      id: 'name',
      head: '院校或专业',
      cell: (row, level) => (level === 0 ? <LineName row={row} linked={linked} /> : row.majorName),
      note: ({ majorGroup }, level) => (level === 0 && majorGroup ? `专业组 ${majorGroup}` : undefined),
      lead: ['subject', 'highest'],
    },
    {
      id: 'subject',
      head: '科类',
      text: (row) => row.subject || '不限',
      brief: (text) => (text === '不限' ? '科类不限' : text),
      from: 'md',
    },
    { id: 'admitted', head: '录取数', figure: (row) => row.admittedCount, from: 'md' },
    {
      id: 'highest',
      head: '最高分',
      figure: (row) => row.highestScore,
      brief: (text) => `最高 ${text} 分`,
      from: 'md',
    },
    { id: 'lowest', head: '最低分', figure: (row) => row.lowestScore, nowrap: true },
    { id: 'rank', head: '最低位次', figure: (row) => row.lowestRank, strong: true, nowrap: true },
  ]
}

function LineName({ row, linked }: { row: EarlyScoreRow; linked: boolean }) {
  const { schoolId, schoolName, majorName } = row
  const majors = majorsOfLine(row).length
  if (!linked || majors > 0 || !schoolId) return <NameCell {...{ schoolName, majorName, majors }} />
  const link = (
    <PlaceLink
      to={{ kind: 'school', id: schoolId }}
      className="text-primary underline underline-offset-4 max-md:py-3"
    >
      {schoolName}
    </PlaceLink>
  )
  return <NameCell schoolName={link} majorName={majorName} majors={majors} />
}
