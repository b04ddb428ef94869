import { useState } from 'react'
import { copyText } from '~/shared/lib/browser/copy-text'
import { Button } from '~/shared/ui/button'
import { LabelledField } from '~/shared/ui/labelled-field'
import { Textarea } from '~/shared/ui/textarea'
import { keepListNotes, LONGEST_NOTE, useListNotes } from './list-notes'

interface NoteFieldProps {
  readonly listId: string
  readonly label: string
  /** Where the words go, and where they do not. */
  readonly hint: string
}

/** Words beside a whole list, kept on this device as they are typed. */
export function NoteField({ listId, label, hint }: NoteFieldProps) {
  const { whole = '' } = useListNotes(listId)
  const [isStored, setStored] = useState(true)
  return (
    <div className="mt-4">
      <LabelledField
        label={label}
        hint={hint}
        {...(!isStored && { error: '这台设备存不下了，关闭页面会丢失，请先复制' })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={LONGEST_NOTE}
            value={whole}
            onChange={(event) => setStored(keepListNotes(listId, { whole: event.target.value }))}
          />
        )}
      </LabelledField>
      {whole !== '' && (
        <Button variant="link" size="inline" className="mt-1 text-sm" onClick={() => void copyText(whole)}>
          复制这段话
        </Button>
      )}
    </div>
  )
}
