import { useAtom } from 'jotai'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'
import { storedAtom } from '~/shared/lib/stored-atom'
import { UNSAVED } from '~/shared/session/session'
import type { Building } from './building'

/** Stands in the address for a list that is not saved yet. */
export const NEW_LIST = 'new'

/** Lists that are being made and have never been saved, by score record and batch. */
const Drafts = z.record(z.string(), z.array(ApplicationItem))
const NO_DRAFTS: z.infer<typeof Drafts> = {}
const draftsAtom = storedAtom(`${UNSAVED}new-lists`, Drafts, NO_DRAFTS)

const NO_ITEMS: readonly ApplicationItem[] = []

interface NewList extends Building {
  /** The browser keeps it; if not, it is lost when the page is closed. */
  readonly isKept: boolean
  readonly forget: () => void
}

/** A list that is being made in this browser; it is no list of the student's before it is saved. */
export function useNewList(preferenceScoreId: string, batch: string): NewList {
  const [drafts, keep] = useAtom(draftsAtom)
  const [isKept, setKept] = useState(true)
  const [said, say] = useState('')
  const key = `${preferenceScoreId}|${batch}`
  const lay = useCallback(
    (items: readonly ApplicationItem[]) => {
      const { [key]: _, ...others } = drafts
      const next = items.length > 0 ? { ...others, [key]: [...items] } : others
      setKept(keep(Object.keys(next).length > 0 ? next : NO_DRAFTS))
    },
    [drafts, key, keep],
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
    items: drafts[key] ?? NO_ITEMS,
    said,
    edit,
    isKept,
    forget: () => lay([]),
  }
}
