import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Items, itemName } from '~/entities/application-list/edits'
import { TierMark } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import { cn } from '~/shared/ui/cn'
import { HOW_TO_DRAG } from './announcements'
import type { Watch } from './use-near-rows'

interface RowProps {
  readonly item: Items[number]
  /** From 1. */
  readonly place: number
  readonly tier: TierName | undefined
  readonly isChosen: boolean
  readonly isHeld: boolean
  /** Whether it takes part in drags. */
  readonly isNear: boolean
  readonly toggle: (unitId: string) => void
  readonly watch: Watch
  readonly bring: (unitId: string) => void
}

/** A row that can be dragged: the part of it that a drag concerns is drawn with each step, the row itself is not. */
export const SortableRow = memo(function SortableRow(props: RowProps) {
  const { item, place, isChosen, isNear, isHeld, watch, bring } = props
  const { unitId } = item
  const row = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const hold = useRef<Hold>(undefined)
  useEffect(() => (row.current ? watch(row.current, unitId) : undefined), [watch, unitId])
  return (
    <li
      ref={row}
      style={OUT_OF_SIGHT}
      className={cn(
        'relative flex min-h-11 items-center gap-2 border-b bg-background text-sm',
        isChosen && 'bg-muted',
        isHeld && 'z-10 bg-primary-soft shadow-raised',
      )}
    >
      {isNear && <Movable {...{ unitId, row, grip, hold }} />}
      <button
        ref={grip}
        type="button"
        aria-describedby={HOW_TO_DRAG}
        aria-roledescription="可以拖动的志愿"
        aria-label={`拖动 ${itemName(item)}，现在第 ${place} 位`}
        aria-pressed={isHeld || undefined}
        onFocus={() => isNear || bring(unitId)}
        onPointerDown={(event) => hold.current?.onPointerDown?.(event)}
        onKeyDown={(event) => hold.current?.onKeyDown?.(event)}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted-foreground md:h-10"
      >
        {GRIP}
      </button>
      <RowLine {...props} />
    </li>
  )
})

type Hold = ReturnType<typeof useSortable>['listeners']

interface MovableProps {
  readonly unitId: string
  readonly row: RefObject<HTMLLIElement | null>
  readonly grip: RefObject<HTMLButtonElement | null>
  readonly hold: RefObject<Hold>
}

/** Takes a row into the drags. It draws nothing, so that rows come and go from it without losing the focus. */
function Movable({ unitId, row, grip, hold }: MovableProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform } = useSortable({
    id: unitId,
    animateLayoutChanges,
    resizeObserverConfig: NOT_WATCHED,
  })
  useLayoutEffect(() => {
    setNodeRef(row.current)
    setActivatorNodeRef(grip.current)
    return () => {
      setNodeRef(null)
      setActivatorNodeRef(null)
    }
  }, [row, grip, setNodeRef, setActivatorNodeRef])
  useLayoutEffect(() => {
    hold.current = listeners
    return () => {
      hold.current = undefined
    }
  }, [hold, listeners])
  const top = transform && Math.round(transform.y)
  useLayoutEffect(() => {
    const { current } = row
    if (!current || top === null) return
    current.style.transform = `translate3d(0, ${top}px, 0)`
    // Rows that make room glide. None is told to for all that stay.
    current.classList.add('transition-transform')
    return () => {
      current.style.transform = ''
      current.classList.remove('transition-transform')
    }
  }, [row, top])
  return null
}

/** Made once: each step of a drag would draw a hundred of them anew. */
const GRIP = <GripVertical aria-hidden className="size-5" />

/** A row out of sight is not drawn, but keeps its place: a drag by keyboard goes there. */
const OUT_OF_SIGHT = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.75rem' } as const

/** A dropped row is where it belongs: to glide there, each of a hundred rows would be measured. */
const animateLayoutChanges = () => false

/** Rows keep their size while one is dragged: a hundred watchers would come and go with each drag. */
const NOT_WATCHED = { disabled: true }

function RowLine({ item, place, tier, isChosen, toggle }: RowProps) {
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
}
