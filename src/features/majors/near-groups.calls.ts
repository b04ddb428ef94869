import type { Risk } from '~/contracts/enumerations'
import { recommendation } from '~/contracts/recommendation'
import { scoreRecords } from '~/contracts/score-records'
import { ask, call } from '~/shared/api/call'

/** Units that are named; the pages of the schools have the others. */
const MOST_NAMED = 8

export interface NearQuestion {
  readonly scoreId: string
  readonly batch: string
  readonly major: string
  readonly risk: Risk
}

export const nearCalls = {
  batches: (preferenceScoreId: string) => ask(call(scoreRecords.batches, { query: { preferenceScoreId } })),
  /** Units in reach of a score record that contain a major. */
  units: ({ scoreId, batch, major, risk }: NearQuestion) =>
    ask(
      call(recommendation.units, {
        body: {
          preferenceScoreId: scoreId,
          batch,
          majorCodes: [major],
          risks: [risk],
          page: 1,
          pageSize: MOST_NAMED,
        },
      }),
    ),
}
