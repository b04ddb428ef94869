import { type FormEvent, useRef } from 'react'
import { range } from '~/shared/address/fields'
import { NumberField } from '~/shared/form/number-field'
import { useTypedNumber } from '~/shared/form/use-typed-number'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'
import { noRankText } from './no-rank-text'

interface ScoreFormProps {
  /** The score that is shown now. */
  readonly score: number | undefined
  readonly subject: string | undefined
  /** It is not yet known which subjects there are. */
  readonly waiting: boolean
  readonly onSearch: (score: number) => void
  /** Somebody has typed a rank in place of a score. */
  readonly onRank: (rank: number) => void
}

/** No score has so many digits: who types them means a rank. */
const RANK = /^\d{4,6}$/

/** The score to look up, or a rank of its table. Needs a subject and a score (S1 §5). */
export function ScoreForm({ score, subject, waiting, onSearch, onRank }: ScoreFormProps) {
  const typed = useTypedNumber(range.score, score)
  const input = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { plain, number } = typed.read()
    if (subject === undefined && !waiting) return notify.warning('请选择科目')
    if (number === undefined && RANK.test(plain)) return onRank(Number(plain))
    if (number === undefined) {
      return notify.warning(/^\d+$/.test(plain) ? noRankText(plain) : '请输入分数')
    }
    // The keyboard of a phone would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    onSearch(number)
  }
  return (
    <form onSubmit={submit} noValidate>
      <NumberField
        label="分数"
        typed={typed}
        placeholder="分数，或位次"
        enterKeyHint="search"
        ref={input}
        inputClassName="md:w-36"
        action={<Button type="submit">查位次</Button>}
      />
    </form>
  )
}
