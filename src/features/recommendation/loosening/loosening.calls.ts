import { recommendation } from '~/contracts/recommendation'
import { ask } from '~/shared/api/call'
import { request } from '~/shared/api/client'
import { FRESH } from '~/shared/api/query'
import type { CandidateQuestion } from '../recommendation.calls'

/** Where candidates are counted: not by the call whose answer the page shows, for a newer question cancels an older one. */
export type Counting = 'units' | 'schools'

interface Probe {
  readonly by: Counting
  /** In the order in which they are tried. */
  readonly questions: readonly CandidateQuestion[]
  /** Units that do not count, as those that stand in the list. */
  readonly without: readonly string[]
}

/** The index of the first question that has a unit to offer; null where none has. */
export function firstFit({ by, questions, without }: Probe) {
  const { method, path } = recommendation[by]
  const known = new Set(without)
  return ask<number | null>({
    key: [method, path, 'first fit', questions, without],
    staleTime: FRESH.own,
    send: async (signal) => {
      for (const [index, question] of questions.entries()) {
        const units = await unitsOf(by, question, without.length + 1, signal)
        if (units.some((unitId) => !known.has(unitId))) return index
      }
      return null
    },
  })
}

/** How many candidates each question has, in the words of the page: units, or schools. */
export function countsOf({ by, questions }: Omit<Probe, 'without'>) {
  const { method, path } = recommendation[by]
  return ask<readonly number[]>({
    key: [method, path, 'counts', questions],
    staleTime: FRESH.own,
    send: async (signal) => {
      const counts: number[] = []
      for (const question of questions) {
        const body = { ...question, page: 1, pageSize: 1 }
        counts.push((await request(recommendation[by], { body }, signal)).total)
      }
      return counts
    },
  })
}

async function unitsOf(by: Counting, question: CandidateQuestion, pageSize: number, signal: AbortSignal) {
  const body = { ...question, page: 1, pageSize }
  if (by === 'units') {
    return (await request(recommendation.units, { body }, signal)).records.map(({ unitId }) => unitId)
  }
  const { records } = await request(recommendation.schools, { body }, signal)
  return records.flatMap(({ units }) => units.map(({ unitId }) => unitId))
}
