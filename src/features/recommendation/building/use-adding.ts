import { useCallback, useEffect, useMemo, useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { MajorWishes } from '~/entities/application-list/item-of-unit'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { allAdded, type Building } from './building'

/** The way of units into a list. */
export interface Adding {
  readonly add: (unit: RecommendedUnit) => void
  /** Ids of the units that have been chosen and are not in the list yet. */
  readonly waiting: ReadonlySet<string>
}

interface Asked {
  readonly data: MajorWishes | undefined
  readonly isPending: boolean
}

const NONE: readonly RecommendedUnit[] = []

/**
 * Adds units once the wishes are known, or cannot be: with them go the majors that a unit begins with, and nobody looks
 * for an unwanted one there.
 */
export function useAdding(
  { items, edit }: Building,
  form: ApplicationForm | undefined,
  { data: wishes, isPending }: Asked,
): Adding {
  const [units, setUnits] = useState(NONE)
  useEffect(() => {
    if (!form || isPending || units === NONE) return
    setUnits(NONE)
    edit(allAdded(items, units, form, wishes))
  }, [form, isPending, units, edit, items, wishes])
  const add = useCallback((unit: RecommendedUnit) => setUnits((before) => [...before, unit]), [])
  return useMemo(() => ({ add, waiting: new Set(units.map(({ unitId }) => unitId)) }), [add, units])
}
