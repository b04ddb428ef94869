import { useQueryClient } from '@tanstack/react-query'
import { type StudentExt, studentProfile } from '~/contracts/student-profile'
import { extCalls } from '~/entities/student/ext.calls'
import { useWrite } from '~/shared/api/use-write'
import { FormField } from '~/shared/form/form-field'
import { notify } from '~/shared/lib/browser/notify'
import { Textarea } from '~/shared/ui/textarea'
import { RecordForm } from '../record/record-form'
import { RecordPage } from '../record/record-page'
import { useRecordForm } from '../record/use-record-form'
import { LONGEST_ANSWER, OtherDraft, otherDraftOf, otherInfoOf, QUESTIONS } from './other-info-draft'

export function OtherInfoPage() {
  return (
    <RecordPage name="其他信息" ask={extCalls.of}>
      {(kept) => <OtherInfoForm kept={kept} />}
    </RecordPage>
  )
}

/** Free words, all of them optional. */
function OtherInfoForm({ kept }: { kept: StudentExt }) {
  const queryClient = useQueryClient()
  const { studentId } = kept
  const record = useRecordForm({
    name: 'otherInfo',
    studentId,
    schema: OtherDraft,
    kept: otherDraftOf(kept.otherInfo),
  })
  const save = useWrite(studentProfile.saveExt, {
    onDone: (saved) => {
      queryClient.setQueryData(extCalls.of(studentId).queryKey, saved)
      record.begin(otherDraftOf(saved.otherInfo))
      notify.success('已保存')
    },
  })
  return (
    <RecordForm
      record={record}
      name="其他信息"
      saving={save.isPending}
      onSave={(draft) => save.start({ body: { studentId, otherInfo: otherInfoOf(draft) } })}
    >
      {QUESTIONS.map(({ name, label, hint }) => (
        <FormField key={name} form={record.form} name={name} label={label} hint={hint}>
          {(control) => <Textarea {...control} rows={2} maxLength={LONGEST_ANSWER} />}
        </FormField>
      ))}
    </RecordForm>
  )
}
