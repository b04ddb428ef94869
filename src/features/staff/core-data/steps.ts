import type { PeriodStatistics } from '~/contracts/planner-admin'
import { shareOf } from './period'

type Steps = PeriodStatistics['steps']
type Step = Steps[number]['step']

const LABELS: Readonly<Record<Step, string>> = {
  signUp: '注册',
  exam: '填写省份和年份',
  subjects: '选择选考科目',
  score: '录入成绩',
  intention: '填写报考意向',
  list: '建立志愿表',
}

export const stepLabel = (step: Step) => LABELS[step]

/** A step of filling in: who has come to it, and who has gone no further. */
export interface StepRow {
  readonly label: string
  readonly count: number
  /** Of those who signed up, in percent. */
  readonly share: number
  /** The same share in the period before; absent where nobody signed up. */
  readonly shareBefore: number | undefined
  /** How many have not taken the next step; of the last step nobody. */
  readonly stopped: number
}

export function stepRows(now: Steps, before: Steps): StepRow[] {
  const [all = 0, allBefore = 0] = [now[0]?.count, before[0]?.count]
  return now.map(({ step, count }, index) => ({
    label: stepLabel(step),
    count,
    share: shareOf(count, all),
    shareBefore: allBefore === 0 ? undefined : shareOf(before[index]?.count ?? 0, allBefore),
    stopped: count - (now[index + 1]?.count ?? count),
  }))
}
