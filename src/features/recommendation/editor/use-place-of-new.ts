import { useEffect, useMemo, useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { PlaceOfNew } from '~/entities/application-list/adding/add-to-items'
import type { ListFrame } from '~/rules/check-up/checked-list'

type Rules = Pick<typeof import('~/entities/application-list/adding/insert-item'), 'placeOfNew'>

/** Where the code of the rules does not come: at the end, as a list can always be ordered later. */
const AT_END: Rules = { placeOfNew: (_frame, items) => items.length + 1 }

/** Finds the place of a new choice by its difficulty; the rules for it come after the page. */
export function usePlaceOfNew(
  frame: ListFrame,
  units: ReadonlyMap<string, RecommendedUnit>,
): PlaceOfNew | undefined {
  const [rules, setRules] = useState<Rules>()
  useEffect(() => {
    import('~/entities/application-list/adding/insert-item').then(setRules, () => setRules(AT_END))
  }, [])
  return useMemo(
    () =>
      rules &&
      ((items, item, unit) => rules.placeOfNew(frame, items, item, new Map([...units, [unit.unitId, unit]]))),
    [rules, frame, units],
  )
}
