import { useCallback, useEffect, useMemo, useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { allAdded, type PlaceOfNew, swapped, traded } from '~/entities/application-list/add-to-items'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { MajorWishes } from '~/entities/application-list/item-of-unit'
import type { ApplicationForm } from '~/rules/filing/application-form'

/** The way of units into a list. */
export interface Adding {
  readonly add: (unit: RecommendedUnit) => void
  /** Ids of the units that have been chosen and are not in the list yet. */
  readonly waiting: ReadonlySet<string>
  /** Puts a unit in the place of another; false where it cannot. */
  readonly swapIn: (unitId: string, unit: RecommendedUnit) => boolean
  /** Puts a unit where it belongs, and takes another out for it. */
  readonly trade: (unitId: string, unit: RecommendedUnit) => void
  /** Units that were added since the page was opened, at a place that the list chose. */
  readonly placed: ReadonlySet<string>
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
  { items, edit }: ListEditor,
  form: ApplicationForm | undefined,
  { data: wishes, isPending }: Asked,
  /** Absent while the rules that find places are on their way. */
  placeOf: PlaceOfNew | undefined,
): Adding {
  const [placed, setPlaced] = useState<ReadonlySet<string>>(new Set())
  const [units, setUnits] = useState(NONE)
  useEffect(() => {
    if (!form || !placeOf || isPending || units === NONE) return
    setUnits(NONE)
    edit(allAdded(items, units, { form, wishes, placeOf }))
    setPlaced((before) => new Set([...before, ...units.map(({ unitId }) => unitId)]))
  }, [form, isPending, units, edit, items, wishes, placeOf])
  const add = useCallback((unit: RecommendedUnit) => setUnits((before) => [...before, unit]), [])
  const swapIn = useCallback(
    (unitId: string, unit: RecommendedUnit) => {
      const made = form && swapped(items, unitId, unit, { form, wishes })
      edit(made)
      return made !== undefined
    },
    [form, items, wishes, edit],
  )
  const trade = useCallback(
    (unitId: string, unit: RecommendedUnit) => {
      if (!placeOf) return void swapIn(unitId, unit)
      edit(form && traded(items, unitId, unit, { form, wishes, placeOf }))
      setPlaced((before) => new Set([...before, unit.unitId]))
    },
    [form, items, wishes, placeOf, edit, swapIn],
  )
  return useMemo(
    () => ({ add, swapIn, trade, placed, waiting: new Set(units.map(({ unitId }) => unitId)) }),
    [add, swapIn, trade, placed, units],
  )
}
