import { useQuery } from '@tanstack/react-query'
import { EXAM_TYPES } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import type { StudentRecord } from '~/contracts/student-record'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { type ScoreBasis, scoreBasis } from '~/rules/list/score-basis'
import { States } from '~/shared/answer/states'
import { now } from '~/shared/lib/time/clock'
import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PendingTable, Section } from '../parts/section'
import { MakeList } from './make-list'

const typeOf = (examType: number) => EXAM_TYPES.find(({ id }) => id === examType)?.label ?? ''

interface Scored extends PreferenceScore {
  readonly basis: ScoreBasis | undefined
}

/** Once the score of the exam is there, no list is made for one of a mock exam. */
function Make({ basis, ...score }: Scored) {
  if (!basis?.isOutdated) return <MakeList score={score} />
  if (basis.exam) return <span className="text-sm text-muted-foreground">高考已出分，按高考成绩做</span>
  return (
    <span className="inline-grid justify-items-end">
      <MakeList score={score} />
      <span className="text-sm text-destructive">高考已出分，请学生先录入</span>
    </span>
  )
}

const COLUMNS = tableColumns<Scored>()(
  {
    id: 'exam',
    head: '考试',
    text: ({ examName, examType, year }) => `${year} 年${examName || typeOf(examType)}`,
    lead: ['place', 'rank'],
  },
  { id: 'place', head: '科类', text: ({ province, subject }) => `${province} ${subject}`, from: 'md' },
  {
    id: 'score',
    head: '总分',
    cell: (row) => <span className="whitespace-nowrap">{row.score}</span>,
    align: 'right',
    strong: true,
  },
  { id: 'rank', head: '位次', figure: (row) => row.rank, brief: (text) => `第 ${text} 位`, from: 'md' },
  { id: 'make', head: '', cell: Make, align: 'right', flush: true },
)

/** The scores of a student. A list is made for one of them. */
export function ScoresSection({ record: { id } }: { record: StudentRecord }) {
  const answer = useQuery(scoreRecordCalls.list(id))
  return (
    <Section title="成绩">
      <States
        of={answer}
        name="成绩"
        pending={<PendingTable />}
        isEmpty={(scores) => scores.length === 0}
        empty={<EmptyRegion className="mt-3">还没有录入成绩，有了成绩才能制定志愿表。</EmptyRegion>}
      >
        {(scores) => (
          <DataTable
            label="成绩"
            columns={COLUMNS}
            rows={scores.map((score) => ({
              ...score,
              basis: scoreBasis({ ...score, preferenceScoreId: score.id }, scores, now()),
            }))}
          />
        )}
      </States>
    </Section>
  )
}
