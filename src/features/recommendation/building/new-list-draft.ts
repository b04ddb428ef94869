import { useAtom } from 'jotai'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'
import { workAtoms } from '~/shared/session/work-atom'
import type { Building } from './building'

/** Stands in the address for a list that is not saved yet. */
export const NEW_LIST = 'new'

/** Lists that are being made and have never been saved, by score record and batch. */
const NO_ITEMS: ApplicationItem[] = []
const newListOf = workAtoms('new-list', z.array(ApplicationItem), NO_ITEMS)

interface NewList extends Building {
  /** The browser keeps it; if not, it is lost when the page is closed. */
  readonly isKept: boolean
  readonly forget: () => void
}

/** A list that is being made in this browser; it is no list of the student's before it is saved. */
export function useNewList(preferenceScoreId: string, batch: string): NewList {
  const [items, keep] = useAtom(newListOf(`${preferenceScoreId}|${batch}`))
  const [isKept, setKept] = useState(true)
  const [said, say] = useState('')
  const lay = useCallback(
    (next: readonly ApplicationItem[]) => setKept(keep(next.length > 0 ? [...next] : NO_ITEMS)),
    [keep],
  )
  const edit = useCallback<Building['edit']>(
    (made) => {
      if (!made) return
      lay(made.items)
      say(made.label)
    },
    [lay],
  )
  return {
    items,
    said,
    edit,
    isKept,
    forget: () => lay([]),
  }
}
