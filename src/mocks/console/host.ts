import type { Scenario } from '../scenario/scenario'
import type { Backend } from '../server/backend'
import type { CallLog } from './call-log'
import type { PageWatch } from './page-watch'

/** What the console knows of the running product. */
export interface ConsoleHost {
  readonly backend: Backend
  /** Lays another scenario over the running product: what is asked from now on is answered by it. */
  lay(scenario: Scenario): void
  /** Hears of each scenario that is laid over, by whomever. Gives its end. */
  onScenario(listener: () => void): () => void
  /** The calls of this tab since it was loaded. */
  readonly log: CallLog
  /** What else was seen since then. */
  readonly page: PageWatch
}
