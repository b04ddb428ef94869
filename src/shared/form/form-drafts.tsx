import type { FieldValues } from 'react-hook-form'
import type { StoredDraft } from '~/shared/session/work-here'
import { OtherDrafts } from './other-drafts'
import type { Form } from './use-form'

interface FormDraftsProps<T extends FieldValues> {
  readonly form: Form<T>
  readonly kept: StoredDraft<T>
}

/** What other tabs have left of a form: taken into it, or thrown away. */
export function FormDrafts<T extends FieldValues>({ form, kept }: FormDraftsProps<T>) {
  return (
    <OtherDrafts
      others={kept.others}
      onSettle={(other, use) => {
        kept.settle(other, use)
        // It is not what the server has: that stays what the form is compared with.
        if (use) form.reset(other.value, { keepDefaultValues: true })
      }}
    />
  )
}
