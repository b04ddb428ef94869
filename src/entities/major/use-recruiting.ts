import type { RecruitingQuery } from '~/contracts/majors'
import type { useWhoseLines } from '~/entities/school/use-whose-lines'
import { useStable } from '~/shared/react/use-stable'

type Whose = Pick<ReturnType<typeof useWhoseLines>, 'province' | 'question' | 'rules' | 'rank'>

/**
 * For whom schools have to recruit, and beside which rank they stand; `isAwaited` until it is known, so that nothing is
 * asked twice. Undefined where nobody can tell.
 */
export function useRecruiting({ province, question, rules, rank }: Whose): {
  readonly recruiting: RecruitingQuery | undefined
  readonly isAwaited: boolean
} {
  const isAwaited = rank === 'pending' || (province !== undefined && !question && rules.isPending)
  const recruiting = useStable(
    question &&
      rank !== 'pending' && {
        province: question.province,
        year: question.year,
        subject: question.subject,
        ...(rank && { rank: rank.rank }),
      },
  )
  return { recruiting: recruiting || undefined, isAwaited }
}
