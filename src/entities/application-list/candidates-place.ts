import type { ApplicationItem } from '~/contracts/application-lists'
import type { ApplicationList } from '~/contracts/list-summaries'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { filtersOf } from '~/entities/intention/candidate-filters'
import type { Intention } from '~/entities/intention/intention'
import { NO_INTENTION } from '~/entities/intention/intention'
import { tierInList, tierOfFigures } from '~/rules/chance/tier-name'
import { CHOICE_WIDTH, nearLine } from '~/rules/list/near-line'

export type ListOfCandidates = Pick<ApplicationList, 'id' | 'studentId' | 'preferenceScoreId' | 'batch'>

/** Which candidates are looked at. */
export interface Wanted {
  /** Of one tier alone. */
  readonly tier?: 'reach' | 'match' | 'safety'
  /** The expected lowest rank from and to. */
  readonly lineFrom?: number
  readonly lineTo?: number
  /** Part of the name of a school. */
  readonly query?: string
  /** The unit of the row that a candidate is to stand in for. */
  readonly swap?: string
}

/** The address of what could be added to a list, with the wishes of its student; undefined for a list made without a score. */
export function candidatesPlace(
  { id, studentId, preferenceScoreId, batch }: ListOfCandidates,
  { tier, lineFrom, lineTo, query, swap }: Wanted,
  wishes: Intention | undefined,
) {
  if (!preferenceScoreId || !batch) return undefined
  return {
    to: '/recommendation/$studentId/$preferenceScoreId/$preferenceId/$batch',
    params: { studentId, preferenceScoreId, preferenceId: id, batch },
    search: {
      ...(query === undefined ? filtersOf(wishes ?? NO_INTENTION) : { q: query }),
      tier,
      from: lineFrom,
      to: lineTo,
      swap,
    },
  } as const
}

/**
 * What may stand in for a row: of its tier's difficulty, by its newest line. Without a line, whatever there is. Nobody
 * offers what is out of reach: for a dream, what can just be reached.
 */
export function replacementsOf(item: ApplicationItem, unit: RecommendedUnit | undefined): Wanted {
  const swap = item.unitId
  if (unit && tierInList(tierOfFigures(unit)) === '圆梦') return { swap, tier: 'reach' }
  const rank = unit?.history[0]?.lowestRank ?? item.lowestRank
  return { swap, ...(rank && nearLine(rank, CHOICE_WIDTH)) }
}
