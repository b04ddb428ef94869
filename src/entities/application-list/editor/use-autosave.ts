import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { applicationLists } from '~/contracts/application-lists'
import { dropChanged } from '~/shared/api/changes'
import { spreadOut } from '~/shared/api/rate-limit'
import { useOnce } from '~/shared/api/use-once'
import type { Receipt } from '~/shared/lib/storage/drafts'
import { now } from '~/shared/lib/time/clock'
import { choicesOf, type Items } from '../edits'
import { type EditorAction, type EditorState, isUnsaved } from './editor-state'
import { type SaveFailure, saveList } from './save-list'

/** Several changes in a row are one save. */
const PAUSE_MS = 800

/** Where the server was not reached, each pause is three times the one before, up to the longest. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 60_000

/** What the page says of the last save. */
export type SaveState =
  | { readonly kind: 'unchanged' }
  /** On its way, or waiting for further changes. `kept`: this browser has it. */
  | { readonly kind: 'saving'; readonly kept: boolean }
  /** Two versions stand there: nothing is sent before one is chosen. */
  | { readonly kind: 'refused'; readonly kept: boolean }
  /** It is sent once there is a network again. */
  | { readonly kind: 'offline'; readonly kept: boolean }
  | { readonly kind: 'saved'; readonly at: Date }
  | (SaveFailure & { readonly kept: boolean })

interface Keeping {
  readonly isStored: boolean
  readonly onSend: () => Receipt
  readonly onSaved: (receipt: Receipt) => void
}

/** A save that failed: of what, after how many others of the same, and whether it may succeed by itself later. */
interface Failed extends Pick<SaveFailure, 'isUnreached'> {
  readonly items: Items | undefined
  readonly before: number
}

/**
 * Saves what has changed after a pause, and when the page is left. Where the server was not reached it tries again with
 * the network, and after longer and longer pauses: a browser may think that it has one.
 */
export function useAutosave(
  id: string,
  state: EditorState,
  act: (action: EditorAction) => void,
  { isStored: kept, onSend, onSaved }: Keeping,
) {
  const client = useQueryClient()
  const [last, setLast] = useState<SaveState>({ kind: 'unchanged' })
  const [failure, setFailure] = useState<Failed>()
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
      setFailure((last) =>
        outcome.kind === 'failed' ? failureOf(outcome, sent.current?.items, last) : undefined,
      )
    },
  })
  const send = () => {
    sent.current = { items, receipt: onSend() }
    act({ type: 'sent', items })
    save.start({ id, version: base.version, choices: choicesOf(items) })
  }

  const waits = !unsaved || theirs !== undefined || save.isPending
  // A save begins with a change, not with a render, and sends what is there by then.
  const sendLatest = useEffectEvent(send)
  useEffect(() => {
    if (waits) return
    // What the server refuses is tried again on request, or with the next change.
    const pause = items === failure?.items ? pauseAfter(failure) : PAUSE_MS
    const later = () => sendLatest()
    const timer = pause === undefined ? undefined : setTimeout(later, pause)
    window.addEventListener('online', later)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', later)
    }
  }, [waits, items, failure])

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

function failureOf({ isUnreached }: SaveFailure, items: Items | undefined, last: Failed | undefined): Failed {
  return { isUnreached, items, before: last && last.items === items ? last.before + 1 : 0 }
}

/** Milliseconds until a failed save is tried again; undefined where that cannot help. */
function pauseAfter({ isUnreached, before }: Failed): number | undefined {
  if (!isUnreached) return undefined
  return spreadOut(Math.min(FIRST_PAUSE_MS * 3 ** before, LONGEST_PAUSE_MS))
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
  if (isSaving) return { kind: 'saving', kept }
  if (isRefused) return { kind: 'refused', kept }
  if (last.kind === 'failed') return unsaved ? { ...last, kept } : { kind: 'unchanged' }
  return unsaved ? { kind: 'saving', kept } : last
}
