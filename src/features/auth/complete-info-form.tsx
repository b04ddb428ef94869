import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { student } from '~/contracts/student'
import { provinceList } from '~/entities/province/province-list.calls'
import { gaokaoYears } from '~/rules/exam/years'
import { regionErrorMessage } from '~/shared/api/error-message'
import { useComposedWrite } from '~/shared/api/use-write'
import { FormField, SelectField } from '~/shared/form/form-field'
import { type Form, useForm } from '~/shared/form/use-form'
import { noticeAfterReload } from '~/shared/lib/browser/notice-after-reload'
import { notify } from '~/shared/lib/browser/notify'
import { currentYear } from '~/shared/lib/time/clock'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { completeSignUp, type Newcomer } from './sign-in'
import { useLeaving } from './use-leaving'
import { BasicsFields } from './validation'

interface CompleteInfoFormProps {
  readonly newcomer: Newcomer
  /** Where the page reloads to; the same page when absent. */
  readonly next: string | undefined
  /** Called instead of a reload where that would end the session: the browser keeps none. */
  readonly onDone: () => void
}

const LOCKED = '已登记，之后可在“个人信息”里修改'

/** The second step of signing in: name, province, year. What is known already is locked (S1 §4). */
export function CompleteInfoForm({ newcomer, next, onDone }: CompleteInfoFormProps) {
  const { name, province, year } = newcomer
  const form = useForm(BasicsFields, { name, province: province ?? '', year: String(year ?? '') })
  const complete = useCompletion(newcomer, next, onDone)
  const isBusy = complete.isPending || complete.isSuccess

  // The step takes the place of another one: the keyboard goes to the first thing to fill in.
  const firstOpen = name === '' ? 'name' : province ? 'year' : 'province'
  const { setFocus } = form
  useEffect(() => setFocus(firstOpen), [setFocus, firstOpen])

  return (
    <form
      onSubmit={form.handleSubmit((basics) => isBusy || complete.start(basics))}
      noValidate
      className="mt-5 grid gap-4"
      aria-label="完善信息"
    >
      <FormField form={form} name="name" label="姓名" hint={name && LOCKED}>
        {(control) => <Input {...control} autoComplete="name" disabled={name !== ''} />}
      </FormField>
      <ProvinceField form={form} locked={Boolean(province)} />
      <SelectField
        form={form}
        name="year"
        label="高考年份"
        hint={year && LOCKED}
        disabled={Boolean(year)}
        options={gaokaoYears(currentYear()).map(String)}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? '提交中…' : '提交'}
      </Button>
    </form>
  )
}

function ProvinceField({ form, locked }: { form: Form<BasicsFields>; locked: boolean }) {
  const provinces = useQuery(provinceList())
  return (
    <div>
      <SelectField
        form={form}
        name="province"
        label="高考省份"
        hint={locked && LOCKED}
        disabled={locked}
        placeholder={provinces.isPending ? '加载中' : '请选择'}
        options={(provinces.data ?? []).map(({ provinceName }) => provinceName)}
      />
      {provinces.isError && (
        <p role="alert" className="mt-1.5 text-sm">
          省份加载失败：{regionErrorMessage(provinces.error)}。
          <Button variant="link" size="inline" onClick={() => void provinces.refetch()}>
            重试
          </Button>
        </p>
      )}
    </div>
  )
}

function useCompletion(newcomer: Newcomer, next: string | undefined, onDone: () => void) {
  const leaving = useLeaving()
  return useComposedWrite(student.update, {
    run: ({ year, ...basics }: BasicsFields) =>
      completeSignUp(newcomer, { ...basics, year: Number(year) }, leaving),
    onDone: (isStored) => {
      const said = newcomer.signedIn ? '信息已完善' : '注册成功，已登录'
      if (!isStored) {
        notify.success(said)
        return onDone()
      }
      noticeAfterReload(said)
      // The whole product starts again with the complete record.
      const target = next && import.meta.env.BASE_URL.replace(/\/$/, '') + next
      if (target === undefined || target === location.pathname + location.search) location.reload()
      else location.assign(target)
    },
  })
}
