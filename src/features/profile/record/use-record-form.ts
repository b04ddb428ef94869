import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type Form, useForm } from '~/shared/form/use-form'
import { browserStorage } from '~/shared/lib/storage'
import { UNSAVED } from '~/shared/session/session'
import { readValues, sameValues, type Values } from './values'

interface RecordAsked<T> {
  /** Names the form among those of a student: physicalTest. */
  readonly name: string
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
  /** Forgets what this browser holds of it. */
  readonly forget: () => void
  readonly undo: () => void
  /** Takes what the server has kept as the new beginning. */
  readonly begin: (kept: T) => void
}

/** Holds what is not saved in this browser, through a reload and through a credential that expires. */
export function useRecordForm<T extends Values & FieldValues>(asked: RecordAsked<T>): RecordState<T> {
  const { name, studentId, schema, kept, mayHold } = asked
  const key = `${UNSAVED}${name}.${studentId}`
  const [start] = useState(() => readValues(browserStorage.get(key), kept))
  const [restored, setRestored] = useState(start !== undefined && !sameValues(start, kept))
  const form = useForm(schema, start ?? kept)
  const values = useWatch({ control: form.control, compute: (all: T) => all })
  const changed = !sameValues(values, kept)
  useFollowed(form, kept)
  const held = changed && (mayHold?.(values) ?? true) ? JSON.stringify(values) : undefined
  useEffect(() => {
    if (held === undefined) browserStorage.remove(key)
    else browserStorage.set(key, held)
  }, [key, held])
  const begin = (next: T) => {
    setRestored(false)
    form.reset(next)
  }
  return {
    form,
    values,
    changed,
    restored: restored && changed,
    forget: () => browserStorage.remove(key),
    undo: () => begin(kept),
    begin,
  }
}

/** Lets a form in which nothing was changed follow what the server has. That may become known after the form began. */
function useFollowed<T extends Values & FieldValues>(form: Form<T>, kept: T): void {
  const before = useRef(kept)
  useEffect(() => {
    if (sameValues(before.current, kept)) return
    const untouched = sameValues(form.getValues(), before.current)
    before.current = kept
    if (untouched) form.reset(kept)
  }, [form, kept])
}
