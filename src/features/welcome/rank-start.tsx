import type { FormEvent } from 'react'
import { useGoTo } from '~/entities/place/use-go-to'
import { range } from '~/shared/address/fields'
import { MissingLine } from '~/shared/answer/missing-line'
import { NumberField } from '~/shared/form/number-field'
import { rangeText } from '~/shared/form/typed-number'
import { Button } from '~/shared/ui/button'
import { LabelledField } from '~/shared/ui/labelled-field'
import { NativeSelect } from '~/shared/ui/native-select'
import type { Start } from './use-score-question'

/** Province, subject and score in one row, on the way to the rank page. */
export function RankStart({ start }: { start: Start }) {
  const goTo = useGoTo()
  const { said, score, typed, ownScore, province, provinces, exams, subjects, subject, year, say } = start
  const failed = exams.isError && !exams.data
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
      className="grid grid-cols-2 gap-3 md:grid-cols-[8.5rem_8.5rem_minmax(0,20rem)] md:gap-4"
      aria-label="查位次"
    >
      <LabelledField label="高考省份">
        {(control) => (
          <>
            <NativeSelect
              {...control}
              value={province}
              onChange={(event) =>
                say({ province: event.target.value, subject: undefined, place: undefined })
              }
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
      </LabelledField>
      <LabelledField label="科类">
        {(control) => (
          <>
            <NativeSelect
              {...control}
              value={subject ?? ''}
              onChange={(event) => say({ subject: event.target.value })}
            >
              {subjects.length === 0 && (
                <option value="">{exams.data ? '暂无' : failed ? '未加载' : '加载中'}</option>
              )}
              {subjects.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
            {!exams.data && <MissingLine of={[exams]} name="科类" />}
          </>
        )}
      </LabelledField>
      <NumberField
        label="高考或模考总分"
        typed={score}
        onBlur={() => typed !== undefined && typed !== said.score && typed !== ownScore && say({})}
        placeholder="例如 600"
        className="max-md:col-span-2"
        inputClassName="text-lg font-medium"
        action={<Button type="submit">查位次</Button>}
      />
    </form>
  )
}
