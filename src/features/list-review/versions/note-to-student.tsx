import { type FormEvent, useRef } from 'react'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { request } from '~/shared/api/client'
import { useComposedWrite } from '~/shared/api/use-write'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { saveLabel } from '~/shared/form/save-label'
import { notify } from '~/shared/lib/browser/notify'
import type { Receipt } from '~/shared/lib/storage/drafts'
import { useStoredText } from '~/shared/session/use-stored-text'
import { Button } from '~/shared/ui/button'
import { LabelledField } from '~/shared/ui/labelled-field'
import { Textarea } from '~/shared/ui/textarea'

/** A planner's words beside a proposal, which the server keeps and the student reads. */
export function NoteToStudent({ list: { id, name, note } }: { list: ApplicationListDetail }) {
  const kept = useStoredText('note-to-student', id, note ?? '', name)
  const { text } = kept
  const receipt = useRef<Receipt>(undefined)
  const save = useComposedWrite(applicationLists.update, {
    run: saveNote,
    onDone: () => {
      kept.forget(receipt.current)
      notify.success('已保存，学生打开这份方案就能看到')
    },
  })
  const isSame = !kept.isChanged
  const waits = isSame || save.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (waits) return
    receipt.current = kept.receipt()
    save.start({ id, note: text.trim() })
  }
  return (
    <form onSubmit={submit} className="mt-4">
      <LabelledField
        label="写给学生的话"
        hint="和方案一起保存，学生看得到。每一行的备注只留在这台设备上，学生看不到。"
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={MOST_CHARACTERS.note}
            value={text}
            onChange={(event) => kept.change(event.target.value)}
          />
        )}
      </LabelledField>
      <OtherDrafts others={kept.others} onSettle={kept.settle} />
      <Button type="submit" variant="outline" size="sm" className="mt-2" aria-disabled={waits}>
        {isSame ? '没有要保存的' : saveLabel(save, '保存给学生看')}
      </Button>
      {kept.storedLine && <p className="mt-1 text-sm text-muted-foreground">{kept.storedLine}</p>}
    </form>
  )
}

/** The rows may have been saved since the page was opened: the newest version takes the note. */
async function saveNote({ id, note }: { id: string; note: string }) {
  const { version } = await request(applicationLists.detail, { params: { id } })
  return request(applicationLists.update, { body: { id, version, note } })
}
