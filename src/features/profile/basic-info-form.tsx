import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { student } from '~/contracts/student'
import { provinceCalls } from '~/entities/province/province.calls'
import { request } from '~/shared/api/client'
import { gaokaoYears, gradeOf } from '~/shared/domain/years'
import { currentYear, now } from '~/shared/lib/clock'
import { notify } from '~/shared/lib/notify'
import { updateUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import {
  changedDraft,
  type Draft,
  type DraftField,
  differs,
  draftOf,
  groupsOf,
  problemsOf,
  updateOf,
} from './basic-info-draft'
import { ChoiceField } from './choice-field'
import { ElectivesField } from './electives-field'
import { profileQueries } from './profile.queries'
import { UnsavedGuard } from './unsaved-guard'

/** Name, province, year and electives of a student. A failed save keeps what was typed; leaving with changes asks first. */
export function BasicInfoForm({ record }: { record: UserInfo }) {
  const queryClient = useQueryClient()
  const provinces = useQuery(provinceCalls.list())
  const [draft, setDraft] = useState(() => draftOf(record))
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const changed = differs(draft, record)
  const problems = problemsOf(draft)
  const shown = (field: DraftField) => (checked ? problems[field] : undefined)
  const change = (part: Partial<Draft>) => setDraft((before) => changedDraft(before, part))

  const save = useMutation({
    mutationFn: () => request(student.update, { body: updateOf(draft, record) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQueries.record(saved.id).queryKey, saved)
      updateUser(saved)
      setDraft(draftOf(saved))
      setChecked(false)
      notify.success('已保存')
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = (['name', 'province', 'year', 'subjects'] as const).find((field) => problems[field])
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (changed && !save.isPending) save.mutate()
  }

  const grade = draft.year === '' ? undefined : gradeOf(Number(draft.year), now())
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-xl gap-5" aria-label="基本信息">
      <UnsavedGuard active={changed} />
      <Field label="姓名" error={shown('name')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField
          label="高考省份"
          name="province"
          value={draft.province}
          options={(provinces.data ?? []).map((item) => item.provinceName)}
          error={shown('province')}
          onChange={(province) => change({ province })}
        />
        <ChoiceField
          label="高考年份"
          name="year"
          value={draft.year}
          options={gaokaoYears(currentYear()).map(String)}
          hint={grade && `现在${grade}`}
          error={shown('year')}
          onChange={(year) => change({ year })}
        />
      </div>
      <ElectivesField
        chosen={draft.subjects}
        groups={groupsOf(draft)}
        problem={shown('subjects')}
        onChange={(subjects) => change({ subjects })}
      />
      <div className="flex flex-wrap items-center gap-3 border-t pt-5">
        <Button type="submit" aria-disabled={!changed || save.isPending}>
          {save.isPending ? '保存中…' : '保存'}
        </Button>
        {changed && (
          <>
            <Button
              variant="ghost"
              onClick={() => {
                setDraft(draftOf(record))
                setChecked(false)
              }}
            >
              撤销修改
            </Button>
            <p className="text-sm text-muted-foreground">有未保存的修改</p>
          </>
        )}
      </div>
    </form>
  )
}
