import { settleFilters, withComingYear } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { provinceCalls } from '~/entities/province/province.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { categoryIn } from '~/rules/exam/candidate-categories'
import { newestPlanYear } from '~/rules/exam/years'
import type { Changes, Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { useAnswer } from '~/shared/answer/use-answer'
import { useRetry } from '~/shared/answer/use-retry'
import { currentYear, now } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'

/** A school whose lines or plans are shown, and who keeps the filters. */
export interface LinesViewProps extends Filtered<LinesFilters> {
  readonly schoolId: string
}

/** The question of a view, completed by what the province offers, and the controls that change it. */
export function useLineFilters(
  { filters, change }: Filtered<LinesFilters>,
  /** Plans are there for the year whose lines are still to come. */
  asks: 'lines' | 'plans',
) {
  const subjects = useUser()?.subjects
  const thisYear = currentYear()
  const province = useKnownProvince(filters.province)
  const rules = useAnswer(province, provinceCalls.rules)
  const known = rules.isEarlier ? undefined : rules.data
  const offered = useSettled({ filters, change }, (asked) =>
    province !== undefined && known
      ? settleFilters(province, asked, asks === 'plans' ? withComingYear(known, thisYear) : known, {
          thisYear,
          planYear: asks === 'plans' ? newestPlanYear(now()) : undefined,
          subjects,
        })
      : undefined,
  )
  const subjectRule = useAnswer(offered?.question, (question) =>
    provinceCalls.subjectRule(question.province, question.year),
  )
  const ofElectives = useRetry(subjectRule)
  return {
    rules,
    offered,
    question: offered?.question,
    controls: {
      province,
      category: categoryIn(province, filters.category),
      offered,
      electives: subjectRule.data?.remainingSubjectRule.subjects ?? [],
      ofElectives,
      // Another question has other groups (S2 §4).
      onChange: (next: Changes<LinesFilters>) => change({ group: undefined, ...next }),
    },
  }
}
