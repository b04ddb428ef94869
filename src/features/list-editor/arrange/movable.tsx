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
    if (row.current) shift(row.current, top)
  }, [row, top])
  useLayoutEffect(() => {
    const { current } = row
    return () => {
      if (current) shift(current, null)
    }
  }, [row])
  return null
}

/**
 * Shifts a row by some pixels; null ends it. A row that makes room glides. One that has not moved is left alone, and no
 * row gets a layer of its own: to take a hundred of them away would be most of the work of a drop.
 */
function shift({ style }: HTMLElement, top: number | null): void {
  if (top === null || (top === 0 && style.transform === '')) {
    if (style.transform !== '') Object.assign(style, { transform: '', transition: '' })
    return
  }
  Object.assign(style, { transform: `translateY(${top}px)`, transition: GLIDE })
}

const GLIDE = 'transform 150ms cubic-bezier(0.4, 0, 0.2, 1)'

/** A dropped row is where it belongs: to glide there, each of a hundred rows would be measured. */
const animateLayoutChanges = () => false

/** Rows keep their size while one is dragged: a hundred watchers would come and go with each drag. */
const NOT_WATCHED = { disabled: true }
