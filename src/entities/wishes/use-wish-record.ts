import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { AnswerState } from '~/shared/answer/use-answer'
import { readOnce, recordFailureAtom } from './use-wishes'
import { keptAtom, recordOwner } from './wishes'

/**
 * How far the record has come whose wishes are not on this device yet. Asks for it at once: for the page that shows all of
 * them.
 */
export function useWishRecord(): Pick<AnswerState<unknown>, 'isPending' | 'isError' | 'error' | 'refetch'> {
  const client = useQueryClient()
  const { owner } = useAtomValue(keptAtom)
  const failure = useAtomValue(recordFailureAtom)
  const student = recordOwner()
  useEffect(() => {
    if (student !== undefined) readOnce(client)
  }, [client, student])
  const isKnown = student === undefined || owner === student
  return {
    isPending: !isKnown && failure === undefined,
    isError: !isKnown && failure !== undefined,
    error: failure?.error,
    refetch: () => readOnce(client),
  }
}
