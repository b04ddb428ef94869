import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { listFromAddress } from '~/rules/list/share/list-address'
import { type JoinedParts, joinedParts } from '~/rules/list/share/list-parts'
import type { SharedList } from '~/rules/list/share/shared-list'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'

/** Parts that were opened last: enough for the longest list, and for another one beside it. */
const MOST = 24
const NONE: string[] = []
const partsAtom = storedAtom('zetu.list-parts', z.array(z.string()), NONE)

/** A list as far as this device has it: the parts that were opened here make one list. `text` is where `list` was read from. */
export function useJoinedParts(list: SharedList, text: string): JoinedParts {
  const known = useAtomValue(partsAtom, { store })
  const isPart = list.part !== undefined
  useEffect(() => {
    if (!isPart) return
    const others = store.get(partsAtom).filter((other) => other !== text)
    store.set(partsAtom, [...others, text].slice(-MOST))
  }, [isPart, text])
  if (!isPart) return { list, missing: [] }
  return joinedParts(
    list,
    known.flatMap((other) => listFromAddress(other).list ?? []),
  )
}
