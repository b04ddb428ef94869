import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { SELF_CREATED } from '~/contracts/reference'
import { formText } from '~/entities/application-list/form-text'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { FilingDeadline } from '~/entities/season/filing-deadline'
import { scoreText } from '~/rules/exam/score-text'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { MissingLine } from '~/shared/answer/missing-line'
import { formatCount } from '~/shared/lib/text/format'

interface ListFactsProps {
  readonly list: ApplicationListDetail
  readonly form: ApplicationForm
  readonly count: number
}

/** For whom and for what a list is, and how full it is. A new order draws none of it again. */
export const ListFacts = memo(function ListFacts({ list, form, count }: ListFactsProps) {
  const { province, year, batch, subject, score, rank, createdType, preferenceScoreId } = list
  const asked = scoreRecordCalls.byId(preferenceScoreId ?? '')
  // A list does not say whether its score is of a mock exam: its record does.
  const answer = useQuery({ ...asked, enabled: Boolean(preferenceScoreId) })
  const record = answer.data
  const facts = [
    `${province} ${year} 年`,
    subject,
    batch,
    record ? scoreText(record) : score != null && `${score} 分`,
    rank != null && `位次 ${formatCount(rank)}`,
    createdType === SELF_CREATED ? '自建' : '规划师建议',
  ].filter((fact) => typeof fact === 'string')
  return (
    <div className="mt-1 text-sm text-muted-foreground">
      <p>
        {facts.map((fact, index) => (
          // A fact is not broken in the middle, nor parted from its dot.
          <span key={fact} className="mr-1 inline-block">
            {fact}
            {index < facts.length - 1 && ' ·'}
          </span>
        ))}
      </p>
      {preferenceScoreId && <MissingLine of={[answer]} name="成绩记录" />}
      <p>
        已填 <span className="font-medium text-foreground">{count}</span>
        {form.choiceCount !== undefined && ` / ${form.choiceCount}`}，{formText(form)}
      </p>
      <FilingDeadline list={list} />
    </div>
  )
})
