import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { scoreText } from '~/rules/exam/score-text'
import type { ScoreBasis } from '~/rules/list/score-basis'
import { isStaff } from '~/shared/domain/access'
import { formatCount } from '~/shared/lib/text/format'
import { useUser } from '~/shared/session/session'
import { listCalls } from '../list-summaries.calls'
import { RemakeList } from './remake-list'

export interface OutdatedScoreProps {
  readonly list: ApplicationListDetail
  readonly basis: ScoreBasis
}

/** Says that the exam has overtaken the score of a list, and makes the list anew with one press. */
export function OutdatedScore({ list, basis: { record, exam } }: OutdatedScoreProps) {
  const user = useUser()
  const isByStaff = user !== undefined && isStaff(user)
  const lists = useQuery(listCalls.byStudent(list.studentId)).data ?? []
  const redone = exam && lists.find(({ preferenceScoreId }) => preferenceScoreId === exam.id)
  const student = isByStaff ? list.studentId : undefined
  return (
    <section
      role="alert"
      aria-label="成绩变了"
      className="print-hidden mt-3 grid max-w-3xl gap-2 rounded border border-destructive px-3 py-2 text-sm"
    >
      <p className="font-medium text-destructive">
        {exam
          ? `高考成绩是 ${exam.score} 分（位次 ${formatCount(exam.rank)}），这张表还按${scoreText(record)}（位次 ${formatCount(record.rank)}）做。`
          : `${list.year} 年高考成绩已经公布，这张表还按${scoreText(record)}（位次 ${formatCount(record.rank)}）做。`}
      </p>
      {exam ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <RemakeList list={list} exam={exam} />
          {redone && (
            <Link
              to="/compareLists"
              search={{ left: list.id, right: redone.id, student }}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-9"
            >
              和“{redone.name}”对比
            </Link>
          )}
          <p className="text-muted-foreground">旧的留着，做好后对比哪里不同。</p>
        </div>
      ) : isByStaff ? (
        <p>学生还没有录入高考成绩：请学生录入，再按它重做。</p>
      ) : (
        <Link
          to="/fillIn"
          className="inline-flex min-h-11 items-center justify-self-start text-primary underline underline-offset-4 md:min-h-9"
        >
          录入高考成绩
        </Link>
      )}
    </section>
  )
}
