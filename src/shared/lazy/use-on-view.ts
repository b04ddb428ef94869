import type { RefObject } from 'react'
import { useInUse } from './use-in-use'
import { useNear } from './use-near'

/**
 * Whether what stands below the first figures is asked for: its place has been in view, or somebody is at work on the
 * page. They may search or print all of it. Who reads the first figures and leaves asks for nothing else.
 */
export function useOnView(place: RefObject<HTMLElement | null>): boolean {
  const isNear = useNear(place)
  const isInUse = useInUse()
  return isNear || isInUse
}
