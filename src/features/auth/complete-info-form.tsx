import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { provinceCalls } from '~/entities/province/province.calls'
import { errorMessage } from '~/shared/api/error-message'
import { nameProblem } from '~/shared/domain/person-name'
import { gaokaoYears } from '~/shared/domain/years'
import { currentYear } from '~/shared/lib/clock'
import { noticeAfterReload } from '~/shared/lib/notice-after-reload'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import { NativeSelect } from '~/shared/ui/native-select'
import { completeSignUp, type Newcomer } from './sign-in'
import { useLeaving } from './use-leaving'
import { firstProblem, provinceProblem, yearProblem } from './validation'

interface CompleteInfoFormProps {
  readonly newcomer: Newcomer
  /** Where the page reloads to; the same page when absent. */
  readonly next: string | undefined
}

const LOCKED = '已登记，之后可在“个人信息”里修改'

/** The second step of signing in: name, province, year. What is known already is locked (S1 §4). */
export function CompleteInfoForm({ newcomer, next }: CompleteInfoFormProps) {
  const provinces = useQuery(provinceCalls.list())
  const [name, setName] = useState(newcomer.name)
  const [province, setProvince] = useState<string>(newcomer.province ?? '')
  const [year, setYear] = useState(newcomer.year ? String(newcomer.year) : '')
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const leaving = useLeaving()

  // The step takes the place of another one: the keyboard goes to the first thing to fill in.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus()
  }, [])

  const complete = useMutation({
    mutationFn: () => completeSignUp(newcomer, { name: name.trim(), province, year: Number(year) }, leaving),
    onSuccess: () => {
      noticeAfterReload(newcomer.signedIn ? '信息已完善' : '注册成功，已登录')
      // The whole product starts again with the complete record.
      const target = next && import.meta.env.BASE_URL.replace(/\/$/, '') + next
      if (target === undefined || target === location.pathname + location.search) location.reload()
      else location.assign(target)
    },
  })

  const problems = { name: nameProblem(name), province: provinceProblem(province), year: yearProblem(year) }
  const shown = (field: keyof typeof problems) => (checked ? problems[field] : undefined)
  const years = gaokaoYears(currentYear()).map(String)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = firstProblem(problems)
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (!complete.isPending && !complete.isSuccess) complete.mutate()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-5 grid gap-4" aria-label="完善信息">
      <Field label="姓名" error={shown('name')} hint={newcomer.name && LOCKED}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            disabled={newcomer.name !== ''}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Field label="高考省份" error={shown('province')} hint={newcomer.province && LOCKED}>
          {(control) => (
            <NativeSelect
              {...control}
              name="province"
              disabled={Boolean(newcomer.province)}
              value={province}
              onChange={(event) => setProvince(event.target.value)}
            >
              <option value="">{provinces.isPending ? '加载中' : '请选择'}</option>
              {provinces.data?.map((item) => <option key={item.code}>{item.provinceName}</option>) ??
                (province && <option>{province}</option>)}
            </NativeSelect>
          )}
        </Field>
        {provinces.isError && (
          <p role="alert" className="mt-1.5 text-sm">
            省份加载失败：{errorMessage(provinces.error)}。
            <Button variant="link" size="inline" onClick={() => void provinces.refetch()}>
              重试
            </Button>
          </p>
        )}
      </div>
      <Field label="高考年份" error={shown('year')} hint={newcomer.year && LOCKED}>
        {(control) => (
          <NativeSelect
            {...control}
            name="year"
            disabled={Boolean(newcomer.year)}
            value={year}
            onChange={(event) => setYear(event.target.value)}
          >
            <option value="">请选择</option>
            {(years.includes(year) || year === '' ? years : [year, ...years]).map((item) => (
              <option key={item}>{item}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button type="submit" aria-disabled={complete.isPending || complete.isSuccess}>
        {complete.isPending || complete.isSuccess ? '提交中…' : '提交'}
      </Button>
    </form>
  )
}
