import { useDndMonitor } from '@dnd-kit/core'
import { useState } from 'react'
import { type Items, moved } from '~/entities/application-list/edits'
import { YearStrip } from '~/entities/application-list/years/year-strip'
import type { TierName } from '~/rules/chance/tier-name'
import { yearEnds } from '~/rules/list/simulation/sampled-years'
import type { ListYears } from './use-sampled-years'

export interface ArrangedYearsProps {
  readonly items: Items
  readonly years: ListYears
  readonly tiers: ReadonlyMap<string, TierName | undefined>
}

interface Dragged {
  readonly unitId: string
  /** The unit whose place it would take. */
  readonly over: string
}

/** Where the years end in the present order; while a row is dragged, in the order that would be. */
export function ArrangedYears({ items, years, tiers }: ArrangedYearsProps) {
  const [dragged, setDragged] = useState<Dragged>()
  const drop = () => setDragged(undefined)
  useDndMonitor({
    onDragOver: ({ active, over }) =>
      setDragged(over ? { unitId: String(active.id), over: String(over.id) } : undefined),
    onDragEnd: drop,
    onDragCancel: drop,
  })
  const order = dragged ? orderWith(items, dragged) : items
  const known = order.map(({ unitId }) => years.byUnit.get(unitId))
  return (
    <YearStrip
      ends={yearEnds(
        years.barred,
        known.map((unit) => unit?.years),
      )}
      rows={known.map((unit) => unit?.row)}
      tiers={order.map(({ unitId }) => tiers.get(unitId))}
    />
  )
}

function orderWith(items: Items, { unitId, over }: Dragged): Items {
  const place = items.findIndex((item) => item.unitId === over) + 1
  return moved(items, unitId, place)?.items ?? items
}
