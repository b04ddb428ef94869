import { useState } from 'react'
import type { Receipt } from '~/shared/lib/storage/drafts'
import { storedLine } from './stored-line'
import { type OtherDraft, type StoredDraft, useStoredDraft } from './work-here'
import type { WorkKind } from './work-kinds'

const readText = (content: unknown) => (typeof content === 'string' ? content : undefined)

export interface StoredText {
  readonly text: string
  readonly change: (text: string) => void
  /** It says something else than what is saved. */
  readonly isChanged: boolean
  /** Where what is typed is until it is saved; empty where nothing has to be said. */
  readonly storedLine: string
  /** What other tabs have left of the same text. */
  readonly others: StoredDraft<string>['others']
  readonly settle: (other: OtherDraft<string>, use: boolean) => void
  readonly receipt: () => Receipt
  /** The server has what stood here at the receipt. */
  readonly forget: (receipt?: Receipt) => void
}

/** A text that is typed and not saved yet: it survives a reload, the end of a session and a closed tab. */
export function useStoredText(kind: WorkKind, id: string, saved: string, title?: string): StoredText {
  const draft = useStoredDraft(kind, id, readText)
  const [text, setText] = useState(draft.left ?? saved)
  const [isStored, setStored] = useState(true)
  const isChanged = text.trim() !== saved.trim()
  const change = (next: string) => {
    setText(next)
    if (next.trim() === saved.trim()) draft.forget()
    else setStored(draft.keep(next, title))
  }
  return {
    text,
    isChanged,
    change,
    others: draft.others,
    settle(other, use) {
      draft.settle(other, use)
      if (use) change(other.value)
    },
    storedLine: isChanged ? storedLine(isStored) : '',
    receipt: draft.receipt,
    forget: draft.forget,
  }
}
