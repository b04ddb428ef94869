import { useSyncExternalStore } from 'react'
import { hasMoved, onFirstMove } from './first-use'

/** Whether somebody is at work on the page: has pressed, scrolled, or moved a pointer. */
export const useInUse = (): boolean => useSyncExternalStore(onFirstMove, hasMoved, () => false)
