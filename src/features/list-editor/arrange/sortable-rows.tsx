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
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import { type Items, moved } from '~/entities/application-list/edits'
import { announcementsOf, HOW_TO_DRAG, INSTRUCTIONS } from './announcements'
import { orderedRowId, releaseFocus } from './use-row-focus'

type Dragged = DragEndEvent['active']['id']

interface SortableRowsProps {
  readonly items: Items
  readonly edit: ListEditor['edit']
  /** The rows, told which of them is dragged. */
  readonly children: (dragged: string | undefined) => ReactNode
}

/** Lets the rows within it be dragged by mouse, finger and keyboard. */
export function SortableRows({ items, edit, children }: SortableRowsProps) {
  const sensors = useSensors(
    // A press that does not move stays a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // The page follows at once: a key pressed while it glides would move nothing.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  const [dragged, setDragged] = useState<Dragged>()
  const ids = items.map(({ unitId }) => unitId)
  const dropped = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (dropped.current !== undefined) focusGrip(dropped.current)
    dropped.current = undefined
  })
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    const made = over && moved(items, String(active.id), ids.indexOf(String(over.id)) + 1)
    if (!made) return
    if (releaseFocus()) dropped.current = String(active.id)
    edit(made)
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
      onDragStart={({ active }) => setDragged(active.id)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children(dragged === undefined ? undefined : String(dragged))}
      </SortableContext>
    </DndContext>
  )
}

/** The row may have been drawn anew. */
function focusGrip(unitId: string): void {
  const grip = document.getElementById(orderedRowId(unitId))?.querySelector('button')
  grip?.focus({ preventScroll: true })
}
