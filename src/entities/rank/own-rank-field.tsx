import type { FormEvent } from 'react'
import { type MyRank, useOwnScores } from '~/entities/rank/use-my-rank'
import { range } from '~/shared/address/fields'
import { RetryButton } from '~/shared/answer/retry-button'
import { useRetry } from '~/shared/answer/use-retry'
import { NumberField } from '~/shared/form/number-field'
import { rangeText } from '~/shared/form/typed-number'
import { useTypedNumber } from '~/shared/form/use-typed-number'
import { formatCount } from '~/shared/lib/text/format'

interface OwnRankFieldProps {
  readonly value: number | undefined
  /** What lines are measured by when nothing is entered: the student's own record. */
  readonly known: MyRank | undefined
  /** What lines are measured by is said near by. */
  readonly reported?: boolean
  readonly onChange: (rank: number | undefined) => void
}

/** The reader's rank; takes effect with Enter or when the field is left. */
export function OwnRankField({ value, known, reported = false, onChange }: OwnRankFieldProps) {
  const typed = useTypedNumber(range.rank, value)
  const ofOwn = useRetry(useOwnScores(value === undefined))
  const send = () => {
    const { plain, number } = typed.read()
    if (number === undefined && plain !== '') typed.refuse(rangeText(range.rank))
    else if (number !== value) onChange(number)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} noValidate>
      <NumberField
        label="我的位次"
        typed={typed}
        hint={
          value === undefined &&
          (ofOwn.onRetry ? (
            <RetryButton name="自己的成绩" {...ofOwn} onRetry={ofOwn.onRetry} />
          ) : (
            !reported && hintOf(known)
          ))
        }
        placeholder="如 12,000"
        onBlur={send}
      />
    </form>
  )
}

function hintOf(known: MyRank | undefined): string {
  return known ? `${known.from}约第 ${formatCount(known.rank)} 位` : '填写后与各校比较'
}
