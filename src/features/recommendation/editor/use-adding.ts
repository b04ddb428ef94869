import { useCallback, useEffect, useMemo, useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import {
  allAdded,
  type Coming,
  type PlaceOfNew,
  swapped,
} from '~/entities/application-list/adding/add-to-items'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { MajorWishes } from '~/entities/application-list/item-of-unit'
import type { ApplicationForm } from '~/rules/filing/application-form'

/** The way of units into a list. */
export interface Adding {
  /** Puts a unit where it belongs; in a full list another one leaves for it. */
  readonly add: (unit: RecommendedUnit, insteadOf?: string) => void
  /** Ids of the units that have been chosen and are not in the list yet. */
  readonly waiting: ReadonlySet<string>
  /** Puts a unit in the place of another; false where it cannot. */
  readonly swapIn: (unitId: string, unit: RecommendedUnit) => boolean
  /** Units that were added since the page was opened, at a place that the list chose. */
  readonly placed: ReadonlySet<string>
}

interface Asked {
  readonly data: MajorWishes | undefined
  readonly isPending: boolean
}

const NONE: readonly Coming[] = []

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
  const [coming, setComing] = useState(NONE)
  useEffect(() => {
    if (!form || !placeOf || isPending || coming === NONE) return
    setComing(NONE)
    edit(allAdded(items, coming, { form, wishes, placeOf }))
    setPlaced((before) => new Set([...before, ...coming.map(({ unit }) => unit.unitId)]))
  }, [form, isPending, coming, edit, items, wishes, placeOf])
  const add = useCallback(
    (unit: RecommendedUnit, insteadOf?: string) => setComing((before) => [...before, { unit, insteadOf }]),
    [],
  )
  const swapIn = useCallback(
    (unitId: string, unit: RecommendedUnit) => {
      const made = form && swapped(items, unitId, unit, { form, wishes })
      edit(made)
      return made !== undefined
    },
    [form, items, wishes, edit],
  )
  return useMemo(
    () => ({ add, swapIn, placed, waiting: new Set(coming.map(({ unit }) => unit.unitId)) }),
    [add, swapIn, placed, coming],
  )
}
