import { useSyncExternalStore } from 'react'
import { IS_MOCKED } from '~/shared/lib/browser/mode'

/** Something about who runs this site. */
export interface OfOperator {
  readonly text: string
  /** Whether it is made up for the demo. */
  readonly isExample: boolean
}

/** Undefined on a live site that was told nothing: nothing is invented there. */
export function ofOperator(reported: string | undefined, example: string): OfOperator | undefined {
  if (reported) return { text: reported, isExample: false }
  return IS_MOCKED ? { text: example, isExample: true } : undefined
}

/** HTML of build time does not know it: settings come with a release. So it appears once React has taken the page over. */
export function useTakenOver<T>(value: T): T | undefined {
  return useSyncExternalStore(
    followNothing,
    () => value,
    () => undefined,
  )
}

const followNothing = () => () => undefined
