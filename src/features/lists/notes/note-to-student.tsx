import { type FormEvent, useState } from 'react'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { request } from '~/shared/api/client'
import { useComposedWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { fieldClass } from '~/shared/ui/input'
import { LONGEST_NOTE } from './list-notes'

/** A planner's words beside a proposal, which the server keeps and the student reads. */
export function NoteToStudent({ list: { id, note } }: { list: ApplicationListDetail }) {
  const [text, setText] = useState(note ?? '')
  const save = useComposedWrite(applicationLists.update, {
    run: saveNote,
    onDone: () => notify.success('已保存，学生打开这份方案就能看到'),
  })
  const isSame = text.trim() === (note ?? '')
  const waits = isSame || save.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!waits) save.start({ id, note: text.trim() })
  }
  return (
    <form onSubmit={submit} className="mt-4">
      <Field
        label="写给学生的话"
        hint="和方案一起保存，学生看得到。每一行的备注只留在这台设备上，学生看不到。"
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={LONGEST_NOTE}
            className={`${fieldClass} h-auto py-2`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" size="sm" className="mt-2" aria-disabled={waits}>
        {save.isPending ? '保存中…' : isSame ? '没有要保存的' : '保存给学生看'}
      </Button>
    </form>
  )
}

/** The rows may have been saved since the page was opened: the newest version takes the note. */
async function saveNote({ id, note }: { id: string; note: string }) {
  const { version } = await request(applicationLists.detail, { params: { id } })
  return request(applicationLists.update, { body: { id, version, note } })
}
