import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { AnswerState } from '~/shared/answer/use-answer'
import { readOnce, recordErrorAtom } from './use-wishes'
import { keptAtom, recordOwner } from './wishes'

/**
 * How far the record has come whose wishes are not on this device yet. Asks for it at once: for the page that shows all of
 * them.
 */
export function useWishRecord(): Pick<AnswerState<unknown>, 'isPending' | 'isError' | 'error' | 'refetch'> {
  const client = useQueryClient()
  const { owner } = useAtomValue(keptAtom)
  const error = useAtomValue(recordErrorAtom)
  const student = recordOwner()
  useEffect(() => {
    if (student !== undefined) readOnce(client)
  }, [client, student])
  const isKnown = student === undefined || owner === student
  return {
    isPending: !isKnown && error === undefined,
    isError: !isKnown && error !== undefined,
    error,
    refetch: () => readOnce(client),
  }
}
