import { type MouseEvent, useRef } from 'react'

/** Whether it is the second press of a double click, whose first may have changed what lies under the pointer. */
export function isRepeatedPress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  // Keys count no clicks.
  return detail > 1
}

/**
 * Holds back the second press of a double click that lands on another row than the first. Rows that move or leave bring the
 * next one under the pointer. To be given to the list as `onClickCapture`.
 */
export function useRowPresses(): (event: MouseEvent) => void {
  const pressed = useRef<Element | null>(null)
  return (event) => {
    const row = event.target instanceof Element ? event.target.closest('li, tr') : null
    if (isRepeatedPress(event) && row !== pressed.current) {
      event.preventDefault()
      event.stopPropagation()
    } else pressed.current = row
  }
}
