import { useQuery } from '@tanstack/react-query'
import type { StudentRecord } from '~/contracts/student-record'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { useFormOf } from '~/entities/service-order/use-form-of'
import { MissingLine } from '~/shared/answer/missing-line'
import { Section } from '../parts/section'
import { studentCalls } from './student.calls'
import { timelineOf } from './timeline'

/** What the student and the staff have done, by time. It grows as the parts of the page arrive. */
export function TimelineSection({ record }: { record: StudentRecord }) {
  const { form } = useFormOf(record)
  const scores = useQuery(scoreRecordCalls.list(record.id))
  const lists = useQuery(listCalls.byStudent(record.id))
  const ext = useQuery(studentCalls.ext(record.id))
  const moments = timelineOf({
    form,
    scores: scores.data,
    lists: lists.data,
    assessments: ext.data?.assessments,
  })
  return (
    <Section title="时间线">
      <ol className="mt-3 grid gap-3 border-l pl-4">
        {moments.map(({ time, what }) => (
          <li key={`${time} ${what}`}>
            <time className="block text-xs text-muted-foreground">{time.slice(0, 16).replace('T', ' ')}</time>
            {what}
          </li>
        ))}
      </ol>
      <MissingLine of={[scores, lists, ext]} name="时间线的一部分" />
    </Section>
  )
}
