import type { Outgoing } from '~/shared/api/outgoing'
import type { MatchedPage } from './matched-page'

/** What the script in the HTML leaves for those that come after it. */
export interface PrefetchState {
  /** The page that the address names. */
  readonly visit: MatchedPage | undefined
  /** Answers that were asked for while the application was still loading, by the name of their call. */
  readonly answers: Map<string, Promise<Response>>
  /** Settle once each of those has been read: its text comes later than its head. */
  readonly reads: Promise<unknown>[]
  /** Asks files of public data where there are some, else the API; `isPublic` where everybody is given the same answer. */
  readonly ask: (call: Outgoing, isPublic: boolean) => Promise<Response>
  /** What those have said that are good, by the same names; unchecked. */
  readonly payloads: Map<string, unknown>
  /** Whether the application has begun to ask: from then on it makes the calls itself. */
  over: boolean
  /** Called with the name of each that has come. */
  onAnswer: (name: string) => void
  /** Whether the application has not begun to draw. */
  mayDraw: boolean
  /** Puts back what stood in the place of a first view that was drawn (`first-views/`). */
  leaveFirstView?: () => void
}

declare global {
  interface Window {
    zetuPrefetch?: PrefetchState
  }
}
