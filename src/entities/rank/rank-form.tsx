import type { FormEvent } from 'react'
import { range } from '~/shared/address/fields'
import { NumberField } from '~/shared/form/number-field'
import { rangeText } from '~/shared/form/typed-number'
import { useTypedNumber } from '~/shared/form/use-typed-number'
import { Button } from '~/shared/ui/button'

const takeFocus = (element: HTMLElement | null) => element?.focus()

interface RankFormProps {
  readonly rank: number | undefined
  readonly onRank: (rank: number | undefined) => void
  readonly onCancel: () => void
}

/** The field of the reader's rank, opened by hand. */
export function RankForm({ rank, onRank, onCancel }: RankFormProps) {
  const typed = useTypedNumber(range.rank, rank)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { plain, number } = typed.read()
    if (number === undefined && plain !== '') typed.refuse(rangeText(range.rank))
    else onRank(number)
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-96 py-1">
      <NumberField
        // The field is what was asked for by the press that opened it.
        ref={takeFocus}
        label="我的位次"
        typed={typed}
        placeholder="例如 20,000"
        enterKeyHint="done"
        action={
          <>
            <Button type="submit" variant="outline">
              比一比
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              取消
            </Button>
          </>
        }
      />
    </form>
  )
}
