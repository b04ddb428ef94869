import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { useDraftSlot } from '~/shared/session/work-here'
import type { Edit, Items } from '../edits'
import { type EditorState, editorAfter, isUnsaved, newEditorState } from './editor-state'
import { LIST_WORK, listDrafts, type Saved } from './list-draft'
import { type Change, type ListEditor, redoneText, undoneText } from './list-editor'
import { type SaveState, useAutosave } from './use-autosave'
import { useStoredChanges } from './use-stored-changes'

/** The editor of a list that the server has. */
export interface SavedListEditor extends ListEditor, Pick<EditorState, 'base' | 'others'> {
  /** Somebody else has changed the list meanwhile: nothing is saved before one version is taken. */
  readonly theirs: Saved | undefined
  /** The server has the list as it stands here. */
  readonly isSaved: boolean
  readonly saveState: SaveState
  readonly take: (side: 'mine' | 'theirs') => void
  /** Goes on with the draft of another tab, or throws it away. */
  readonly takeDraft: (use: boolean) => void
  /** Goes on with what was made of both versions. */
  readonly merge: (items: Items) => void
  readonly retry: () => void
}

/** Edits a list: every change is kept in this browser at once and saved after a pause. */
export function useListEditor(list: ApplicationListDetail, editable: boolean): SavedListEditor {
  const slot = useDraftSlot(LIST_WORK, list.id)
  const [found] = useState(() => (editable ? listDrafts(slot.found()) : []))
  const [state, act] = useReducer(editorAfter, undefined, () => newEditorState(list, found))
  const [said, say] = useState('')
  const { history, base, theirs, others } = state
  const kept = useStoredChanges(slot, list, state, found)
  const { saveState, retry } = useAutosave(list.id, state, act, {
    isStored: kept.isStored,
    onSend: kept.keepSent,
    onSaved: (receipt) => slot.forget(receipt),
  })

  useEffect(() => act({ type: 'arrived', saved: list }), [list])

  const present = useRef(history.present)
  useLayoutEffect(() => {
    present.current = history.present
  })
  const edit = useCallback((edit: Edit | undefined) => {
    if (!edit) return
    act({ type: 'edit', edit })
    say(edit.label)
  }, [])
  const change = useCallback<Change>((make) => edit(make(present.current)), [edit])

  return {
    items: history.present,
    history,
    base,
    theirs,
    others,
    isSaved: !isUnsaved(state),
    saveState,
    said,
    retry,
    edit,
    change,
    undo: () => {
      act({ type: 'undo' })
      say(undoneText(history))
    },
    redo: () => {
      act({ type: 'redo' })
      say(redoneText(history))
    },
    take: (side) => {
      act({ type: 'take', side })
      say(side === 'mine' ? '保留了这里的版本' : '换成了别处的版本')
    },
    takeDraft: (use) => {
      act({ type: 'takeDraft', use })
      say(use ? '换成了另一份没有保存的修改' : '丢掉了另一份没有保存的修改')
    },
    merge: (merged) => {
      act({ type: 'merge', items: merged })
      say('合并了两个版本')
    },
  }
}
