import { type FormEvent, useId, useState } from 'react'
import type { StudentForm } from '~/contracts/service-orders'
import { mayNote } from '~/shared/domain/service-order'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { fieldClass } from '~/shared/ui/input'
import { useOrderMove } from './use-order-move'

/** The note of an order. Its planner and administrators write it; what was typed stays when the save fails. */
export function NoteEditor({ form }: { form: StudentForm }) {
  const id = useId()
  const user = useUser()
  const [text, setText] = useState(form.note ?? '')
  const save = useOrderMove()
  const { orderId, status, plannerId, note, studentName } = form
  if (!user || !orderId || !status) return null
  if (!mayNote({ status, plannerId }, user)) return note ? <p className="text-sm">备注：{note}</p> : null
  const changed = text.trim() !== (note ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changed) save.start({ id: orderId, status, note: text.trim(), studentName })
  }
  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <label htmlFor={id} className="text-sm text-muted-foreground">
        备注
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${fieldClass} py-2`}
      />
      {changed && (
        <Button
          type="submit"
          size="sm"
          variant="outline"
          className="justify-self-start"
          aria-disabled={save.isPending}
        >
          {save.isPending ? '保存中…' : '保存备注'}
        </Button>
      )}
    </form>
  )
}
