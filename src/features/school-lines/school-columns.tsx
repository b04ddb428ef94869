import type { SchoolScoreLine } from '~/contracts/school-lines'
import type { SchoolSort } from '~/entities/admission/lines.address'
import { rankColumns } from '~/entities/rank/rank-columns'
import { batchOf } from '~/shared/domain/school-lines'
import type { Column, Columns } from '~/shared/table/columns'

type LineColumn = Column<SchoolScoreLine, SchoolSort>

interface Shown {
  /** Whether some of the lines are those of a major group. */
  readonly grouped: boolean
  /** The reader's rank, if known. */
  readonly rank: number | undefined
}

const YEAR: LineColumn = { id: 'year', head: '年份', text: (line) => line.year, from: 'md', sort: 'year' }
const BATCH: LineColumn = { id: 'batch', head: '批次', text: batchOf, nowrap: true }
const TYPE: LineColumn = { id: 'type', head: '类别', text: (line) => line.admissionType, from: 'md' }
const GROUP: LineColumn = {
  id: 'group',
  head: '专业组',
  text: (line) => line.majorGroupCode,
  nowrap: true,
  lead: ['year', 'batch', 'type', 'requirement'],
}
const REQUIREMENT: LineColumn = {
  id: 'requirement',
  head: '选科要求',
  text: (line) => line.subjectRequirement,
  from: 'md',
}

/** The lines of the school. A line is told from the others by its major group, or by its batch where there are none. */
export function schoolColumns({ grouped, rank }: Shown): Columns<SchoolScoreLine, SchoolSort> {
  const named: readonly LineColumn[] = grouped
    ? [YEAR, { ...BATCH, from: 'md' }, TYPE, GROUP, REQUIREMENT]
    : [YEAR, { ...BATCH, lead: ['year', 'type'] }, TYPE]
  return [
    ...named,
    { id: 'lowest', head: '最低分', figure: (line) => line.lowestScore, sort: 'score' },
    ...rankColumns<SchoolScoreLine>(rank, (line) => line.lowestRank),
    {
      id: 'control',
      head: '省控线',
      figure: (line) => line.provincialControlLine,
      from: 'md',
      faint: true,
      nowrap: true,
    },
  ]
}
