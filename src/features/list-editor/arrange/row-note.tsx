import { memo, useState } from 'react'
import {
  keepListNotes,
  LONGEST_NOTE,
  useListNotes,
  withRowNote,
} from '~/entities/application-list/notes/list-notes'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'

interface RowNoteProps {
  readonly listId: string
  readonly unitId: string
  /** What the row is called. */
  readonly name: string
}

/** Words beside one row, kept on this device as they are typed. */
export const RowNote = memo(function RowNote({ listId, unitId, name }: RowNoteProps) {
  const notes = useListNotes(listId)
  const text = notes.rows?.[unitId] ?? ''
  const [open, setOpen] = useState(false)
  if (!open && text === '') {
    return (
      <Button variant="link" size="xs" aria-label={`自己看的备注 ${name}`} onClick={() => setOpen(true)}>
        自己看的备注
      </Button>
    )
  }
  return (
    <Input
      aria-label={`备注 ${name}（只留在这台设备上）`}
      placeholder="备注，只留在这台设备上"
      maxLength={LONGEST_NOTE}
      className="order-last my-1 basis-full md:min-h-9!"
      value={text}
      onChange={(event) => keepListNotes(listId, withRowNote(notes, unitId, event.target.value))}
    />
  )
})
