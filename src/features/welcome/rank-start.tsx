import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ROLES } from '~/contracts/reference'
import { useGoTo } from '~/entities/place/use-go-to'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { defaultSubject } from '~/rules/exam/default-subject'
import { DEFAULT_PROVINCE } from '~/rules/exam/province'
import { newestTableYear } from '~/rules/exam/years'
import type { Changes, Filtered } from '~/shared/address/address'
import { range } from '~/shared/address/fields'
import { MissingLine } from '~/shared/answer/missing-line'
import { NumberField } from '~/shared/form/number-field'
import { rangeText } from '~/shared/form/typed-number'
import { useTypedNumber } from '~/shared/form/use-typed-number'
import { currentYear } from '~/shared/lib/clock'
import { mounted } from '~/shared/lib/mounted'
import { useHydrated, useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Field } from '~/shared/ui/field'
import { LatePart } from '~/shared/ui/late-part'
import { NativeSelect } from '~/shared/ui/native-select'
import type { WelcomeFilters } from './welcome.address'

const NOTHING_SAID: WelcomeFilters = { province: undefined, subject: undefined, score: undefined }

/** Less is a score that is still being typed. */
const LOWEST_ASKED = 100

const loadAnswer = async () => (await import('./live-answer')).LiveAnswer
const loadOwnScore = async () => {
  await mounted
  return (await import('./own-score')).OwnScore
}

/** Province, subject and score, on the way to the rank page. The year is the newest that has data. */
export function RankStart({ filters, change }: Filtered<WelcomeFilters>) {
  const goTo = useGoTo()
  const user = useUser()
  // The HTML that was rendered at build time knows no address.
  const said = useHydrated() ? filters : NOTHING_SAID
  const [ownScore, setOwnScore] = useState<number>()
  const score = useTypedNumber(range.score, said.score ?? ownScore)

  const province = said.province ?? user?.province ?? DEFAULT_PROVINCE
  const provinces = useQuery(provinceList())
  const filter = useQuery(provinceExams(province))
  const failed = filter.isError && !filter.data
  const years = Object.keys(filter.data?.yearSubjectBatchMap ?? {}).map(Number)
  const year = newestTableYear(years, currentYear())
  const subjects = Object.keys(filter.data?.yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {})
  const subject = subjects.find((name) => name === said.subject) ?? defaultSubject(subjects, user?.subjects)

  const student = user?.roleId === ROLES.student ? user : undefined
  const typed = score.read().number
  const question =
    typed !== undefined && typed >= LOWEST_ASKED && year !== undefined && subject !== undefined
      ? { province, year, subject, score: typed }
      : undefined

  // The whole form is said: a link to it is answered to everybody alike.
  const say = (next: Changes<WelcomeFilters>) =>
    change({ province, subject, score: typed, ...next }, 'settle')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { plain, number } = score.read()
    if (number === undefined) return score.refuse(plain === '' ? '请输入分数' : rangeText(range.score))
    goTo({ kind: 'rank', province, year, subject, score: number })
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
            <>
              <NativeSelect
                {...control}
                value={province}
                onChange={(event) => say({ province: event.target.value, subject: undefined })}
              >
                {(provinces.data?.length ? provinces.data : [{ code: '', provinceName: province }]).map(
                  (item) => (
                    <option key={item.provinceName}>{item.provinceName}</option>
                  ),
                )}
              </NativeSelect>
              <MissingLine of={[provinces]} name="省份" />
            </>
          )}
        </Field>
        <Field label="科类">
          {(control) => (
            <>
              <NativeSelect
                {...control}
                value={subject ?? ''}
                onChange={(event) => say({ subject: event.target.value })}
              >
                {subjects.length === 0 && (
                  <option value="">{filter.data ? '暂无' : failed ? '未加载' : '加载中'}</option>
                )}
                {subjects.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </NativeSelect>
              {!filter.data && <MissingLine of={[filter]} name="科类" />}
            </>
          )}
        </Field>
      </div>
      <NumberField
        label="高考或模考总分"
        typed={score}
        onBlur={() => typed !== undefined && typed !== said.score && typed !== ownScore && say({})}
        placeholder="例如 600"
        inputClassName="text-lg"
        action={<Button type="submit">查位次</Button>}
      />
      <div aria-live="polite" className={cn('answer empty:hidden', question && 'min-h-72')}>
        {student && subject !== undefined && (
          <LatePart
            name="自己的成绩"
            load={loadOwnScore}
            pending={null}
            props={{ studentId: student.id, province, subject, typed: score.text, onScore: setOwnScore }}
          />
        )}
        {question && <LatePart name="位次" load={loadAnswer} pending={null} props={question} />}
      </div>
    </form>
  )
}
