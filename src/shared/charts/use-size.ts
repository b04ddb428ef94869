import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a box in px, before the first paint and after each change; undefined while it is not shown. */
export function useSize(): [RefObject<HTMLDivElement | null>, Size | undefined] {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      // A hidden box has no size; what it had stays.
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, size]
}
