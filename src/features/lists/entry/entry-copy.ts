import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { ApplicationListDetail } from '~/contracts/application-lists'
import { now } from '~/shared/lib/clock'
import { store } from '~/shared/lib/store'
import { workAtoms } from '~/shared/session/work-atom'

const EntryCopy = z.nullable(z.object({ at: z.string(), list: ApplicationListDetail }))
const copyOf = workAtoms('entry-copy', EntryCopy, null)

/** A list as it was when it could last be fetched here. */
export interface ListHere {
  readonly list: ApplicationListDetail
  /** When it was fetched, where the server does not answer now. */
  readonly copiedAt: Date | undefined
}

/**
 * The list to be typed. On the night of filing a server may be down: this device keeps what it had last. Undefined
 * before there is either.
 */
export function useListHere(
  id: string,
  { data, isError }: { readonly data: ApplicationListDetail | undefined; readonly isError: boolean },
): ListHere | undefined {
  const copy = useAtomValue(copyOf(id), { store })
  useEffect(() => {
    if (data) store.set(copyOf(id), { at: now().toISOString(), list: data })
  }, [id, data])
  if (data) return { list: data, copiedAt: undefined }
  return isError && copy ? { list: copy.list, copiedAt: new Date(copy.at) } : undefined
}
