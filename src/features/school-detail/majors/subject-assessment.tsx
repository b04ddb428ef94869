import { useQuery } from '@tanstack/react-query'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import type { Filtered } from '~/shared/address/address'
import { PendingState } from '~/shared/answer/pending-state'
import { RetryButton } from '~/shared/answer/retry-button'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { ChoiceRow } from '~/shared/filters/choice-row'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import type { SchoolMajorsFilters } from './school-majors.address'
import { assessedRound } from './school-majors.prefetch'

interface SubjectAssessmentProps extends Filtered<SchoolMajorsFilters> {
  readonly schoolId: string
}

/** The assessed disciplines of a school; the last round unless one is asked for (S2 §4). */
export function SubjectAssessment({ schoolId, filters, change }: SubjectAssessmentProps) {
  const answer = useQuery(schoolDetailCalls.rounds(schoolId))
  return (
    <Section title="学科评估">
      <States
        of={answer}
        name="学科评估"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-80" />}
        isEmpty={(rounds) => rounds.length === 0}
        empty={<Nothing>这所院校没有学科参加过评估。</Nothing>}
      >
        {(rounds) => {
          const round = assessedRound(rounds, filters.round)
          return (
            <>
              <ChoiceRow
                label="评估轮次"
                single
                all={null}
                options={rounds.map((item) => ({ value: String(item), label: `第 ${item} 轮` }))}
                value={[String(round)]}
                // Grades of one round need not occur in another.
                onChange={([chosen]) => change({ round: Number(chosen), grade: undefined })}
              />
              <Grades
                schoolId={schoolId}
                round={round}
                grade={filters.grade}
                onGrade={(grade) => change({ grade, round })}
              />
            </>
          )
        }}
      </States>
    </Section>
  )
}

interface GradesProps {
  readonly schoolId: string
  readonly round: number
  readonly grade: string | undefined
  readonly onGrade: (grade: string | undefined) => void
}

function Grades({ schoolId, round, grade, onGrade }: GradesProps) {
  const counts = useAnswer(round, (asked) => schoolDetailCalls.grades(schoolId, asked))
  const answer = useAnswer(round, (asked) => schoolDetailCalls.assessment(schoolId, asked))
  const offered = counts.data ?? []
  // Without the list of grades nothing can be checked: then the asked one counts.
  const known = counts.data === undefined || offered.some((item) => item.grade === grade)
  const chosen = known ? grade : undefined
  return (
    <>
      {counts.isPending && (
        <PendingState name="等级">
          <Skeleton className="mt-2 h-18 md:h-8" />
        </PendingState>
      )}
      {counts.isError && offered.length === 0 && (
        <RetryButton name="等级" onRetry={counts.refetch} error={counts.error} />
      )}
      {offered.length > 0 && (
        <ChoiceRow
          label="等级"
          single
          className="mt-2"
          options={offered.map((item) => ({ value: item.grade, count: item.count }))}
          value={chosen === undefined ? [] : [chosen]}
          onChange={([next]) => onGrade(next)}
        />
      )}
      <States
        of={answer}
        name="评估结果"
        className="mt-3"
        pending={<Skeleton of="rows" className="h-80" />}
        isEmpty={({ subjectDetails }) => subjectDetails.length === 0}
        empty={(asked) => <EmptyRegion>第 {asked} 轮没有评估结果。可以换一轮。</EmptyRegion>}
      >
        {({ totalSubjects, subjectDetails }) => {
          const shown = subjectDetails.filter((item) => chosen === undefined || item.grade === chosen)
          return shown.length === 0 ? (
            <EmptyRegion>
              <p>没有评为 {chosen} 的学科。</p>
              <Button variant="outline" size="sm" className="mt-3" onClick={() => onGrade(undefined)}>
                看全部等级
              </Button>
            </EmptyRegion>
          ) : (
            <>
              <p className="text-sm text-muted-foreground" aria-live="polite">
                共 {totalSubjects} 个学科参评
                {chosen !== undefined && `，评为 ${chosen} 的 ${shown.length} 个`}
              </p>
              <DataTable label="学科评估结果" columns={COLUMNS} rows={shown} className="mt-1" />
            </>
          )
        }}
      </States>
    </>
  )
}

interface Assessed {
  readonly subject: string
  readonly grade: string
}

const COLUMNS: Columns<Assessed> = [
  { id: 'subject', head: '学科', text: (row) => row.subject, lead: [] },
  { id: 'grade', head: '等级', text: (row) => row.grade, align: 'right', strong: true },
]
