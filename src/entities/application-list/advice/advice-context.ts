import { type ComponentType, createContext } from 'react'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import type { ListAdvice } from '~/contracts/list-advice'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { Change } from '../editor/list-editor'

/** A row beside which something may stand. */
export interface AdvisedRow {
  readonly item: ApplicationItem
  readonly unit: RecommendedUnit | undefined
  /** Absent where the list is only read. */
  readonly change: Change | undefined
}

export interface Advised {
  /** Undefined until it is known, null where the server keeps none. */
  readonly advice: ListAdvice | null | undefined
  /** The reader writes the reasons of a planner's list: each row keeps room for its own. */
  readonly hasReasons: boolean
  /** Whose list it is, and on which rank in which province; reasons speak of them. */
  readonly of?: Pick<ApplicationListDetail, 'studentId' | 'province' | 'rank'>
  /** Shows it beside a row; absent where no page has been told of advice. */
  readonly Row?: ComponentType<AdvisedRow>
}

/** What stands beside the list of the page. */
export const AdviceContext = createContext<Advised>({ advice: undefined, hasReasons: false })
