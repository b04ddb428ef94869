import { type FormEvent, useId, useRef } from 'react'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import type { StudentForm } from '~/contracts/service-orders'
import { mayNote } from '~/shared/domain/service-order'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { saveLabel } from '~/shared/form/save-label'
import type { Receipt } from '~/shared/lib/storage/drafts'
import { useUser } from '~/shared/session/session'
import { useStoredText } from '~/shared/session/use-stored-text'
import { Button } from '~/shared/ui/button'
import { Textarea } from '~/shared/ui/textarea'
import { useOrderMove } from './use-order-move'

interface NoteEditorProps {
  readonly form: StudentForm
  /** The note from which a save was made that was refused, since somebody else had changed it meanwhile. */
  readonly refused: string | undefined
  readonly onRefused: (note: string | undefined) => void
}

/** The note of an order. Its planner and administrators write it; what was typed stays when the save fails. */
export function NoteEditor({ form, refused, onRefused }: NoteEditorProps) {
  const id = useId()
  const user = useUser()
  const { orderId, orderVersion: version, status, plannerId, note, studentName } = form
  const kept = useStoredText('order-note', orderId ?? '', note ?? '', studentName)
  const receipt = useRef<Receipt>(undefined)
  const save = useOrderMove(
    () => kept.forget(receipt.current),
    () => onRefused(note ?? ''),
  )
  if (!user || !orderId || !status) return null
  if (!mayNote({ status, plannerId }, user)) return note ? <p className="text-sm">备注：{note}</p> : null
  const { text, isChanged } = kept
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return
    receipt.current = kept.receipt()
    onRefused(undefined)
    save.start({ id: orderId, status, note: text.trim(), version, studentName })
  }
  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <label htmlFor={id} className="text-sm text-muted-foreground">
        备注
      </label>
      <Textarea
        id={id}
        rows={3}
        maxLength={MOST_CHARACTERS.note}
        value={text}
        onChange={(event) => kept.change(event.target.value)}
      />
      <OtherDrafts others={kept.others} onSettle={kept.settle} />
      {isChanged && refused !== undefined && refused !== (note ?? '') && (
        <p role="status" className="rounded border px-3 py-2 text-sm">
          备注刚被别人{note ? `改成“${note}”` : '清空'}。你写的还在，再按“保存备注”就换成你写的。
        </p>
      )}
      {isChanged && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button type="submit" size="sm" variant="outline" aria-disabled={save.isPending}>
            {saveLabel(save, '保存备注')}
          </Button>
          <p className="text-sm text-muted-foreground">{kept.storedLine}</p>
        </div>
      )}
    </form>
  )
}
