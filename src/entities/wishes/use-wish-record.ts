import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { AnswerState } from '~/shared/answer/use-answer'
import { readOnce, recordFailureAtom, SAVE, useSaveWishes } from './use-wishes'
import { recordOwner, storedWishesAtom } from './wishes'

/**
 * How far the record has come whose wishes are not on this device yet. Asks for it at once: for the page that shows all of
 * them.
 */
export function useWishRecord(): Pick<AnswerState<unknown>, 'isPending' | 'isError' | 'error' | 'refetch'> {
  const client = useQueryClient()
  const { owner } = useAtomValue(storedWishesAtom)
  const failure = useAtomValue(recordFailureAtom)
  const student = recordOwner()
  useEffect(() => {
    if (student !== undefined) readOnce(client)
  }, [client, student])
  const isKnown = student === undefined || owner === student
  return {
    isPending: !isKnown && failure === undefined,
    // What was read before may be out of date: another device has wishes of its own.
    isError: failure !== undefined && failure.studentId === student,
    error: failure?.error,
    refetch: () => readOnce(client),
  }
}

/** How many changes the student's record lacks, once nothing is on its way, and how to send them. */
export function useUnsentWishes(): { readonly count: number; readonly send: () => void } {
  const { changes } = useAtomValue(storedWishesAtom)
  const { start } = useSaveWishes()
  const isSending = useIsMutating({ mutationKey: SAVE }) > 0
  const studentId = recordOwner()
  if (studentId === undefined || isSending) return { count: 0, send: () => undefined }
  return { count: changes.length, send: () => start({ studentId, change: 'all' }) }
}
