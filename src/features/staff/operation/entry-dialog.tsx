import { useQuery } from '@tanstack/react-query'
import { type CalendarEntry, calendarEntries } from '~/contracts/calendar-entries'
import { MOST_CHARACTERS } from '~/contracts/limits'
import { provinceList } from '~/entities/province/province-list.calls'
import { useWrite } from '~/shared/api/use-write'
import { FormField } from '~/shared/form/form-field'
import { useForm } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/notify'
import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { Input } from '~/shared/ui/input'
import { NativeSelect } from '~/shared/ui/native-select'
import { SaveActions } from '../parts/save-actions'
import { logAct } from '../parts/staff-log'
import { EntryDraft, entryDraftOf, entryOf } from './entry-draft'

interface EntryDialogProps {
  /** A new one when absent. */
  readonly entry?: CalendarEntry
  readonly onClose: () => void
}

/** The form of a calendar entry. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const form = useForm<EntryDraft>(EntryDraft, entryDraftOf(entry))
  const { data: provinces = [] } = useQuery(provinceList())
  const onDone = ({ title }: CalendarEntry) => {
    logAct(`${entry ? '修改' : '新增'}了日程“${title}”`)
    notify.success('已保存，资讯页的招生日程里可以看到')
    onClose()
  }
  const create = useWrite(calendarEntries.create, { onDone })
  const update = useWrite(calendarEntries.update, { onDone })
  const saving = create.isPending || update.isPending
  const submit = form.handleSubmit((draft) =>
    entry
      ? update.start({ body: { id: entry.id, ...entryOf(draft) } })
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
          <SaveActions saving={saving} onCancel={onClose} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
