import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeskEntry } from '~/contracts/planner'
import { planner } from '~/contracts/planner'
import type { StudentForm } from '~/contracts/service-orders'
import { deadlineOf } from '~/entities/season/deadline-text'
import { seasonYear } from '~/entities/season/season'
import { seasonBatches } from '~/entities/season/season.calls'
import { isEarlyBatch } from '~/rules/filing/batches'
import { askExtension } from '~/shared/api/ask-extension'
import { call } from '~/shared/api/call'
import { now } from '~/shared/lib/time/clock'
import type { Desk } from './desk-columns'
import { byNeed, type Needs, needsOf } from './desk-needs'

const deskCall = askExtension(call(planner.desk, {}))

/** How the students of a planner stand, and in which order they need the planner; nothing is asked where `isOpen` is false. */
export function useDesk(isOpen: boolean) {
  const answer = useQuery({ ...deskCall, enabled: isOpen })
  const entries = answer.data
  const year = seasonYear(now())
  const provinces = [
    ...new Set((entries ?? []).flatMap(({ scores, list }) => list?.province ?? scores[0]?.province ?? [])),
  ]
  const calendars = useQueries({ queries: provinces.map((province) => seasonBatches(province, year)) })
  const reported = calendars.map(({ data }) => data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The calendars are an array of their own with every render; its answers are not.
  const desk = useMemo(():
    | (Desk & { arrange: (forms: readonly StudentForm[]) => StudentForm[] })
    | undefined => {
    if (!entries) return undefined
    const at = now()
    const byId = new Map(entries.map((entry) => [entry.studentId, entry]))
    const deadline = (entry: DeskEntry, province: string) => {
      const batches = reported[provinces.indexOf(province)] ?? []
      const batch = entry.list?.batch ?? batches.find((known) => !isEarlyBatch(known.batch))?.batch
      return deadlineOf(batches, { province, batch }, at)
    }
    const needs = (form: StudentForm): Needs => {
      const entry = byId.get(form.studentId) ?? { studentId: form.studentId, scores: [] }
      return needsOf(form, entry, form.province ? deadline(entry, form.province) : undefined, at)
    }
    return {
      entryOf: ({ studentId }) => byId.get(studentId),
      needsOf: needs,
      arrange: (forms) =>
        forms
          .map((form) => ({ form, own: needs(form) }))
          .toSorted((a, b) => byNeed(a.own, b.own))
          .map(({ form }) => form),
    }
  }, [entries, ...reported])
  return { answer, calendars, desk, isLacking: entries === null }
}
