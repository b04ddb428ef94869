import { type FormEvent, useId, useRef } from 'react'
import { MOST_CHARACTERS } from '~/contracts/limits'
import type { StudentForm } from '~/contracts/service-orders'
import { mayNote } from '~/shared/domain/service-order'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { saveLabel } from '~/shared/form/save-label'
import type { Receipt } from '~/shared/lib/drafts'
import { useUser } from '~/shared/session/session'
import { useKeptText } from '~/shared/session/use-kept-text'
import { Button } from '~/shared/ui/button'
import { fieldClass } from '~/shared/ui/input'
import { useOrderMove } from './use-order-move'

/** The note of an order. Its planner and administrators write it; what was typed stays when the save fails. */
export function NoteEditor({ form }: { form: StudentForm }) {
  const id = useId()
  const user = useUser()
  const { orderId, status, plannerId, note, studentName } = form
  const kept = useKeptText('order-note', orderId ?? '', note ?? '', studentName)
  const receipt = useRef<Receipt>(undefined)
  const save = useOrderMove(() => kept.forget(receipt.current))
  if (!user || !orderId || !status) return null
  if (!mayNote({ status, plannerId }, user)) return note ? <p className="text-sm">备注：{note}</p> : null
  const { text, isChanged } = kept
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return
    receipt.current = kept.receipt()
    save.start({ id: orderId, status, note: text.trim(), studentName })
  }
  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <label htmlFor={id} className="text-sm text-muted-foreground">
        备注
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={MOST_CHARACTERS.note}
        value={text}
        onChange={(event) => kept.change(event.target.value)}
        className={`${fieldClass} py-2`}
      />
      <OtherDrafts others={kept.others} onSettle={kept.settle} />
      {isChanged && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button type="submit" size="sm" variant="outline" aria-disabled={save.isPending}>
            {saveLabel(save, '保存备注')}
          </Button>
          <p className="text-sm text-muted-foreground">{kept.keptLine}</p>
        </div>
      )}
    </form>
  )
}
