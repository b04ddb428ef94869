import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { scoreTables } from '~/contracts/score-tables'
import { provinceCalls } from '~/entities/province/province.calls'
import { ask, call } from '~/shared/api/call'
import { defaultSubject } from '~/shared/domain/default-subject'
import { DEFAULT_PROVINCE } from '~/shared/domain/province'
import { defaultDataYear } from '~/shared/domain/years'
import { currentYear } from '~/shared/lib/clock'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import { NativeSelect } from '~/shared/ui/native-select'

/** Province, subject and score, on the way to the rank page. The year is the newest that has data. */
export function RankStart() {
  const navigate = useNavigate()
  const user = useUser()
  const [chosenProvince, setProvince] = useState<string>()
  const [chosenSubject, setSubject] = useState<string>()
  const [score, setScore] = useState('')
  const [problem, setProblem] = useState<string>()

  const province = chosenProvince ?? user?.province ?? DEFAULT_PROVINCE
  const provinces = useQuery(provinceCalls.list())
  const filter = useQuery(ask(call(scoreTables.select, { query: { province } })))
  const years = Object.keys(filter.data?.yearSubjectBatchMap ?? {}).map(Number)
  const year = defaultDataYear(years, currentYear())
  const subjects = Object.keys(filter.data?.yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {})
  const subject = subjects.find((name) => name === chosenSubject) ?? defaultSubject(subjects, user?.subjects)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d{1,3}$/.test(score.trim())) {
      setProblem(score.trim() === '' ? '请输入分数' : '分数是 0 到 900 的整数')
      return
    }
    void navigate({ to: '/weici', search: { province, year, subject, score: Number(score) } })
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-4 rounded-lg border bg-background p-5 md:p-6"
      aria-label="查位次"
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label="高考省份">
          {(control) => (
            <NativeSelect {...control} value={province} onChange={(event) => setProvince(event.target.value)}>
              {(provinces.data ?? [{ code: '', provinceName: province }]).map((item) => (
                <option key={item.provinceName}>{item.provinceName}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="科类">
          {(control) => (
            <NativeSelect
              {...control}
              value={subject ?? ''}
              onChange={(event) => setSubject(event.target.value)}
            >
              {subjects.length === 0 && <option value="">加载中</option>}
              {subjects.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <div className="flex items-start gap-3">
        <Field label="高考或模考总分" error={problem} className="flex-1">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder="例如 600"
              className="text-lg"
              value={score}
              onChange={(event) => {
                setScore(event.target.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
        <Button type="submit" className="mt-7">
          查位次
        </Button>
      </div>
    </form>
  )
}
