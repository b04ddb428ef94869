import { useState } from 'react'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { fieldClass } from '~/shared/ui/input'
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
  const [isKept, setKept] = useState(true)
  return (
    <div className="mt-4">
      <Field
        label={label}
        hint={hint}
        {...(!isKept && { error: '这台设备存不下了，关闭页面会丢失，请先复制' })}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={LONGEST_NOTE}
            className={`${fieldClass} h-auto py-2`}
            value={whole}
            onChange={(event) => setKept(keepListNotes(listId, { whole: event.target.value }))}
          />
        )}
      </Field>
      {whole !== '' && (
        <Button variant="link" size="inline" className="mt-1 text-sm" onClick={() => void copyText(whole)}>
          复制这段话
        </Button>
      )}
    </div>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success('已复制，可以粘贴发送')
  } catch {
    // A browser may refuse, and has no clipboard without a secure connection.
    notify.error('浏览器不允许复制，请在框里全选后复制')
  }
}
