import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { ApplicationListDetail } from '~/contracts/application-lists'
import { isClosed, isMissing, isUnanswered } from '~/shared/api/is-missing'
import { store } from '~/shared/lib/storage/store'
import { now } from '~/shared/lib/time/clock'
import { workAtoms } from '~/shared/session/work-atom'

const EntryCopy = z.nullable(z.object({ at: z.string(), list: ApplicationListDetail }))
const copyOf = workAtoms('entry-copy', EntryCopy, null)

/** A list as it was when it could last be fetched here. */
export interface ListHere {
  readonly list: ApplicationListDetail
  /** When it was fetched, where the server does not answer now. */
  readonly copiedAt: Date | undefined
}

interface AnswerOfList {
  readonly data: ApplicationListDetail | undefined
  readonly error: unknown
}

/**
 * The list to be typed. On the night of filing a server may be down: this device keeps what it had last. Undefined
 * before there is either, and where the list is gone or refused.
 */
export function useListHere(id: string, { data, error }: AnswerOfList): ListHere | undefined {
  const copy = useAtomValue(copyOf(id), { store })
  const isGone = isMissing(error)
  useEffect(() => {
    if (isGone) store.set(copyOf(id), null)
    else if (data) store.set(copyOf(id), { at: now().toISOString(), list: data })
  }, [id, data, isGone])
  return listHere({ data, error }, copy)
}

/** A copy stands in only for no answer. */
export function listHere(
  { data, error }: AnswerOfList,
  copy: z.infer<typeof EntryCopy>,
): ListHere | undefined {
  if (isClosed(error)) return undefined
  if (data) return { list: data, copiedAt: undefined }
  return isUnanswered(error) && copy ? { list: copy.list, copiedAt: new Date(copy.at) } : undefined
}
