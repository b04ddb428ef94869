import { useState } from 'react'
import type { Receipt } from '~/shared/lib/drafts'
import { useKeptDraft } from './work-here'
import type { WorkKind } from './work-kinds'

const readText = (content: unknown) => (typeof content === 'string' ? content : undefined)

export interface KeptText {
  readonly text: string
  readonly change: (text: string) => void
  /** It says something else than what is saved. */
  readonly isChanged: boolean
  /** Where what is typed is until it is saved; empty where nothing has to be said. */
  readonly keptLine: string
  readonly receipt: () => Receipt
  /** The server has what stood here at the receipt. */
  readonly forget: (receipt?: Receipt) => void
}

/** A text that is typed and not saved yet: it survives a reload, the end of a session and a closed tab. */
export function useKeptText(kind: WorkKind, id: string, saved: string, title?: string): KeptText {
  const draft = useKeptDraft(kind, id, readText)
  const [text, setText] = useState(draft.left ?? saved)
  const [isKept, setKept] = useState(true)
  const isChanged = text.trim() !== saved.trim()
  return {
    text,
    isChanged,
    change(next) {
      setText(next)
      if (next.trim() === saved.trim()) draft.forget()
      else setKept(draft.keep(next, title))
    },
    keptLine: !isChanged
      ? ''
      : isKept
        ? '还没有保存，已记在这个浏览器里'
        : '还没有保存，本机存不下，关闭页面会丢失',
    receipt: draft.receipt,
    forget: draft.forget,
  }
}
