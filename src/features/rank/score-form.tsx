import { type FormEvent, useState } from 'react'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'

interface ScoreFormProps {
  readonly score: number | undefined
  readonly subject: string | undefined
  readonly onSearch: (score: number) => void
}

/** The score to look up. Needs a subject and a score (S1 §5). */
export function ScoreForm({ score, subject, onSearch }: ScoreFormProps) {
  const [text, setText] = useState(score === undefined ? '' : String(score))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (subject === undefined) return notify.warning('请选择科目')
    if (!/^\d{1,3}$/.test(text.trim())) return notify.warning('请输入分数')
    onSearch(Number(text))
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <Field label="分数" className="flex-1 md:w-36">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="例如 600"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">查位次</Button>
    </form>
  )
}
