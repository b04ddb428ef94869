import { useMemo } from 'react'
import type { SameScoreDestination } from '~/contracts/score-lookups'
import { useKm } from '~/entities/rank/near/use-km'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import type { useWhoseLines } from '~/entities/school/use-whose-lines'
import type { OwnRank } from '~/rules/chance/beside-line'
import { REACHES, type Reach } from '~/rules/chance/tier-name'
import { ChoiceChips } from '~/shared/filters/choice-chips'
import { useInUse } from '~/shared/lazy/use-in-use'
import { useStable } from '~/shared/react/use-stable'
import { ALL_SCHOOLS, type LibraryPageFilters } from './library-page.address'
import { chosenOf, reachRows, tierLines } from './reach-rows'
import { useReach } from './use-reach'

const SHAPES = { 冲: '▲', 稳: '●', 保: '■' } as const

interface ReachChipsProps {
  readonly question: LineOfYearQuestion | undefined
  readonly own: OwnRank
  readonly unreachedIn: ReturnType<typeof useWhoseLines>['unreachedIn']
  readonly filters: LibraryPageFilters
  /** How many schools there are, whatever the rank; undefined while it is being found out. */
  readonly total: number | undefined
  readonly onChoose: (reach: Reach | typeof ALL_SCHOOLS) => void
}

/** Which schools, by the rank: a tier, or all. Each says how many schools it holds as the list is narrowed. */
export function ReachChips({ filters, total, onChoose, ...asked }: ReachChipsProps) {
  const { reach = ALL_SCHOOLS } = filters
  // The lines of the other tiers are worth their bytes once somebody is at work here.
  const isInUse = useInUse()
  const counts = {
    冲: useCount('冲', isInUse || reach === '冲', { filters, ...asked }),
    稳: useCount('稳', isInUse || reach === '稳', { filters, ...asked }),
    保: useCount('保', isInUse || reach === '保', { filters, ...asked }),
  }
  const chips = [
    ...REACHES.map((tier) => ({
      value: tier,
      label: `${SHAPES[tier]} ${tier}`,
      count: counts[tier],
      isOn: reach === tier,
    })),
    { value: ALL_SCHOOLS, label: ALL_SCHOOLS, count: total, isOn: reach === ALL_SCHOOLS } as const,
  ]
  return <ChoiceChips label="能报的" chips={chips} onPress={({ value }) => onChoose(value)} />
}

/** How many schools have a line in a tier; undefined while nobody knows, or where the lines were cut. */
function useCount(
  tier: Reach,
  isAsked: boolean,
  { question, own, unreachedIn, filters }: Omit<ReachChipsProps, 'total' | 'onChoose'>,
): number | undefined {
  const { answer } = useReach(isAsked ? question : undefined, own, tier, filters)
  const far = useKm(question?.province ?? '', isAsked && filters.km !== undefined)
  const chosen = useStable(chosenOf(filters))
  const { lines, total } = answer.data ?? {}
  const isKnown = total !== undefined && !answer.isEarlier
  const { q } = filters
  return useMemo(() => {
    if (!isKnown || !lines) return undefined
    const isOut = ({ batch }: SameScoreDestination) => unreachedIn(batch)?.isOut === true
    const of = { home: question?.province ?? '', own, isOut, kmOf: far.kmOf, tier, q, chosen }
    return reachRows(tierLines(lines, of).inReach, own.rank).length
  }, [isKnown, lines, question?.province, own, unreachedIn, far.kmOf, tier, q, chosen])
}
