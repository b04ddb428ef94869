import { type FormEvent, useRef, useState } from 'react'
import { HIGHEST_SCORE } from '~/shared/address/fields'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import { noRankText } from './no-rank-text'

interface ScoreFormProps {
  /** The score that is shown now. */
  readonly score: number | undefined
  readonly subject: string | undefined
  /** It is not yet known which subjects there are. */
  readonly waiting: boolean
  readonly onSearch: (score: number) => void
}

/** The score to look up. Needs a subject and a score (S1 §5). */
export function ScoreForm({ score, subject, waiting, onSearch }: ScoreFormProps) {
  const [text, setText] = useState(textOf(score))
  const [shown, setShown] = useState(score)
  const input = useRef<HTMLInputElement>(null)
  // Back, or another way to change the address, changes the field; typing does not change the address.
  if (shown !== score) {
    setShown(score)
    setText(textOf(score))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An input method may leave full-width figures behind.
    const typed = text.normalize('NFKC').trim()
    if (subject === undefined && !waiting) return notify.warning('请选择科目')
    if (!/^\d+$/.test(typed)) return notify.warning('请输入分数')
    if (Number(typed) > HIGHEST_SCORE) return notify.warning(noRankText(typed))
    // The keyboard of a phone would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    onSearch(Number(typed))
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <Field label="分数" className="flex-1 md:w-36">
        {(control) => (
          <Input
            {...control}
            ref={input}
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

function textOf(score: number | undefined): string {
  return score === undefined ? '' : String(score)
}
