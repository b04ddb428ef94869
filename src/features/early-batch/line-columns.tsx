import type { EarlyScoreRow } from '~/contracts/school-lines'
import { PlaceLink } from '~/entities/place/place-link'
import { rankColumns } from '~/entities/rank/rank-columns'
import type { OwnRank } from '~/rules/chance/beside-line'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { NameCell } from './name-cell'

const NONE: readonly EarlyScoreRow[] = []

export function majorsOfLine({ children }: EarlyScoreRow): readonly EarlyScoreRow[] {
  return children ?? NONE
}

interface Shown {
  /** A row that opens into nothing leads to its school. */
  readonly linked: boolean
  /** The reader's, to be compared with each line. */
  readonly rank: OwnRank | undefined
}

/** Early-batch lines. */
export function lineColumns({ linked, rank }: Shown): Columns<EarlyScoreRow, 'rank'> {
  return tableColumns<EarlyScoreRow, 'rank'>()(
    {
      id: 'code',
      head: '代码',
      text: (row, level) => (level === 0 ? row.schoolEnrollCode : row.majorEnrollCode),
      brief: (text) => `代码 ${text}`,
      from: 'md',
      faint: true,
    },
    {
      id: 'name',
      head: '院校或专业',
      cell: (row, level) => (level === 0 ? <LineName row={row} linked={linked} /> : row.majorName),
      lead: ['code', 'group', 'subject', 'admitted', 'highest'],
    },
    {
      id: 'group',
      head: '专业组',
      text: ({ majorGroup }, level) => (level === 0 ? majorGroup : undefined),
      brief: (text) => `专业组 ${text}`,
      folds: (text) => `专业组 ${text}`,
      from: 'md',
      nowrap: true,
    },
    {
      id: 'subject',
      head: '科类',
      text: (row) => row.subject || '不限',
      brief: (text) => (text === '不限' ? '科类不限' : text),
      folds: (text) => `科类${text}`,
      from: 'md',
    },
    {
      id: 'admitted',
      head: '录取数',
      figure: (row) => row.admittedCount,
      brief: (text) => `录取 ${text} 人`,
      from: 'md',
    },
    {
      id: 'highest',
      head: '最高分',
      figure: (row) => row.highestScore,
      brief: (text) => `最高 ${text} 分`,
      from: 'md',
    },
    { id: 'lowest', head: '最低分', figure: (row) => row.lowestScore, nowrap: true },
    ...rankColumns<EarlyScoreRow>(rank, (row) => row.lowestRank),
  )
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
