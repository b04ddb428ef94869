import { useQuery } from '@tanstack/react-query'
import type { AssessmentResult } from '~/contracts/student-profile'
import { States } from '~/shared/answer/states'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PendingTable, Section } from '../parts/section'
import { studentCalls } from './student.calls'

const COLUMNS: Columns<AssessmentResult> = [
  { id: 'conclusion', head: '结论', text: (row) => row.conclusion, lead: [], strong: true },
  {
    id: 'scores',
    head: '各维度（%）',
    text: ({ scores }) =>
      Object.entries(scores)
        .map(([key, share]) => `${key} ${Math.round(share)}`)
        .join('　'),
  },
  { id: 'time', head: '完成', text: (row) => row.finishedTime.slice(0, 10), faint: true, nowrap: true },
]

/** The finished assessments of a student. */
export function AssessmentsSection({ studentId }: { studentId: string }) {
  const answer = useQuery(studentCalls.ext(studentId))
  return (
    <Section title="测评">
      <States
        of={answer}
        name="测评"
        pending={<PendingTable />}
        isEmpty={({ assessments }) => assessments.length === 0}
        empty={<EmptyRegion className="mt-3">还没有完成测评。</EmptyRegion>}
      >
        {({ assessments }) => <DataTable label="测评" columns={COLUMNS} rows={assessments} />}
      </States>
    </Section>
  )
}
