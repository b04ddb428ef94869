import { type FormEvent, useState } from 'react'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'

interface OwnRankFieldProps {
  readonly value: number | undefined
  /** What lines are measured by when nothing is entered: the student's own record. */
  readonly known: MyRank | undefined
  readonly onChange: (rank: number | undefined) => void
}

/** The reader's rank; takes effect with Enter or when the field is left. Anything but a whole number from 1 is no rank. */
export function OwnRankField({ value, known, onChange }: OwnRankFieldProps) {
  const [typed, setTyped] = useState({ from: value, text: value === undefined ? '' : String(value) })
  const text = typed.from === value ? typed.text : value === undefined ? '' : String(value)
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const rank = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
    setTyped({ from: rank, text: rank === undefined ? '' : String(rank) })
    if (rank !== value) onChange(rank)
  }
  return (
    <form onSubmit={send}>
      <Field label="我的位次" hint={known?.from ?? '填写后与各校比较'}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            placeholder={known ? String(known.rank) : '如 12000'}
            value={text}
            onChange={(event) => setTyped({ from: value, text: event.target.value.trim() })}
            onBlur={() => send()}
          />
        )}
      </Field>
    </form>
  )
}
