import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ApplicationList } from '~/contracts/list-summaries'
import { SELF_CREATED } from '~/contracts/reference'
import { ListLink } from '~/entities/application-list/list-link'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { scoreText } from '~/rules/exam/score-text'
import { type ScoreBasis, scoreBasis } from '~/rules/list/score-basis'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { now } from '~/shared/lib/time/clock'
import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { STAGE_WORDS } from '../parts/list-stage'
import { PendingTable, Section } from '../parts/section'

const COLUMNS = tableColumns<Listed>()(
  {
    id: 'name',
    head: '名称',
    cell: (list) => <ListLink list={list} />,
    lead: ['exam', 'score', 'updated'],
  },
  { id: 'exam', head: '省份与年份', text: ({ province, year }) => `${province} ${year}`, from: 'md' },
  { id: 'score', head: '成绩', cell: BasisText, from: 'md' },
  { id: 'count', head: '志愿', figure: (row) => row.itemCount },
  { id: 'from', head: '来自', text: (row) => (row.createdType === SELF_CREATED ? '自建' : fromPlanner(row)) },
  {
    id: 'updated',
    head: '更新',
    text: (row) => row.updateTime?.slice(0, 10),
    from: 'md',
    faint: true,
    nowrap: true,
  },
)

interface Listed extends ApplicationList {
  readonly basis: ScoreBasis | undefined
}

/** The score that a list stands on, and whether the exam has overtaken it. */
function BasisText({ basis }: Listed) {
  if (!basis) return '—'
  const { record, exam, isOutdated } = basis
  return (
    <span className="whitespace-nowrap">
      {scoreText(record)}
      {isOutdated && (
        <span className="block text-destructive">{exam ? `高考已是 ${exam.score} 分` : '高考已出分'}</span>
      )}
    </span>
  )
}

const fromPlanner = ({ stage }: ApplicationList) => `规划师${stage ? `，${STAGE_WORDS[stage]}` : ''}`

/** The application lists of a student. */
export function ListsSection({ studentId }: { studentId: string }) {
  const answer = useQuery(listCalls.byStudent(studentId))
  const scores = useQuery(scoreRecordCalls.list(studentId))
  return (
    <Section title="志愿表">
      <States
        of={answer}
        name="志愿表"
        pending={<PendingTable />}
        isEmpty={(lists) => lists.length === 0}
        empty={<EmptyRegion className="mt-3">还没有志愿表。</EmptyRegion>}
      >
        {(lists) => (
          <>
            <DataTable
              label="志愿表"
              columns={COLUMNS}
              rows={lists.map((list) => ({
                ...list,
                basis: scores.data && scoreBasis(list, scores.data, now()),
              }))}
            />
            <MissingLine of={[scores]} name="成绩" />
            {lists.length > 1 && (
              <Link
                to="/compareLists"
                search={{ student: studentId }}
                className="mt-2 inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 md:min-h-6"
              >
                对比两份志愿表
              </Link>
            )}
          </>
        )}
      </States>
    </Section>
  )
}
