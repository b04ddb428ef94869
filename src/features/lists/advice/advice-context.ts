import { createContext } from 'react'
import type { ListAdvice } from '~/contracts/list-advice'

interface Advised {
  readonly advice: ListAdvice
  /** A planner's list: its rows have reasons. */
  readonly isProposal: boolean
}

/** What stands beside the list of the page; absent where the server keeps none, and until it is known. */
export const AdviceContext = createContext<Advised | undefined>(undefined)
