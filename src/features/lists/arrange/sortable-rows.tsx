import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { type Items, itemName, moved } from '~/entities/application-list/edits'
import type { Editing } from '~/entities/application-list/use-editing'
import { TierMark } from '~/entities/rank/tier-mark'
import type { TierName } from '~/shared/domain/chance/tier-name'
import { cn } from '~/shared/ui/cn'
import { announcementsOf, INSTRUCTIONS } from './announcements'

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
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ unitId }) => unitId)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) edit(moved(items, String(active.id), ids.indexOf(String(over.id)) + 1))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(items),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={drop}
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
              toggle={toggle}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  readonly item: Items[number]
  /** From 1. */
  readonly place: number
  readonly tier: TierName | undefined
  readonly isChosen: boolean
  readonly toggle: (unitId: string) => void
}

/** What moves of a row: drawn again with every step of a drag. */
function SortableRow(props: RowProps) {
  const { item, place, isChosen } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useSortable({
    id: item.unitId,
    animateLayoutChanges,
    resizeObserverConfig: NOT_WATCHED,
  })
  return (
    <li
      ref={setNodeRef}
      style={{
        ...OUT_OF_SIGHT,
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
      }}
      className={cn(
        'relative flex min-h-11 items-center gap-2 border-b bg-background text-sm',
        // Rows that make room glide. None is told to for all that stay.
        transform && 'transition-transform',
        isDragging && 'z-10 bg-primary-soft shadow-raised',
        isChosen && 'bg-muted',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-roledescription="可以拖动的志愿"
        aria-label={`拖动 ${itemName(item)}，现在第 ${place} 位`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted-foreground md:h-10"
      >
        {GRIP}
      </button>
      <RowLine {...props} />
    </li>
  )
}

/** Made once: each step of a drag would draw a hundred of them anew. */
const GRIP = <GripVertical aria-hidden className="size-5" />

/** A row out of sight is not drawn, but keeps its place: a drag by keyboard goes there. */
const OUT_OF_SIGHT = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.75rem' } as const

/** A dropped row is where it belongs: to glide there, each of a hundred rows would be measured. */
const animateLayoutChanges = () => false

/** Rows keep their size while one is dragged: a hundred watchers would come and go with each drag. */
const NOT_WATCHED = { disabled: true }

const RowLine = memo(function RowLine({ item, place, tier, isChosen, toggle }: RowProps) {
  const { unitId, provinceName, adjust } = item
  const name = itemName(item)
  return (
    <label className="flex min-h-11 min-w-0 grow items-center gap-3">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-primary"
        aria-label={`选中 ${name}`}
        checked={isChosen}
        onChange={() => toggle(unitId)}
      />
      <span className="w-6 shrink-0 text-right text-muted-foreground">{place}</span>
      <TierMark tier={tier} />
      <span className="min-w-0 grow truncate font-medium">{name}</span>
      <span className="shrink-0 pr-2 text-muted-foreground max-md:hidden">
        {provinceName}
        {adjust && ' · 服从调剂'}
      </span>
    </label>
  )
})
