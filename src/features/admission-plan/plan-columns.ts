import type { MajorPlan } from '~/contracts/admission-plan'
import type { MajorSort } from '~/entities/admission/lines.address'
import type { Columns } from '~/shared/table/columns'

/** The majors of a plan. */
export const PLAN_COLUMNS: Columns<MajorPlan, MajorSort> = [
  { id: 'code', head: '代码', text: (row) => row.majorEnrollCode, faint: true, nowrap: true },
  {
    id: 'name',
    head: '专业',
    text: (row) => row.majorName,
    note: (row) => row.note,
    lead: ['length', 'fee'],
  },
  { id: 'batch', head: '批次', text: (row) => row.batch, from: 'md' },
  { id: 'length', head: '学制', text: (row) => row.schoolSystem, from: 'md', nowrap: true },
  {
    id: 'fee',
    head: '学费（元/年）',
    figure: (row) => row.fee,
    brief: (text) => `${text} 元/年`,
    from: 'md',
  },
  { id: 'requirement', head: '选科要求', text: (row) => row.subjectRequirement, from: 'md' },
  { id: 'places', head: '计划数', figure: (row) => row.planNum, sort: 'plan', strong: true },
]
