import { useEffect, useRef, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { DraftSlot, Receipt } from '~/shared/lib/storage/drafts'
import { useStoredLook } from '~/shared/session/work-here'
import { type EditorState, isUnsaved, withSent } from './editor-state'
import type { FoundListDraft, ListDraft } from './list-draft'

interface StoredChanges {
  /** This browser keeps what is not saved. */
  readonly isStored: boolean
  /** Keeps that the list as it stands is being sent; what is answered is then forgotten with the receipt. */
  readonly keepSent: () => Receipt
}

/** Keeps what an editor has and the server has not, at each change; `found` is what it began with. */
export function useStoredChanges(
  slot: DraftSlot,
  list: ApplicationListDetail,
  state: EditorState,
  found: readonly FoundListDraft[],
): StoredChanges {
  const [isStored, setStored] = useState(true)
  const open = useRef(found)
  const { base, history, sent, others } = state
  const items = history.present
  const unsaved = isUnsaved(state)
  const { name, studentId, preferenceScoreId, batch } = list
  const contentOf = (sentNow: readonly string[] | undefined): ListDraft => ({
    base: { version: base.version, items: base.items },
    items,
    sent: sentNow,
    of: {
      studentId,
      ...(preferenceScoreId && { preferenceScoreId }),
      ...(batch && { batch }),
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: What a list is called or made of changes no draft.
  useEffect(() => {
    const isOpen = (draft: FoundListDraft) => others.includes(draft)
    for (const draft of open.current) if (!isOpen(draft)) slot.takeUp(draft.kept)
    open.current = open.current.filter(isOpen)
    if (!unsaved) return slot.forget()
    const kept = slot.keep(contentOf(sent), name)
    // Saying the same again would draw the page once more before this change is painted.
    if (kept !== isStored) setStored(kept)
  }, [slot, unsaved, base, items, sent, others])

  useStoredLook(slot, unsaved, setStored)

  return {
    isStored,
    keepSent() {
      slot.keep(contentOf(withSent(sent, items)), name)
      return slot.receipt()
    },
  }
}
