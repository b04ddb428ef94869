import { recommendation } from '~/contracts/recommendation'
import { type PreferenceScore, scoreRecords } from '~/contracts/score-records'
import {
  type ListPurpose,
  type MadeList,
  makeWholeList,
  purposeOf,
} from '~/entities/application-list/making/made-list'
import { asked, type OwnRule } from '~/entities/application-list/making/own-rule'
import { ask } from '~/shared/api/call'
import { request } from '~/shared/api/client'
import { FRESH } from '~/shared/api/query'
import { aFewAtOnce } from './a-few-at-once'

async function newestScore(studentId: string, signal: AbortSignal): Promise<PreferenceScore | undefined> {
  const [newest] = await request(scoreRecords.list, { query: { studentId } }, signal)
  return newest
}

/** What the next list of a student is for, by the newest score; null without a score. */
export function purposeFor(studentId: string) {
  const { method, path } = scoreRecords.batches
  return ask<ListPurpose | null>({
    key: [method, path, { studentId }],
    staleTime: FRESH.own,
    send: async (signal) => {
      const newest = await newestScore(studentId, signal)
      return newest ? purposeOf(newest, { signal }) : null
    },
  })
}

/** A list is dear to make: of eleven students the first ones are there while the last still wait. */
const inTurn = aFewAtOnce(2)

/** The draft for the newest score of a student; null without a score. */
export function draftOf({ studentId, rule }: { readonly studentId: string; readonly rule: OwnRule }) {
  const { method, path } = recommendation.easy
  return ask<MadeList | null>({
    key: [method, path, { studentId, ...asked(rule) }],
    staleTime: FRESH.own,
    send: (signal) =>
      inTurn(async () => {
        const newest = await newestScore(studentId, signal)
        return newest ? makeWholeList(newest, { rule, signal }) : null
      }, signal),
  })
}
