import { scoreLookups } from '~/contracts/score-lookups'
import { askExtension } from '~/shared/api/ask-extension'
import { call } from '~/shared/api/call'

/** What a ruler of ranks is of. */
export interface RulerQuestion {
  readonly province: string
  readonly year: number
  readonly subject: string
}

/** Where all lines of a province lie; null where the server does not know. */
export const rulerCalls = {
  lines: ({ province, year, subject }: RulerQuestion) =>
    askExtension(call(scoreLookups.lineDistribution, { query: { province, year, subject } })),
}
