import type { Scenario } from '../scenario/scenario'
import type { Backend } from '../server/backend'

/** What the console knows of the running product. */
export interface ConsoleHost {
  readonly backend: Backend
  /** Lays another scenario over the running product: what is asked from now on is answered by it. */
  lay(scenario: Scenario): void
  /** Hears of each scenario that is laid over, by whomever. Gives its end. */
  onScenario(listener: () => void): () => void
}
