import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { UserInfo } from '~/contracts/auth'
import { student } from '~/contracts/student'
import { provinceList } from '~/entities/province/province-list.calls'
import { useWrite } from '~/shared/api/use-write'
import { gaokaoYears, gradeOf } from '~/shared/domain/years'
import { FormField, SelectField } from '~/shared/form/form-field'
import { type Form, setField, useForm } from '~/shared/form/use-form'
import { currentYear, now } from '~/shared/lib/clock'
import { notify } from '~/shared/lib/notify'
import { updateUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { Draft, differs, draftOf, groupsOf, offeredSubjects, updateOf } from './basic-info-draft'
import { ElectivesField } from './electives-field'
import { profileCalls } from './profile.calls'
import { UnsavedGuard } from './unsaved-guard'

/** Name, province, year and electives of a student. A failed save keeps what was typed; leaving with changes asks first. */
export function BasicInfoForm({ record }: { record: UserInfo }) {
  const form = useForm(Draft, draftOf(record))
  const draft = useWatch({ control: form.control, compute: (values: Draft) => values })
  const changed = differs(draft, record)
  const save = useSave(form)
  return (
    <form
      onSubmit={form.handleSubmit((values) => changed && save.start({ body: updateOf(values, record) }))}
      noValidate
      className="grid max-w-xl gap-5"
      aria-label="基本信息"
    >
      <UnsavedGuard active={changed} />
      <FormField form={form} name="name" label="姓名">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <ExamFields form={form} year={draft.year} />
      <ElectivesField form={form} groups={groupsOf(draft)} />
      <div className="flex flex-wrap items-center gap-3 border-t pt-5">
        <Button type="submit" aria-disabled={!changed || save.isPending}>
          {save.isPending ? '保存中…' : '保存'}
        </Button>
        {changed && (
          <>
            <Button variant="ghost" onClick={() => form.reset(draftOf(record))}>
              撤销修改
            </Button>
            <p className="text-sm text-muted-foreground">有未保存的修改</p>
          </>
        )}
      </div>
    </form>
  )
}

function useSave(form: Form<Draft>) {
  const queryClient = useQueryClient()
  return useWrite(student.update, {
    onDone: (saved) => {
      queryClient.setQueryData(profileCalls.record(saved.id).queryKey, saved)
      updateUser(saved)
      form.reset(draftOf(saved))
      notify.success('已保存')
    },
  })
}

/** Where and when the exam is sat. Subjects that the new province or year does not offer are no longer chosen. */
function ExamFields({ form, year }: { form: Form<Draft>; year: string }) {
  const provinces = useQuery(provinceList())
  const grade = year === '' ? undefined : gradeOf(Number(year), now())
  const dropSubjects = () => setField(form, 'subjects', offeredSubjects(form.getValues()))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        form={form}
        name="province"
        label="高考省份"
        options={(provinces.data ?? []).map((item) => item.provinceName)}
        onChosen={dropSubjects}
      />
      <SelectField
        form={form}
        name="year"
        label="高考年份"
        options={gaokaoYears(currentYear()).map(String)}
        hint={grade && `现在${grade}`}
        onChosen={dropSubjects}
      />
    </div>
  )
}
