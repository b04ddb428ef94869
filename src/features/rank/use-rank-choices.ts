import { provinceExams } from '~/entities/province/province-exams.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { categoryIn } from '~/rules/exam/candidate-categories'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { useAnswer } from '~/shared/answer/use-answer'
import { currentYear } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'
import type { RankFilters } from './rank.address'
import { chooseFilters } from './rank-filters'

/** What can be asked in the province of the address, and what is asked of it. */
export function useRankChoices({ filters, change }: Filtered<RankFilters>) {
  const thisYear = currentYear()
  const subjects = useUser()?.subjects
  const province = useKnownProvince(filters.province)
  const exams = useAnswer(province, provinceExams)
  const offered = exams.isEarlier ? undefined : exams.data
  const choices = useSettled({ filters, change }, (asked) =>
    province !== undefined && offered
      ? chooseFilters({ ...asked, province }, offered, { thisYear, subjects })
      : undefined,
  )
  // The HTML that was rendered at build time knows no address, and so no score.
  const score = province === undefined ? undefined : filters.score
  const category = categoryIn(province, filters.category)
  // A category that the province does not have decides nothing, and leaves the address.
  useSettled({ filters, change }, () => (province === undefined ? undefined : { question: { category } }))
  return { province, exams, offered, choices, score, category }
}
