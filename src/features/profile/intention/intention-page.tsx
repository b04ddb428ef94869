import { useQueryClient } from '@tanstack/react-query'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { type EnrollmentIntention, studentProfile } from '~/contracts/student-profile'
import type { Intention } from '~/entities/intention/intention'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { IntentionFields } from '~/entities/intention-form/intention-fields'
import { storedAfter } from '~/entities/wishes/stored-wishes'
import { storedWishesAtom } from '~/entities/wishes/wishes'
import { WishesLink } from '~/entities/wishes/wishes-link'
import { useWrite } from '~/shared/api/use-write'
import { FormField, SelectField } from '~/shared/form/form-field'
import { type Form, setField } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import { store } from '~/shared/lib/storage/store'
import { Textarea } from '~/shared/ui/textarea'
import { RecordSection } from '../record/record-form'
import { RecordPage } from '../record/record-page'
import { type RecordState, useRecordForm } from '../record/use-record-form'
import { IntentionDraft, intentionDraftOf, intentionOf, PRIORITIES } from './intention-draft'

export function IntentionPage() {
  return (
    <RecordPage name="报考意向" ask={intentionCalls.of}>
      {(kept) => <IntentionForm kept={kept} />}
    </RecordPage>
  )
}

/** Where and what a student would like to study. Nothing chosen is no wish. */
function IntentionForm({ kept }: { kept: EnrollmentIntention }) {
  const { studentId } = kept
  const record = useRecordForm({
    name: 'enrollmentIntention',
    studentId,
    schema: IntentionDraft,
    kept: intentionDraftOf(kept),
  })
  const save = useSave(record)
  const { form, values } = record
  return (
    <RecordSection
      record={record}
      name="报考意向"
      saving={save.isPending}
      onSave={(draft) => save.start({ body: intentionOf(draft, kept) })}
    >
      <IntentionFields value={intentionOf(values, kept)} onChange={(next) => layOver(form, next)} />
      <SelectField
        form={form}
        name="priority"
        label="院校、专业、地区冲突时"
        options={PRIORITIES}
        emptiable
        className="max-w-xs"
      />
      <FormField form={form} name="note" label="其他想法" hint="例如想离家近、能接受中外合作办学">
        {(control) => <Textarea {...control} rows={2} maxLength={MOST_CHARACTERS.answer} />}
      </FormField>
      <WishesLink />
    </RecordSection>
  )
}

function layOver(form: Form<IntentionDraft>, intention: Intention): void {
  setField(form, 'provinces', intention.provinces)
  setField(form, 'schoolTypes', intention.schoolTypes)
  setField(form, 'schoolFeatures', intention.schoolFeatures)
  setField(form, 'schoolInstitutions', intention.schoolInstitutions)
  setField(form, 'majorCodes', intention.majorCodes)
  setField(form, 'excludedMajorCodes', intention.excludedMajorCodes)
  setField(form, 'maxFee', String(intention.maxFee ?? ''))
}

function useSave(record: RecordState<IntentionDraft>) {
  const client = useQueryClient()
  return useWrite(studentProfile.saveIntention, {
    onDone: (saved) => {
      client.setQueryData(intentionCalls.of(saved.studentId).queryKey, saved)
      // A major that is wanted is a wish too, and shows its star elsewhere.
      store.set(storedWishesAtom, storedAfter(store.get(storedWishesAtom), saved))
      record.begin(intentionDraftOf(saved))
      notify.success('已保存')
    },
  })
}
