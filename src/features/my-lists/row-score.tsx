import type { ApplicationList } from '~/contracts/list-summaries'
import { RemakeList } from '~/entities/application-list/score/remake-list'
import { scoreText } from '~/rules/exam/score-text'
import type { ScoreBasis } from '~/rules/list/score-basis'

interface RowScoreProps {
  readonly list: ApplicationList
  readonly basis: ScoreBasis | undefined
}

/** The score that a list stands on; one that the exam has overtaken says so, and the list is made anew from here. */
export function RowScore({ list, basis }: RowScoreProps) {
  if (!basis) return null
  const { record, exam, isOutdated } = basis
  const own = `按${scoreText(record)}做`
  if (!isOutdated) return <p className="text-sm font-normal text-muted-foreground">{own}</p>
  return (
    <div className="grid justify-items-start gap-1 py-1 text-sm font-normal">
      <p className="text-destructive">
        {own}，{exam ? `高考是 ${exam.score} 分` : '高考成绩已经公布，还没有录入'}
      </p>
      {exam && (
        <span className="print-hidden">
          <RemakeList list={list} exam={exam} />
        </span>
      )}
    </div>
  )
}
