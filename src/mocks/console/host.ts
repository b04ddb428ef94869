import type { Scenario } from '../scenario/scenario'
import type { Backend } from '../server/backend'
import type { CallLog } from './call-log'
import type { PageWatch } from './page-watch'

/** The console as the product that it watches speaks to it. */
export interface MountedConsole {
  /** Shows another scenario, once it has been laid over. */
  follow(): void
  /** Counts words that were refused, each with why. */
  refuse(words: readonly string[]): void
}

/** What the console knows of the running product. */
export interface ConsoleHost {
  readonly backend: Backend
  /** Lays another scenario over the running product: what is asked from now on is answered by it. */
  lay(scenario: Scenario): void
  /** Hears of each scenario that is laid over, by whomever, and of refused words. Gives its end. */
  onScenario(listener: () => void): () => void
  /** Words that were refused since this page was loaded, each with why, in Chinese. */
  refused(): readonly string[]
  /** The calls of this tab since it was loaded. */
  readonly log: CallLog
  /** What else was seen since then. */
  readonly page: PageWatch
}
