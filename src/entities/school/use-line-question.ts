import { settleNewest } from '~/entities/admission/line-filters'
import { provinceCalls } from '~/entities/province/province.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { type BatchLevel, batchLevel } from '~/rules/filing/batches'
import { type Answer, type AnswerState, useAnswer } from '~/shared/answer/use-answer'
import { currentYear } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'

/** Whose last line stands beside a school. */
export interface LineOfYearQuestion {
  readonly province: string
  readonly subject: string
  readonly year: number
  /** Batches of the province in the order of admission. */
  readonly batches: readonly string[]
  /** The years before in which the subject was sat, the newest first. */
  readonly yearsBefore?: readonly number[]
}

/** Which lines are asked for, and the answer that tells it. */
export interface AskedLines {
  readonly question: LineOfYearQuestion | undefined
  readonly rules: AnswerState<unknown> & Pick<Answer<unknown, unknown>, 'isEarlier'>
}

/**
 * The question for the lines of many schools: the newest year of a province, and the reader's subject; undefined until
 * the `rules` that tell it are known.
 */
export function useLineQuestion(asked: {
  readonly province?: string | undefined
  readonly subject?: string | undefined
}) {
  const electives = useUser()?.subjects
  const province = useKnownProvince(asked.province)
  const rules = useAnswer(province, provinceCalls.rules)
  const known = rules.isEarlier ? undefined : rules.data
  if (province === undefined || !known) return { province, subjects: [], question: undefined, rules }
  const person = { thisYear: currentYear(), subjects: electives }
  const { subjects, batches, question } = settleNewest(province, asked.subject, known, person)
  return {
    province,
    subjects,
    rules,
    question: question && ({ ...question, batches } satisfies LineOfYearQuestion),
  }
}

/** The same question, where the lines of one level come first: a school may recruit for both. */
export function ofLevel(question: LineOfYearQuestion, level: BatchLevel): LineOfYearQuestion {
  return { ...question, batches: question.batches.filter((batch) => batchLevel(batch) === level) }
}
