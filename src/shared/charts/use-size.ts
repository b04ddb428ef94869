import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size of a box in px, before the first paint and after each change; undefined while it is not shown. Where the box
 * will fill a `room` that stands already, its size is known at the first render.
 */
export function useSize(
  room?: RefObject<HTMLElement | null>,
): [RefObject<HTMLDivElement | null>, Size | undefined] {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(() => sizeOf(room?.current))
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const next = sizeOf(element)
      // A hidden box has no size; what it had stays.
      if (next) setSize((now) => (now && isSame(now, next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, size]
}

function sizeOf(element: HTMLElement | null | undefined): Size | undefined {
  const { clientWidth: width = 0, clientHeight: height = 0 } = element ?? {}
  return width > 0 && height > 0 ? { width, height } : undefined
}

const isSame = (a: Size, b: Size) => a.width === b.width && a.height === b.height
