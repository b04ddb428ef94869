import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { applicationLists } from '~/contracts/application-lists'
import { dropChanged } from '~/shared/api/changes'
import { useOnce } from '~/shared/api/use-once'
import { now } from '~/shared/lib/clock'
import type { Receipt } from '~/shared/lib/drafts'
import { choicesOf, type Items } from '../edits'
import { type EditorAction, type EditorState, isUnsaved } from './editor-state'
import { saveList } from './save-list'

/** Several changes in a row are one save. */
const PAUSE_MS = 800

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

interface Keeping {
  readonly isKept: boolean
  readonly onSend: () => Receipt
  readonly onSaved: (receipt: Receipt) => void
}

/** Saves what has changed after a pause, with the network again where it had gone, and when the page is left. */
export function useAutosave(
  id: string,
  state: EditorState,
  act: (action: EditorAction) => void,
  { isKept: kept, onSend, onSaved }: Keeping,
) {
  const client = useQueryClient()
  const [last, setLast] = useState<SaveState>({ kind: 'unchanged' })
  const [failedItems, setFailedItems] = useState<Items>()
  const sent = useRef<{ readonly items: Items; readonly receipt: Receipt }>(undefined)
  const { base, theirs, history } = state
  const items = history.present
  const unsaved = isUnsaved(state)

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
