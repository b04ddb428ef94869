import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Form } from '~/shared/form/use-form'
import { storedLine } from '~/shared/session/stored-line'
import type { StoredDraft } from '~/shared/session/work-here'

interface UnsavedNoticeProps<T extends FieldValues> {
  readonly form: Form<T>
  readonly kept: StoredDraft<T>
  /** What the server has, or a form begins with. */
  readonly saved: T
  /** Leaves what is kept of a draft. */
  readonly read: (content: unknown) => T | undefined
  /** What the draft is called among others. */
  readonly titleOf: (draft: T) => string
}

/** Keeps what is typed, and says that it is not saved. */
export function UnsavedNotice<T extends FieldValues>(props: UnsavedNoticeProps<T>) {
  const { form, kept, saved, read, titleOf } = props
  const [isStored, setStored] = useState(true)
  const draft = form.watch()
  const typed = JSON.stringify(read(draft))
  const isChanged = typed !== JSON.stringify(read(saved))
  // biome-ignore lint/correctness/useExhaustiveDependencies: What is typed is kept when it changes, not at every look.
  useEffect(() => {
    if (isChanged) setStored(kept.keep(draft, titleOf(draft)))
    else kept.forget()
  }, [isChanged, typed])
  return (
    <p role="status" className="text-sm text-muted-foreground empty:hidden">
      {isChanged && storedLine(isStored)}
    </p>
  )
}
