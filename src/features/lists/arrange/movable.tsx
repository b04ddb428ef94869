import { useSortable } from '@dnd-kit/sortable'
import { type RefObject, useLayoutEffect } from 'react'

type Hold = ReturnType<typeof useSortable>['listeners']

interface MovableProps {
  readonly unitId: string
  readonly row: RefObject<HTMLElement | null>
  readonly grip: RefObject<HTMLButtonElement | null>
  readonly hold: RefObject<Hold>
}

/** Takes a row into the drags. It draws nothing, so that rows come and go from it without losing the focus. */
export function Movable({ unitId, row, grip, hold }: MovableProps) {
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

/** A dropped row is where it belongs: to glide there, each of a hundred rows would be measured. */
const animateLayoutChanges = () => false

/** Rows keep their size while one is dragged: a hundred watchers would come and go with each drag. */
const NOT_WATCHED = { disabled: true }
