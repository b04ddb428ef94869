import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type Form, useForm } from '~/shared/form/use-form'
import { type OtherDraft, useStoredDraft } from '~/shared/session/work-here'
import type { WorkKind } from '~/shared/session/work-kinds'
import { readValues, sameValues, type Values, valuesAfter } from './values'

interface RecordAsked<T> {
  /** Names the form among those of a student: physicalTest. */
  readonly name: WorkKind
  readonly studentId: string
  readonly schema: z.ZodMiniType<T, T>
  /** What the server has. */
  readonly kept: T
  /** Whether this browser may hold what is typed until it is saved; it may unless said. */
  readonly mayHold?: (values: T) => boolean
}

/** A form of the student's record: what is typed, whether it says something new, and the way back to what is kept. */
export interface RecordState<T extends FieldValues> {
  readonly form: Form<T>
  readonly values: T
  readonly changed: boolean
  /** It began with what an earlier visit has left unsaved. */
  readonly restored: boolean
  /** This browser keeps what is typed. */
  readonly isStored: boolean
  /** What stands here was saved on this visit. */
  readonly isSaved: boolean
  /** Forgets what this browser holds of it. */
  readonly forget: () => void
  /** What other tabs have left unsaved of it. */
  readonly others: readonly OtherDraft<T>[]
  /** Goes on from what another tab has left, or throws it away. */
  readonly settle: (other: OtherDraft<T>, use: boolean) => void
  readonly undo: () => void
  /** These values are being sent. */
  readonly sending: (values: T) => void
  /** Takes what the server has kept as the new beginning. */
  readonly begin: (kept: T) => void
}

/** Holds what is not saved in this browser, through a reload and through a credential that expires. */
export function useRecordForm<T extends Values & FieldValues>(asked: RecordAsked<T>): RecordState<T> {
  const { name, studentId, schema, kept, mayHold } = asked
  const draft = useStoredDraft(name, studentId, (content) => readValues(content, kept))
  const [start] = useState(draft.left)
  const [restored, setRestored] = useState(start !== undefined && !sameValues(start, kept))
  const form = useForm(schema, start ?? kept)
  const values = useWatch({ control: form.control, compute: (all: T) => all })
  const changed = !sameValues(values, kept)
  useFollowed(form, kept)
  const held = changed && (mayHold?.(values) ?? true) ? JSON.stringify(values) : undefined
  const [isStored, setStored] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: What is typed is kept when it changes, not at every look.
  useEffect(() => {
    if (held === undefined) draft.forget()
    else setStored(draft.keep(JSON.parse(held)))
  }, [held])
  const sent = useRef<T>(undefined)
  const [isSaved, setSaved] = useState(false)
  const begin = (next: T) => {
    setRestored(false)
    setSaved(sent.current !== undefined)
    // What was typed while the save was under way is newer than its answer.
    if (!sent.current || sameValues(form.getValues(), sent.current)) form.reset(next)
    sent.current = undefined
  }
  return {
    form,
    values,
    changed,
    restored: restored && changed,
    isStored,
    isSaved: isSaved && !changed,
    forget: () => draft.forget(),
    others: draft.others,
    settle: (other, use) => {
      draft.settle(other, use)
      if (use) form.reset(other.value)
    },
    undo: () => {
      sent.current = undefined
      begin(kept)
    },
    sending: (values) => {
      sent.current = values
    },
    begin,
  }
}

/**
 * Lets every field that was not changed follow what the server has: that may become known after the form began, and another
 * tab may save. What is sent is the whole form, and must not undo what was saved there.
 */
function useFollowed<T extends Values & FieldValues>(form: Form<T>, kept: T): void {
  const before = useRef(kept)
  useEffect(() => {
    if (sameValues(before.current, kept)) return
    const typed = form.getValues()
    const next = valuesAfter(typed, before.current, kept)
    before.current = kept
    if (!sameValues(next, typed)) form.reset(next)
  }, [form, kept])
}
