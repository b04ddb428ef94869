import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { UserInfo } from '~/contracts/auth'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { EXAM_TYPES } from '~/contracts/reference'
import { type PreferenceScore, scoreRecords } from '~/contracts/score-records'
import { student } from '~/contracts/student'
import { provinceList } from '~/entities/province/province-list.calls'
import { ElectivesField } from '~/entities/student/electives-field'
import { examMode } from '~/rules/exam/exam-mode'
import { gaokaoYears } from '~/rules/exam/years'
import { useRetry } from '~/shared/answer/use-retry'
import { request } from '~/shared/api/client'
import { useComposedCreation } from '~/shared/api/use-creation'
import { FormDrafts } from '~/shared/form/form-drafts'
import { FormField, SelectField } from '~/shared/form/form-field'
import { laterText, PendingSubmission } from '~/shared/form/pending-submission'
import { saveLabel } from '~/shared/form/save-label'
import { type Form, setField, useField, useForm } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import { currentYear, now } from '~/shared/lib/time/clock'
import { updateUser } from '~/shared/session/session'
import { readBy, useStoredDraft } from '~/shared/session/work-here'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { RankHints } from './rank-hints'
import {
  changesElectives,
  groupsOf,
  newDraft,
  offeredSubjects,
  type ScoreDraft,
  StoredDraft,
  scoreDraft,
  scoreOf,
} from './score-draft'
import { SheetFields } from './sheet-fields'
import { SCORE_WORK } from './stored-draft'

const readScore = readBy(StoredDraft)

interface ScoreFormProps {
  readonly user: UserInfo
  /** How many scores may still be added; undefined while that is not known. */
  readonly remaining: number | undefined
  readonly onSaved: (record: PreferenceScore) => void
  /** Absent where there is no record to go back to. */
  readonly onCancel?: (() => void) | undefined
}

/** A new score. What is typed is kept in this browser until it is saved. */
export function ScoreForm({ user, remaining, onSaved, onCancel }: ScoreFormProps) {
  const kept = useStoredDraft(SCORE_WORK, user.id, readScore)
  const form = useForm(scoreDraft(now()), kept.left ?? newDraft(user, now()))
  const draft = useWatch({ control: form.control, compute: (values: ScoreDraft) => values })
  const { isDirty } = form.formState
  const isTouched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: What is typed is kept when it changes, not at every look.
  useEffect(() => {
    isTouched.current ||= isDirty
    if (!isTouched.current) return
    // What says again what the form began with says less than what was kept since then.
    if (isDirty || kept.left) kept.keep(draft)
    else kept.forget()
  }, [draft, isDirty])
  const save = useSave(user, (record, later) => {
    // What was typed later waits for the next new score.
    if (later) notify.warning(laterText('已保存'))
    else kept.forget()
    onSaved(record)
  })
  const cancel = () => {
    kept.forget()
    onCancel?.()
  }
  return (
    <form
      onSubmit={form.handleSubmit((values) => save.start(values))}
      noValidate
      aria-label="新成绩"
      className="grid max-w-2xl gap-5 rounded-lg border bg-surface p-4 md:p-6"
    >
      <FormDrafts form={form} kept={kept} />
      <ExamFields form={form} draft={draft} />
      <SubjectFields form={form} draft={draft} />
      <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-2">
        <FormField form={form} name="score" label="总分">
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" className="text-lg" />}
        </FormField>
        <FormField form={form} name="rank" label="位次（全省排名，选填）">
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" className="text-lg" />}
        </FormField>
        <div className="col-span-full">
          <RankHints form={form} draft={draft} />
        </div>
      </div>
      <SheetFields form={form} draft={draft} />
      <PendingSubmission of={save} />
      <div className="flex flex-wrap items-center gap-3 border-t pt-4">
        <Button type="submit" aria-disabled={save.isPending || remaining === 0}>
          {saveLabel(save, '保存成绩')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={cancel}>
            取消
          </Button>
        )}
        <p className="text-sm text-muted-foreground">{remainingText(remaining)}</p>
      </div>
    </form>
  )
}

/** Of more than these nobody has to think while typing a first score. */
const TOLD_FROM = 2

function remainingText(remaining: number | undefined): string {
  if (remaining === undefined) return ''
  if (remaining === 0) return '新增次数已用完，请联系老师。'
  return remaining > TOLD_FROM ? '' : `还能再记 ${remaining} 次成绩。`
}

/** The electives are the student's own: other ones go into their record before the score is saved. */
function useSave(user: UserInfo, onDone: (record: PreferenceScore, later: ScoreDraft | undefined) => void) {
  return useComposedCreation(scoreRecords.create, {
    scope: user.id,
    read: readScore,
    run: async (draft: ScoreDraft) => {
      if (changesElectives(draft, user.subjects)) {
        const { id, tel, name, province, year } = user
        if (province && year)
          updateUser(
            await request(student.update, {
              body: { id, tel, name, province, year, subjects: draft.subjects },
            }),
          )
      }
      return request(scoreRecords.create, { body: scoreOf(draft, user.id) })
    },
    onDone,
  })
}

interface FieldsProps {
  readonly form: Form<ScoreDraft>
  readonly draft: ScoreDraft
}

/** Which exam. Subjects that another province or year does not offer are no longer chosen. */
function ExamFields({ form, draft }: FieldsProps) {
  const provinces = useQuery(provinceList())
  const dropSubjects = () => setField(form, 'subjects', offeredSubjects(form.getValues()))
  const thisYear = currentYear()
  const ofProvinces = useRetry(provinces)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField form={form} name="examType" label="考试" options={EXAM_TYPES.map(({ label }) => label)} />
      {draft.examType === '模考' ? (
        <FormField form={form} name="examName" label="名称（选填）">
          {(control) => (
            <Input {...control} placeholder="例如 第二次模拟考试" maxLength={MOST_CHARACTERS.examName} />
          )}
        </FormField>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <SelectField
        form={form}
        name="province"
        label="高考省份"
        options={(provinces.data ?? []).map((item) => item.provinceName)}
        {...ofProvinces}
        onChosen={dropSubjects}
      />
      <SelectField
        form={form}
        name="year"
        label="高考年份"
        options={gaokaoYears(thisYear).map(String)}
        onChosen={dropSubjects}
      />
    </div>
  )
}

/** The subjects by the exam mode of province and year; under the old exam one of two sides. */
function SubjectFields({ form, draft }: FieldsProps) {
  const groups = groupsOf(draft)
  const [first] = groups
  const { field, problem } = useField(form, 'subjects')
  if (!examMode(draft.province, Number(draft.year))) return null
  if (first?.sets) return <SideField field={field} problem={problem} />
  return <ElectivesField field={field} problem={problem} groups={groups} />
}

/** What each side of the old exam sits. */
const SIDES = [
  { label: '理科', ids: [4, 5, 6] },
  { label: '文科', ids: [7, 8, 9] },
]

function SideField({ field, problem }: Pick<Parameters<typeof ElectivesField>[0], 'field' | 'problem'>) {
  return (
    <fieldset>
      <legend className="text-sm text-muted-foreground">科类</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {SIDES.map(({ label, ids }, index) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded border border-input bg-surface px-3 has-checked:border-primary has-checked:bg-primary-soft md:min-h-10"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name="side"
              className="size-4 accent-primary"
              checked={ids.every((id) => field.value.includes(id))}
              onChange={() => field.onChange(ids)}
            />
            {label}
          </label>
        ))}
      </div>
      {problem && (
        <p role="alert" className="mt-1.5 text-sm text-destructive">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
