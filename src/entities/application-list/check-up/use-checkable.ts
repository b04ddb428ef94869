import { useMemo } from 'react'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import { checkedList, type ListFrame } from '~/rules/check-up/checked-list'
import { useStable } from '~/shared/react/use-stable'
import type { KnownUnits } from '../use-units'
import { unwantedNames } from './unwanted-names'
import type { Checkable } from './use-check-up'
import { useStudentFacts, useUnwantedCodes } from './use-student-facts'

/** The list as the check-up reads it; undefined while its lines are on their way, and where it cannot be checked. */
export function useCheckable(
  list: ListFrame & Pick<ApplicationListDetail, 'studentId' | 'preferenceScoreId'>,
  items: readonly ApplicationItem[],
  units: KnownUnits,
): Checkable | undefined {
  const facts = useStudentFacts(list)
  const unwanted = useUnwantedCodes(list)
  const checkable = useMemo(() => {
    if (units.isPending || !facts) return undefined
    const student = { ...facts, ...unwantedNames(units.byId.values(), unwanted) }
    const checked = checkedList(list, items, units, student)
    return checked && { list: checked, unitIds: items.map(({ unitId }) => unitId) }
  }, [list, items, units, facts, unwanted])
  // A save and a reason change the list, and nothing that is checked.
  return useStable(checkable)
}
