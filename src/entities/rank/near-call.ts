import { type NearNarrowing, scoreLookups } from '~/contracts/score-lookups'
import { call } from '~/shared/api/call'

/** What is asked of the lines near a score, apart from its page. `within` is percent of the rank. */
export interface NearQuestion extends NearNarrowing {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly score: number
  readonly within?: number | undefined
  /** What is told of each line beside the rest: swing. */
  readonly tells?: string[] | undefined
}

/** Lines that come together where all of a window are wanted. */
export const WHOLE_PAGE = 1000
/** Lines that come together, the nearest first. */
export const NEAR_PAGE = 100

/** The call for a page of the lines near a score, from 1. */
export const nearCall = (question: NearQuestion, page = 1, pageSize = NEAR_PAGE) =>
  call(scoreLookups.sameScoreInfo, { query: { ...question, page, pageSize } })
