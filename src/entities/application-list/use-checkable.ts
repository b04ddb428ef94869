import { useMemo } from 'react'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import { SUBJECTS } from '~/contracts/reference'
import { useStable } from '~/shared/lib/use-stable'
import { useUser } from '~/shared/session/session'
import { checkedList, type ListFrame } from './checked-list'
import { unwantedNames } from './student-facts'
import type { Checkable } from './use-check-up'
import { useStudentFacts, useUnwantedCodes } from './use-student-facts'
import type { KnownUnits } from './use-units'

/** The list as the check-up reads it; undefined while its lines are on their way, and where it cannot be checked. */
export function useCheckable(
  list: ListFrame & Pick<ApplicationListDetail, 'studentId' | 'preferenceScoreId'>,
  items: readonly ApplicationItem[],
  units: KnownUnits,
): Checkable | undefined {
  const user = useUser()
  const ids = user?.id === list.studentId ? user.subjects : undefined
  const facts = useStudentFacts(list)
  const unwanted = useUnwantedCodes(list)
  const checkable = useMemo(() => {
    if (units.isPending) return undefined
    const electives = ids && SUBJECTS.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
    const checked = checkedList(list, items, units.byId, electives?.length ? electives : undefined)
    if (!checked) return undefined
    const student = { ...facts, ...unwantedNames(units.byId.values(), unwanted), ...checked.student }
    return { list: { ...checked, student }, unitIds: items.map(({ unitId }) => unitId) }
  }, [list, items, units, ids, facts, unwanted])
  // A save and a reason change the list, and nothing that is checked.
  return useStable(checkable)
}
