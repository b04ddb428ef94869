import type { ApplicationList } from '~/contracts/list-summaries'
import { EXAM_TYPES, ORDER_STATUSES, SELF_CREATED } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import type { StudentForm } from '~/contracts/service-orders'
import type { AssessmentResult } from '~/contracts/student-profile'

export interface Moment {
  /** As the server writes it; these sort as texts. */
  readonly time: string
  readonly what: string
}

interface Life {
  readonly form?: StudentForm | undefined
  readonly scores?: readonly PreferenceScore[] | undefined
  readonly lists?: readonly ApplicationList[] | undefined
  readonly assessments?: readonly AssessmentResult[] | undefined
}

/** What is known of a student by time, the newest first. What has no time is left out. */
export function timelineOf({ form, scores = [], lists = [], assessments = [] }: Life): Moment[] {
  const moments: (Moment | undefined)[] = [
    form && { time: form.createTime, what: '注册' },
    form?.status && { time: form.updateTime, what: `服务单：${statusOf(form)}` },
    ...scores.map(({ createTime, examType, examName, score }) => ({
      time: createTime,
      what: `录入成绩：${examName || labelOf(examType)} ${score} 分`,
    })),
    ...lists.map(({ updateTime, name, createdType }) =>
      updateTime
        ? { time: updateTime, what: `${createdType === SELF_CREATED ? '自建' : '规划师'}志愿表“${name}”更新` }
        : undefined,
    ),
    ...assessments.map(({ finishedTime, conclusion }) => ({
      time: finishedTime,
      what: `完成测评：${conclusion}`,
    })),
  ].map((moment) => moment || undefined)
  return moments.flatMap((moment) => moment ?? []).toSorted((a, b) => keyOf(b).localeCompare(keyOf(a)))
}

// A space and a T stand between date and time.
const keyOf = ({ time }: Moment) => time.replace('T', ' ')

const labelOf = (examType: number) => EXAM_TYPES.find(({ id }) => id === examType)?.label ?? '成绩'

function statusOf({ status, plannerName }: StudentForm): string {
  const label = ORDER_STATUSES.find(({ id }) => id === status)?.label ?? ''
  return plannerName ? `${label}（${plannerName}）` : label
}
