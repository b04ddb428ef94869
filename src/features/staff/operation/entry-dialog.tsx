import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { type CalendarEntry, type CalendarEntryUpdate, calendarEntries } from '~/contracts/calendar-entries'
import { provinceList } from '~/entities/province/province-list.calls'
import { request } from '~/shared/api/client'
import { SaidError } from '~/shared/api/errors'
import { isConflict } from '~/shared/api/is-missing'
import { useCreation } from '~/shared/api/use-creation'
import { useComposedWrite } from '~/shared/api/use-write'
import { FormDrafts } from '~/shared/form/form-drafts'
import { FormField } from '~/shared/form/form-field'
import { laterText, PendingSubmission } from '~/shared/form/pending-submission'
import { useForm } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import { useStoredDraft } from '~/shared/session/work-here'
import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { Input } from '~/shared/ui/input'
import { NativeSelect } from '~/shared/ui/native-select'
import { SaveActions } from '../parts/save-actions'
import { logAct } from '../parts/staff-log'
import { UnsavedNotice } from '../parts/unsaved-notice'
import { editorialCalls } from './editorial.calls'
import { EntryDraft, entryDraftOf, entryOf, entryWords, NEW_ENTRY, readEntry } from './entry-draft'

interface EntryDialogProps {
  /** A new one when absent. */
  readonly entry?: CalendarEntry
  readonly onClose: () => void
}

/**
 * The form of a calendar entry. Where somebody else has changed it meanwhile, it says how, and keeps what was typed; that
 * is there again when the dialog is closed by other means than 取消.
 */
export function EntryDialog({ entry: shown, onClose }: EntryDialogProps) {
  const [entry, setEntry] = useState(shown)
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<CalendarEntry>()
  const kept = useStoredDraft('calendar-entry', shown?.id ?? NEW_ENTRY, readEntry)
  const form = useForm<EntryDraft>(EntryDraft, kept.left ?? entryDraftOf(entry))
  const { data: provinces = [] } = useQuery(provinceList())
  const throwAway = () => {
    kept.forget()
    onClose()
  }
  const onDone = ({ title }: CalendarEntry) => {
    kept.forget()
    logAct(`${entry ? '修改' : '新增'}了日程“${title}”`)
    notify.success('已保存，资讯页的招生日程里可以看到')
    onClose()
  }
  const create = useCreation(calendarEntries.create, {
    scope: NEW_ENTRY,
    onDone(made, later) {
      if (!later) return onDone(made)
      // The next press changes the entry that is there now.
      setEntry(made)
      notify.warning(laterText('已保存'))
    },
  })
  const update = useComposedWrite(calendarEntries.update, {
    async run(body: CalendarEntryUpdate) {
      try {
        return await request(calendarEntries.update, { body })
      } catch (error) {
        if (!isConflict(error)) throw error
        const entries = await client.fetchQuery({ ...editorialCalls.entries(), staleTime: 0 })
        const now = entries?.find(({ id }) => id === body.id)
        if (!now) throw error
        setTheirs(now)
        throw new SaidError()
      }
    },
    onDone,
  })
  const saving = create.isPending || update.isPending
  const submit = form.handleSubmit((draft) =>
    entry
      ? update.start({ ...entryOf(draft), id: entry.id, version: (theirs ?? entry).version })
      : create.start({ body: entryOf(draft) }),
  )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{entry ? '修改日程' : '添加日程'}</DialogTitle>
        <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
          <FormField form={form} name="title" label="事项">
            {(control) => (
              <Input {...control} maxLength={MOST_CHARACTERS.entryTitle} placeholder="如 强基计划报名" />
            )}
          </FormField>
          <FormField form={form} name="province" label="省份">
            {(control) => (
              <NativeSelect {...control}>
                <option value="">全国</option>
                {provinces.map(({ provinceName }) => (
                  <option key={provinceName}>{provinceName}</option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <FormField form={form} name="start" label="日期">
              {(control) => <Input {...control} type="date" />}
            </FormField>
            <FormField form={form} name="end" label="到（一天可不填）">
              {(control) => <Input {...control} type="date" />}
            </FormField>
          </div>
          {theirs && (
            <p role="status" className="rounded border px-3 py-2 text-sm">
              这条日程刚被别人改过，现在是：{entryWords(theirs)}。你填的还在，再按“保存”就用你填的。
            </p>
          )}
          <FormDrafts form={form} kept={kept} />
          <UnsavedNotice
            form={form}
            kept={kept}
            saved={entryDraftOf(entry)}
            read={readEntry}
            titleOf={({ title }) => title.trim() || '没有事项'}
          />
          {!entry && <PendingSubmission of={create} />}
          <SaveActions saving={saving} onCancel={throwAway} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
