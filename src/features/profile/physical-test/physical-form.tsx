import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { type PhysicalTest, studentProfile } from '~/contracts/student-profile'
import { recordCalls } from '~/entities/student/record.calls'
import { useWrite } from '~/shared/api/use-write'
import { FormField, SelectField } from '~/shared/form/form-field'
import { type Form, useField } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import { Input } from '~/shared/ui/input'
import { Textarea } from '~/shared/ui/textarea'
import { LazyAffectedLists } from '../record/lazy-affected-lists'
import { RecordForm } from '../record/record-form'
import { useRecordForm } from '../record/use-record-form'
import { COLOUR_VISIONS, MEASURES, PhysicalDraft, physicalDraftOf, physicalOf } from './physical-draft'

/** Health data. All of it is optional, and none is held here before a consent of its own. */
export function PhysicalForm({ kept }: { kept: PhysicalTest }) {
  const queryClient = useQueryClient()
  const record = useRecordForm({
    name: 'physicalTest',
    studentId: kept.studentId,
    schema: PhysicalDraft,
    kept: physicalDraftOf(kept),
    mayHold: ({ consent }) => consent,
  })
  const save = useWrite(studentProfile.savePhysical, {
    onDone: (saved) => {
      queryClient.setQueryData(recordCalls.physical(saved.studentId).queryKey, saved)
      record.begin(physicalDraftOf(saved))
      notify.success(saved.consent ? '已保存' : '已删除保存的健康信息')
    },
  })
  const { values, changed } = record
  const change = useMemo(
    () =>
      changed && PhysicalDraft.safeParse(values).success
        ? { physical: physicalOf(values, kept.studentId) }
        : undefined,
    [changed, values, kept.studentId],
  )
  return (
    <RecordForm
      record={record}
      name="体检信息"
      saving={save.isPending}
      onSave={(draft) => save.start({ body: physicalOf(draft, kept.studentId) })}
      effects={<LazyAffectedLists studentId={kept.studentId} change={change} isSaved={record.isSaved} />}
    >
      <ConsentField form={record.form} agreedBefore={kept.consent} />
      {record.values.consent && <Measures form={record.form} />}
    </RecordForm>
  )
}

interface ConsentFieldProps {
  readonly form: Form<PhysicalDraft>
  readonly agreedBefore: boolean
}

function ConsentField({ form, agreedBefore }: ConsentFieldProps) {
  const { field } = useField(form, 'consent')
  const withdrawn = agreedBefore && !field.value
  return (
    <div className="rounded-lg border bg-surface p-4">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 md:min-h-0">
        <input
          ref={field.ref}
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-primary"
          checked={field.value}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <span>我同意择途保存我的健康信息，只用来核对专业的体检要求</span>
      </label>
      <p className="mt-2 text-sm text-muted-foreground">
        健康信息可以不填，不影响其他功能。每一项都可以留空。取消同意并保存后，已保存的内容会被删除。
      </p>
      {withdrawn && (
        <p role="status" className="mt-2 text-sm text-destructive">
          保存后，之前填写的健康信息会被删除。
        </p>
      )}
    </div>
  )
}

function Measures({ form }: { form: Form<PhysicalDraft> }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(['height', 'weight', 'leftEyesight', 'rightEyesight'] as const).map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={
              MEASURES[name].unit ? `${MEASURES[name].noun}（${MEASURES[name].unit}）` : MEASURES[name].noun
            }
            hint={MEASURES[name].unit === '' && '五分记录法，4.0 到 5.3'}
          >
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={6} />}
          </FormField>
        ))}
        <SelectField form={form} name="colourVision" label="色觉" options={COLOUR_VISIONS} emptiable />
      </div>
      <FormField
        form={form}
        name="limits"
        label="体检结论里写明的受限专业"
        hint="每行一条，照体检表抄写；没有就留空"
      >
        {(control) => <Textarea {...control} rows={3} maxLength={MOST_CHARACTERS.limit} />}
      </FormField>
      <p className="text-sm text-muted-foreground">
        专业的体检要求见《普通高等学校招生体检工作指导意见》，以高校招生章程公布为准。
      </p>
    </>
  )
}
