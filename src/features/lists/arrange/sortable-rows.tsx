import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { type Items, moved } from '~/entities/application-list/edits'
import type { Editing } from '~/entities/application-list/use-editing'
import type { TierName } from '~/rules/chance/tier-name'
import { announcementsOf, HOW_TO_DRAG, INSTRUCTIONS } from './announcements'
import { SortableRow } from './sortable-row'
import { useNearRows } from './use-near-rows'

type Held = DragEndEvent['active']['id']

interface SortableRowsProps {
  readonly items: Items
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  readonly chosen: ReadonlySet<string>
  readonly edit: Editing['edit']
  /** Keeps its identity, so that a row that stays as it is need not be drawn again. */
  readonly toggle: (unitId: string) => void
}

/** The rows of a list, to be dragged by mouse, finger and keyboard. */
export function SortableRows({ items, tiers, chosen, edit, toggle }: SortableRowsProps) {
  const sensors = useSensors(
    // A press that does not move stays a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // The page follows at once: a key pressed while it glides would move nothing.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  const { near, watch, bring } = useNearRows()
  const [held, setHeld] = useState<Held>()
  const ids = items.map(({ unitId }) => unitId)
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(undefined)
    if (over) edit(moved(items, String(active.id), ids.indexOf(String(over.id)) + 1))
  }
  return (
    <DndContext
      id={HOW_TO_DRAG}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(items),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setHeld(active.id)}
      onDragEnd={drop}
      onDragCancel={() => setHeld(undefined)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label="排序" className="mt-2 border-t">
          {items.map((item, index) => (
            <SortableRow
              key={item.unitId}
              item={item}
              place={index + 1}
              tier={tiers.get(item.unitId)}
              isChosen={chosen.has(item.unitId)}
              isHeld={item.unitId === held}
              isNear={item.unitId === held || near.has(item.unitId)}
              toggle={toggle}
              watch={watch}
              bring={bring}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
