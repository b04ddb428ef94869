import { useUnreached } from '~/entities/province/use-unreached'
import { type MyRank, useMyRank } from '~/entities/rank/use-my-rank'
import { useShownRank } from '~/entities/rank/use-shown-rank'
import type { Category } from '~/rules/exam/candidate-categories'
import type { Filtered, FiltersOf } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import type { WHOSE_FIELDS } from './library.address'
import { useLineQuestion } from './use-line-question'

type WhoseFilters = Partial<FiltersOf<typeof WHOSE_FIELDS>> & { readonly category?: Category | undefined }

/** Whose last lines are shown, written into the address, and the reader's rank beside them. */
export function useWhoseLines({ filters, change }: Filtered<WhoseFilters>) {
  const { province, subjects, question, rules } = useLineQuestion(filters)
  useSettled(
    { filters, change },
    () => question && { question: { province: question.province, subject: question.subject } },
  )
  const mine: MyRank | undefined = useMyRank(filters.rank, question ?? {})
  const unreachedIn = useUnreached({ ...question, category: filters.category, score: mine?.score })
  return { province, subjects, question, rules, mine, rank: useShownRank(filters, mine, rules), unreachedIn }
}
