import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PhysicalTest } from '~/contracts/student-profile'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { recordCalls } from '~/entities/student/record.calls'
import { type SaidOfStudent, studentFacts } from '~/rules/check-up/student-facts'
import { listDetailCalls } from './list-detail.calls'
import { type ListEffect, listEffect } from './list-effect'
import { listCalls } from './list-summaries.calls'
import { knownUnits } from './use-units'

/** What of a student is about to change. */
export interface StudentChange {
  readonly record?: SaidOfStudent | undefined
  readonly physical?: PhysicalTest | undefined
}

export interface ListEffects {
  readonly effects: readonly ListEffect[]
  readonly isPending: boolean
  /** Some of the lists could not be read: nothing is said of them. */
  readonly isError: boolean
}

/** What a change would do to the lists that a student has made. */
export function useListEffects(studentId: string, change: StudentChange): ListEffects {
  const summaries = useQuery(listCalls.byStudent(studentId))
  const record = useQuery(recordCalls.record(studentId))
  const physical = useQuery(recordCalls.physical(studentId))
  const ids = (summaries.data ?? []).flatMap(({ id, itemCount, rank }) => (itemCount && rank ? id : []))
  const details = useQueries({ queries: ids.map((id) => listDetailCalls.detail(id)) })
  const lists = details.flatMap(({ data }) => data ?? [])
  const scores = useQueries({
    queries: lists.map(({ preferenceScoreId }) => scoreRecordCalls.byId(preferenceScoreId ?? '')),
  })
  const questions = lists.flatMap(({ id, items, preferenceScoreId, batch }) =>
    preferenceScoreId && batch
      ? [...new Set(items.map(({ schoolId }) => schoolId))].map((schoolId) => ({
          id,
          query: { schoolId, preferenceScoreId, batch },
        }))
      : [],
  )
  const units = useQueries({ queries: questions.map(({ query }) => listDetailCalls.units(query)) })
  const all = [summaries, record, physical, ...details, ...scores, ...units]
  const isPending = all.some((answer) => answer.isPending)
  const isError = all.some((answer) => answer.isError)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The answers change when they arrive, and with the change of the student.
  const effects = useMemo(() => {
    if (isPending) return []
    const now = { record: record.data, physical: physical.data }
    const then = { record: change.record ?? now.record, physical: change.physical ?? now.physical }
    return lists.flatMap((list, at) => {
      const score = scores[at]?.data
      const known = knownUnits(units.filter((_, index) => questions[index]?.id === list.id))
      return listEffect(list, known, studentFacts({ ...now, score }), studentFacts({ ...then, score })) ?? []
    })
  }, [isPending, change, record.data, physical.data, summaries.data])
  return { effects, isPending, isError }
}
