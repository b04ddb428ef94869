import { createContext } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListAdvice } from '~/contracts/list-advice'

export interface Advised {
  /** Undefined until it is known, null where the server keeps none. */
  readonly advice: ListAdvice | null | undefined
  /** The reader writes the reasons of a planner's list: each row keeps room for its own. */
  readonly hasReasons: boolean
  /** Whose list it is, and on which rank in which province; reasons speak of them. */
  readonly of?: Pick<ApplicationListDetail, 'studentId' | 'province' | 'rank'>
}

/** What stands beside the list of the page. */
export const AdviceContext = createContext<Advised>({ advice: undefined, hasReasons: false })
