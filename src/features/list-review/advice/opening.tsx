import { useEffect, useEffectEvent } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { listAdvice } from '~/contracts/list-advice'
import { keepListNotes } from '~/entities/application-list/notes/list-notes'
import { useWrite } from '~/shared/api/use-write'

/** Says that the student has a planner's list before them, in this version: to the server, or to this device where that keeps none. */
export function Opening({ list: { id, version, stage } }: { readonly list: ApplicationListDetail }) {
  const open = useWrite(listAdvice.open)
  const tell = useEffectEvent(() => {
    if (stage === 'handedOver') open.start({ body: { id, version } })
    else if (stage == null) keepListNotes(id, { opened: version })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each version is opened once.
  useEffect(() => tell(), [id, version, stage])
  return null
}
