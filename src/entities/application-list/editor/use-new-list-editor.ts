import { useAtom } from 'jotai'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'
import { type History, historyAfter, newHistory } from '~/rules/list/diff/history'
import { workAtoms } from '~/shared/session/work-atom'
import { type Edit, type Items, isSameList } from '../edits'
import { type Change, type ListEditor, redoneText, undoneText } from './list-editor'

const NO_ITEMS: ApplicationItem[] = []

/** Lists that are being made and have never been saved, by score record and batch. */
const newListOf = workAtoms('new-list', z.array(ApplicationItem), NO_ITEMS)

/** The editor of a list that this device alone has. */
export interface NewListEditor extends ListEditor {
  /** The browser keeps it; if not, it is lost when the page is closed. */
  readonly isStored: boolean
  readonly forget: () => void
}

/** Edits a list that is no list of the student's before it is saved; all tabs of this browser have the same one. */
export function useNewListEditor(preferenceScoreId: string, batch: string): NewListEditor {
  const [kept, keep] = useAtom(newListOf(`${preferenceScoreId}|${batch}`))
  const [known, setKnown] = useState(() => newHistory<Items>(kept))
  const [isStored, setStored] = useState(true)
  const [said, say] = useState('')
  const history = useMemo(() => historyWith(known, kept), [known, kept])
  const latest = useRef(history)
  useLayoutEffect(() => {
    latest.current = history
  })
  const goOn = useCallback(
    (next: History<Items>, words: string) => {
      latest.current = next
      setKnown(next)
      setStored(keep(next.present.length > 0 ? [...next.present] : NO_ITEMS))
      say(words)
    },
    [keep],
  )
  const edit = useCallback(
    (edit: Edit | undefined) => {
      if (!edit) return
      goOn(historyAfter(latest.current, { ...edit, type: 'change', state: edit.items }), edit.label)
    },
    [goOn],
  )
  const change = useCallback<Change>((make) => edit(make(latest.current.present)), [edit])
  return {
    items: history.present,
    history,
    said,
    edit,
    change,
    undo: () => goOn(historyAfter(history, { type: 'undo' }), undoneText(history)),
    redo: () => goOn(historyAfter(history, { type: 'redo' }), redoneText(history)),
    isStored,
    forget: () => goOn(newHistory<Items>(NO_ITEMS), ''),
  }
}

/** What another tab has made of the list is a step that can be taken back here. */
function historyWith(known: History<Items>, kept: Items): History<Items> {
  return isSameList(known.present, kept)
    ? known
    : historyAfter(known, { type: 'change', state: kept, label: '另一个页面的修改' })
}
