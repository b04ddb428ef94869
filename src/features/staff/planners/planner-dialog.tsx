import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { type Planner, plannerAdmin } from '~/contracts/planner-admin'
import { MASTER_TYPES } from '~/contracts/reference'
import { provinceList } from '~/entities/province/province-list.calls'
import { useRetry } from '~/shared/answer/use-retry'
import { ask, call } from '~/shared/api/call'
import { tryFetch } from '~/shared/api/query'
import { useCreation } from '~/shared/api/use-creation'
import { useWrite } from '~/shared/api/use-write'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { FormDrafts } from '~/shared/form/form-drafts'
import { FormField } from '~/shared/form/form-field'
import { laterText, PendingSubmission } from '~/shared/form/pending-submission'
import { type Form, useField, useForm } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import { useStoredDraft } from '~/shared/session/work-here'
import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { Input } from '~/shared/ui/input'
import { NativeSelect } from '~/shared/ui/native-select'
import { Textarea } from '~/shared/ui/textarea'
import { SaveActions } from '../parts/save-actions'
import { logAct } from '../parts/staff-log'
import { UnsavedNotice } from '../parts/unsaved-notice'
import {
  ChangeDraft,
  changeOf,
  draftOf,
  isTel,
  NEW_PLANNER,
  NewDraft,
  newPlannerOf,
  PLANNER_WORK,
  type PlannerDraft,
  readPlanner,
} from './planner-draft'

const TAKEN = '这个手机号已有账号'

/** Whether nobody has this number yet. */
const telQuestion = (tel: string) => ask(call(plannerAdmin.telIsFree, { params: { tel } }))

interface PlannerDialogProps {
  /** Who is changed; somebody new when absent. */
  readonly planner?: Planner
  readonly onClose: () => void
}

/**
 * The form of a planner, new or changed. A number that has an account is said while it is typed. What was typed is there
 * again when the dialog is closed by other means than 取消.
 */
export function PlannerDialog({ planner: shown, onClose }: PlannerDialogProps) {
  const [planner, setPlanner] = useState(shown)
  const kept = useStoredDraft(PLANNER_WORK, shown?.id ?? NEW_PLANNER, readPlanner)
  const form = useForm<PlannerDraft>(planner ? ChangeDraft : NewDraft, kept.left ?? draftOf(planner))
  const throwAway = () => {
    kept.forget()
    onClose()
  }
  const onDone = ({ name }: Planner) => {
    kept.forget()
    logAct(`${planner ? '修改' : '新增'}了规划师${name}`)
    notify.success('已保存')
    onClose()
  }
  const create = useCreation(plannerAdmin.create, {
    scope: NEW_PLANNER,
    onDone(made, later) {
      if (!later) return onDone(made)
      // The next press changes the planner who is there now.
      setPlanner(made)
      notify.warning(laterText('已保存'))
    },
  })
  const update = useWrite(plannerAdmin.update, { onDone })
  const saving = create.isPending || update.isPending || form.formState.isSubmitting
  const client = useQueryClient()
  const submit = form.handleSubmit(async (draft) => {
    // The answer about the number may still be on its way; a failure leaves the word to the server.
    const isFree = draft.tel === '' || (await tryFetch(client, telQuestion(draft.tel)))
    if (isFree === false) return form.setError('tel', { message: TAKEN }, { shouldFocus: true })
    if (planner) update.start({ body: changeOf(planner.id, draft) })
    else create.start({ body: newPlannerOf(draft) })
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="max-w-xl!">
        <DialogTitle>{planner ? `修改${planner.name}` : '新增规划师'}</DialogTitle>
        <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <FormField form={form} name="name" label="姓名">
              {(control) => <Input {...control} />}
            </FormField>
            <TelField form={form} planner={planner} />
            <FormField form={form} name="masterType" label="类型">
              {(control) => (
                <NativeSelect {...control}>
                  {MASTER_TYPES.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
            <FormField form={form} name="title" label="头衔">
              {(control) => <Input {...control} maxLength={MOST_CHARACTERS.jobTitle} />}
            </FormField>
          </div>
          <FormField form={form} name="introduction" label="介绍">
            {(control) => <Textarea {...control} rows={3} maxLength={MOST_CHARACTERS.introduction} />}
          </FormField>
          <ProvincesField form={form} />
          <DisplayedField form={form} />
          <FormDrafts form={form} kept={kept} />
          <UnsavedNotice
            form={form}
            kept={kept}
            saved={draftOf(planner)}
            read={readPlanner}
            titleOf={({ name }) => name.trim() || '没有姓名'}
          />
          {!planner && <PendingSubmission of={create} />}
          <SaveActions saving={saving} onCancel={throwAway} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

interface FieldProps {
  readonly form: Form<PlannerDraft>
}

function TelField({ form, planner }: FieldProps & { planner: Planner | undefined }) {
  const tel = useWatch({ control: form.control, name: 'tel' }).trim()
  const { data: free } = useQuery({ ...telQuestion(tel), enabled: isTel(tel) })
  const known = !isTel(tel) ? undefined : free
  const hint = planner ? `现在是 ${planner.tel ?? '—'}，不改就空着` : '用来登录'
  return (
    <FormField
      form={form}
      name="tel"
      label="手机号"
      hint={
        <span aria-live="polite" className={known === false ? 'text-destructive' : undefined}>
          {known === undefined ? hint : known ? '这个号码可以用' : TAKEN}
        </span>
      }
    >
      {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={11} />}
    </FormField>
  )
}

function ProvincesField({ form }: FieldProps) {
  const provinces = useQuery(provinceList())
  const { field } = useField(form, 'provinces')
  const ofProvinces = useRetry(provinces)
  return (
    <ChoiceRow
      label="熟悉省份"
      all="不限"
      collapsedCount={8}
      options={(provinces.data ?? []).map(({ provinceName }) => provinceName)}
      {...ofProvinces}
      value={field.value}
      onChange={field.onChange}
    />
  )
}

function DisplayedField({ form }: FieldProps) {
  const { field } = useField(form, 'displayed')
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-4 accent-primary"
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      在名师和规划师页面展示
    </label>
  )
}
