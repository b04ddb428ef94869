import { useState } from 'react'
import type { NumberRange } from '~/shared/address/fields'
import { numberText, readNumber, type TypedNumber } from './typed-number'

/** What a `NumberField` shows, and the way to read it. */
export interface NumberText {
  readonly text: string
  /** What was wrong when it was sent; gone with the next key. */
  readonly problem: string | undefined
  readonly type: (text: string) => void
  readonly read: () => TypedNumber
  readonly refuse: (problem: string) => void
}

/** The text of a number field. It follows `value`, which Back or a link may change; typing changes nothing else. */
export function useTypedNumber(range: NumberRange, value?: number | undefined): NumberText {
  const fresh = { from: value, text: numberText(value, range), problem: undefined }
  const [kept, setTyped] = useState<{ from: number | undefined; text: string; problem: string | undefined }>(
    fresh,
  )
  const typed = kept.from === value ? kept : fresh
  if (typed !== kept) setTyped(typed)
  const { text, problem } = typed
  return {
    text,
    problem,
    type: (next) => setTyped({ from: value, text: next, problem: undefined }),
    read: () => readNumber(text, range),
    refuse: (reason) => setTyped({ from: value, text, problem: reason }),
  }
}
