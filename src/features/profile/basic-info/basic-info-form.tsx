import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { ETHNIC_GROUPS, FOREIGN_LANGUAGES, SEXES } from '~/contracts/reference'
import { type StudentRecord, studentRecord } from '~/contracts/student-record'
import { provinceList } from '~/entities/province/province-list.calls'
import { ElectivesField } from '~/entities/student/electives-field'
import { recordCalls } from '~/entities/student/record.calls'
import { gaokaoYears, gradeOf } from '~/rules/exam/years'
import { useRetry } from '~/shared/answer/use-retry'
import { request } from '~/shared/api/client'
import { SaidError } from '~/shared/api/errors'
import { isConflict } from '~/shared/api/is-missing'
import { useComposedWrite } from '~/shared/api/use-write'
import { FormField, SelectField } from '~/shared/form/form-field'
import { type Form, setField, useField } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import { currentYear, now } from '~/shared/lib/time/clock'
import { updateUser } from '~/shared/session/session'
import { Input } from '~/shared/ui/input'
import { LazyAffectedLists } from '../record/lazy-affected-lists'
import { RecordForm } from '../record/record-form'
import { type RecordState, useRecordForm } from '../record/use-record-form'
import {
  Draft,
  differingFields,
  draftOf,
  groupsOf,
  offeredSubjects,
  touchesLists,
  updateOf,
  userOf,
} from './basic-info-draft'
import { HomeFields } from './home-fields'

interface BasicInfoFormProps {
  readonly user: UserInfo
  readonly kept: StudentRecord
}

/** Who a student is, where and when the exam is sat, and with which subjects. */
export function BasicInfoForm({ user, kept }: BasicInfoFormProps) {
  const record = useRecordForm({
    name: 'basicInfo',
    studentId: user.id,
    schema: Draft,
    kept: draftOf(kept),
  })
  const { form, values } = record
  const { save, changed } = useSave(user, record, kept)
  // A choice half made is no change yet.
  const change = useMemo(
    () =>
      record.changed && Draft.safeParse(values).success && touchesLists(values, draftOf(kept))
        ? { record: updateOf(values, kept) }
        : undefined,
    [record.changed, values, kept],
  )
  return (
    <RecordForm
      record={record}
      name="基本信息"
      saving={save.isPending}
      onSave={save.start}
      effects={<LazyAffectedLists studentId={user.id} change={change} isSaved={record.isSaved} />}
    >
      {changed.length > 0 && (
        <p role="status" className="rounded border px-3 py-2 text-sm">
          档案刚在别处改过：{changed.join('、')}
          。你没有动过的已经换成新的，你填的还在，再按“保存”就以这里的为准。
        </p>
      )}
      <FormField form={form} name="name" label="姓名">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <ExamFields form={form} year={values.year} />
      <ElectivesField {...useField(form, 'subjects')} groups={groupsOf(values)} optional />
      <PersonFields form={form} />
      <HomeFields form={form} province={values.province} city={values.city} district={values.district} />
    </RecordForm>
  )
}

/** Saves what is typed. `changed` names what somebody else has changed meanwhile: then nothing was saved. */
function useSave(user: UserInfo, record: RecordState<Draft>, kept: StudentRecord) {
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<readonly string[]>([])
  const save = useComposedWrite(studentRecord.save, {
    async run(draft: Draft) {
      setChanged([])
      const send = (over: StudentRecord) => request(studentRecord.save, { body: updateOf(draft, over) })
      try {
        return await send(kept)
      } catch (error) {
        if (!isConflict(error)) throw error
        const theirs = await queryClient.fetchQuery({ ...recordCalls.record(user.id), staleTime: 0 })
        const fields = differingFields(kept, theirs, draft)
        // What has changed is not in this form: VIP, for one.
        if (fields.length === 0) return send(theirs)
        setChanged(fields)
        throw new SaidError()
      }
    },
    onDone: (saved) => {
      queryClient.setQueryData(recordCalls.record(saved.id).queryKey, saved)
      updateUser(userOf(user, saved))
      record.begin(draftOf(saved))
      notify.success('已保存')
    },
  })
  return { save, changed }
}

/** Where and when the exam is sat. What the new province or year does not have is no longer chosen. */
function ExamFields({ form, year }: { form: Form<Draft>; year: string }) {
  const provinces = useQuery(provinceList())
  const grade = year === '' ? undefined : gradeOf(Number(year), now())
  const dropSubjects = () => setField(form, 'subjects', offeredSubjects(form.getValues()))
  const leaveHome = () => {
    dropSubjects()
    for (const name of ['city', 'district', 'highSchool'] as const) setField(form, name, '')
  }
  const ofProvinces = useRetry(provinces)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        form={form}
        name="province"
        label="高考省份"
        options={(provinces.data ?? []).map((item) => item.provinceName)}
        {...ofProvinces}
        onChosen={leaveHome}
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

const SEX_LABELS = SEXES.map(({ label }) => label)

/** What some majors ask for. All of it may stay empty. */
function PersonFields({ form }: { form: Form<Draft> }) {
  return (
    <fieldset className="grid items-start gap-5 border-t pt-5 sm:grid-cols-3">
      <legend className="sr-only">个人情况，选填</legend>
      <SelectField
        form={form}
        name="foreignLanguage"
        label="外语语种（选填）"
        options={FOREIGN_LANGUAGES}
        hint="少数专业限语种"
        emptiable
      />
      <SelectField
        form={form}
        name="sex"
        label="性别（选填）"
        options={SEX_LABELS}
        hint="军警类院校分性别招生"
        emptiable
      />
      <SelectField
        form={form}
        name="ethnicGroup"
        label="民族（选填）"
        options={ETHNIC_GROUPS}
        hint="民族班、预科班会用到"
        emptiable
      />
    </fieldset>
  )
}
