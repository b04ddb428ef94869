import type { MajorScoreLine } from '~/contracts/school-lines'
import type { MajorSort } from '~/entities/admission/lines.address'
import { rankColumns } from '~/entities/rank/rank-columns'
import type { Columns } from '~/shared/table/columns'

/** The lines of majors. On a phone the two figures that matter stay; each rank is compared with the reader's, if known. */
export function majorColumns(rank: number | undefined): Columns<MajorScoreLine, MajorSort> {
  return [
    { id: 'code', head: '代码', text: (row) => row.majorEnrollCode, from: 'md', faint: true },
    {
      id: 'name',
      head: '专业',
      text: (row) => row.majorName,
      note: (row) => row.note,
      lead: ['code', 'plan', 'length', 'fee'],
    },
    { id: 'batch', head: '批次', text: (row) => row.batch, from: 'lg' },
    { id: 'length', head: '学制', text: (row) => row.schoolSystem, from: 'lg', nowrap: true },
    {
      id: 'fee',
      head: '学费（元/年）',
      figure: (row) => row.fee,
      brief: (text) => `${text} 元/年`,
      from: 'lg',
    },
    { id: 'subject', head: '科类', text: (row) => row.subject, from: 'lg' },
    {
      id: 'plan',
      head: '计划数',
      figure: (row) => row.planNum,
      brief: (text) => `计划 ${text}`,
      from: 'md',
      sort: 'plan',
    },
    { id: 'admitted', head: '录取数', figure: (row) => row.admittedCount, from: 'md' },
    { id: 'highest', head: '最高分', figure: (row) => row.highestScore, from: 'md' },
    { id: 'lowest', head: '最低分', figure: (row) => row.lowestScore, sort: 'score' },
    { id: 'average', head: '平均分', figure: (row) => row.averageScore, from: 'md' },
    ...rankColumns<MajorScoreLine>(rank, (row) => row.lowestRank),
  ]
}
