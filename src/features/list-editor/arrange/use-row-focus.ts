import { useLayoutEffect, useRef, useState } from 'react'

/** The id of the element of a row that is put in order. */
export const orderedRowId = (unitId: string) => `order-${unitId}`

interface RowFocus {
  /** The one row that Tab comes to. */
  readonly current: string | undefined
  readonly setCurrent: (unitId: string) => void
  /** Gives the focus to a row; to one that is only drawn with the next order, then. */
  readonly focus: (unitId: string) => void
  /** The same for a row that is about to change its place. */
  readonly focusMoved: (unitId: string) => void
}

/** One row of many takes the focus: `order` has the units of the rows as they stand on the screen. */
export function useRowFocus(order: readonly string[]): RowFocus {
  const [kept, setCurrent] = useState<string>()
  const wanted = useRef<string>(undefined)
  const current = kept !== undefined && order.includes(kept) ? kept : order[0]
  // The browser drops the focus when an element changes its place.
  useLayoutEffect(() => {
    if (wanted.current !== undefined && order.includes(wanted.current)) focusRow(wanted.current)
    wanted.current = undefined
  })
  const focus = (unitId: string) => {
    setCurrent(unitId)
    wanted.current = unitId
    focusRow(unitId)
  }
  const focusMoved = (unitId: string) => {
    setCurrent(unitId)
    wanted.current = unitId
    releaseFocus()
  }
  return { current, setCurrent, focus, focusMoved }
}

/**
 * Takes the focus away before rows change places: React would lay the page out to keep it on an element that it moves. Who
 * calls gives it back. Tells whether something had it.
 */
export function releaseFocus(): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return false
  activeElement.blur()
  return true
}

function focusRow(unitId: string): void {
  const row = document.getElementById(orderedRowId(unitId))
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}
