import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { dropChanged } from '~/shared/api/changes'
import { useOnce } from '~/shared/api/use-once'
import { now } from '~/shared/lib/clock'
import type { Receipt } from '~/shared/lib/drafts'
import { useDraftSlot } from '~/shared/session/work-here'
import { choicesOf, type Edit, type Items } from './edits'
import { LIST_WORK, listDrafts } from './list-draft'
import { saveList } from './save-list'
import { type EditSession, isUnsaved, newSession, sessionAfter } from './session'
import { useKeptSession } from './use-kept-session'

/** Several changes in a row are one save. */
const PAUSE_MS = 800

/** Makes a change of the list as it is now. */
export type Change = (make: (items: Items) => Edit | undefined) => void

/** What the page says of the last save. */
export type SaveState =
  | { readonly kind: 'unchanged' }
  /** `sent`: on its way, and no longer waiting for further changes. `kept`: this browser has it. */
  | { readonly kind: 'saving'; readonly sent: boolean; readonly kept: boolean }
  /** Two versions stand there: nothing is sent before one is chosen. */
  | { readonly kind: 'refused'; readonly kept: boolean }
  /** It is sent once there is a network again. */
  | { readonly kind: 'offline'; readonly kept: boolean }
  | { readonly kind: 'saved'; readonly at: Date }
  /** `isGone`: the list is no longer there to be saved. */
  | { readonly kind: 'failed'; readonly why: string; readonly isGone: boolean; readonly kept: boolean }

export interface Editing {
  readonly session: EditSession
  readonly items: Items
  readonly saveState: SaveState
  /** What was done last, to be read out. */
  readonly said: string
  readonly edit: (edit: Edit | undefined) => void
  /** Changes the list as it is then. Keeps its identity, so that a row need not be drawn anew with each change. */
  readonly change: Change
  readonly undo: () => void
  readonly redo: () => void
  readonly take: (side: 'mine' | 'theirs') => void
  /** Goes on with the draft of another tab, or throws it away. */
  readonly takeDraft: (use: boolean) => void
  /** Goes on with what was made of both versions. */
  readonly merge: (items: Items) => void
  readonly retry: () => void
}

/** A session of editing a list: every change is kept in this browser at once and saved after a pause. */
export function useEditing(list: ApplicationListDetail, editable: boolean): Editing {
  const slot = useDraftSlot(LIST_WORK, list.id)
  const [found] = useState(() => (editable ? listDrafts(slot.found()) : []))
  const [session, act] = useReducer(sessionAfter, undefined, () => newSession(list, found))
  const [said, say] = useState('')
  const { history } = session
  const kept = useKeptSession(slot, list, session, found)
  const { saveState, retry } = useAutosave(list.id, session, act, {
    isKept: kept.isKept,
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
    session,
    items: history.present,
    saveState,
    said,
    retry,
    edit,
    change,
    undo: () => {
      act({ type: 'undo' })
      say(`已撤销：${history.past.at(-1)?.label ?? ''}`)
    },
    redo: () => {
      act({ type: 'redo' })
      say(`已重做：${history.future[0]?.label ?? ''}`)
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

interface Keeping {
  readonly isKept: boolean
  readonly onSend: () => Receipt
  readonly onSaved: (receipt: Receipt) => void
}

function useAutosave(
  id: string,
  session: EditSession,
  act: (action: Parameters<typeof sessionAfter>[1]) => void,
  { isKept: kept, onSend, onSaved }: Keeping,
) {
  const client = useQueryClient()
  const [last, setLast] = useState<SaveState>({ kind: 'unchanged' })
  const [failedItems, setFailedItems] = useState<Items>()
  const sent = useRef<{ readonly items: Items; readonly receipt: Receipt }>(undefined)
  const { base, theirs, history } = session
  const items = history.present
  const unsaved = isUnsaved(session)

  const save = useOnce({
    name: ['save list', id],
    run: saveList,
    onDone: (outcome) => {
      if (outcome.kind === 'saved') {
        dropChanged(client, applicationLists.updateOwn)
        setLast({ kind: 'saved', at: now() })
        act({ type: 'saved', saved: outcome.saved })
        if (sent.current) onSaved(sent.current.receipt)
      } else if (outcome.kind === 'refused') act({ type: 'refused', theirs: outcome.theirs })
      else setLast({ ...outcome, kept: true })
      setFailedItems(outcome.kind === 'failed' ? sent.current?.items : undefined)
    },
  })
  const send = () => {
    sent.current = { items, receipt: onSend() }
    act({ type: 'sent', items })
    save.start({ id, version: base.version, choices: choicesOf(items) })
  }

  const waits = !unsaved || theirs !== undefined || save.isPending
  // biome-ignore lint/correctness/useExhaustiveDependencies: A save begins with a change, not with a render.
  useEffect(() => {
    if (waits) return
    // What has failed is tried again with the network, on request, or with the next change.
    const timer = items === failedItems ? undefined : setTimeout(send, PAUSE_MS)
    window.addEventListener('online', send)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', send)
    }
  }, [waits, items, base.version, failedItems])

  // Leaving the page does not wait for the pause.
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    leave.current = waits || (last.kind === 'failed' && last.isGone) ? undefined : send
  })
  useEffect(() => () => leave.current?.(), [])

  const { isPending: isSaving, isPaused } = save
  return {
    saveState: stateOf(last, { isSaving, isPaused, isRefused: theirs !== undefined, unsaved, kept }),
    retry: send,
  }
}

function stateOf(
  last: SaveState,
  {
    isSaving,
    isPaused,
    isRefused,
    unsaved,
    kept,
  }: { isSaving: boolean; isPaused: boolean; isRefused: boolean; unsaved: boolean; kept: boolean },
): SaveState {
  if (isPaused) return { kind: 'offline', kept }
  if (isSaving) return { kind: 'saving', sent: true, kept }
  if (isRefused) return { kind: 'refused', kept }
  if (last.kind === 'failed') return unsaved ? { ...last, kept } : { kind: 'unchanged' }
  return unsaved ? { kind: 'saving', sent: false, kept } : last
}
